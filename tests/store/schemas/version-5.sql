-- What sqlite3's .dump says of a store of version 5: a game cleared and one in hand, for which cards were chosen, what was
-- learnt, and lists.
BEGIN TRANSACTION;
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO settings VALUES('deck','shapes');
INSERT INTO settings VALUES('language','zh_CN');
INSERT INTO settings VALUES('own-decks',replace('/cats\n/a	b\n','\n',char(10)));
INSERT INTO settings VALUES('named-decks',replace('/cats\n','\n',char(10)));
INSERT INTO settings VALUES('recent-files',replace('/home/me/a b.twoturns\n','\n',char(10)));
INSERT INTO settings VALUES('card-fields',replace('11 22 0 1\n33 44 1 0\n','\n',char(10)));
INSERT INTO settings VALUES('race','2 file /home/me/a b.twoturns');
INSERT INTO settings VALUES('deck-changes','deck	/a	b'||char(10)||'text	eins	one'||char(10)||'deck	/cats'||char(10)||'title	Cats'||char(10)||'text	salt	salt	fine'||char(10)||'crop	1 2 700	x\ny.png'||char(10));
CREATE TABLE games (
    key INTEGER PRIMARY KEY,
    state INTEGER NOT NULL,       -- 0 in hand, 1 left, 2 cleared
    seat INTEGER,                 -- of the window that has it in hand
    played INTEGER NOT NULL,      -- the higher, the later it was played; no date, as the calendar may jump
    begun INTEGER NOT NULL,       -- seconds since 1970
    touched INTEGER NOT NULL,
    id TEXT,                      -- the game ID; NULL where the board came from a file
    elapsed INTEGER NOT NULL,     -- ms; counts where the record says less
    pairs_left INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    undos INTEGER NOT NULL,
    reshuffles INTEGER NOT NULL,
    record BLOB NOT NULL,         -- the record's text, in zlib's format
    start TEXT,                   -- the board it began with, while it is in hand
    witness TEXT                  -- moves that clear that board, one a line
, rewinds INTEGER, score INTEGER, seal INTEGER, pace INTEGER, cards TEXT);
INSERT INTO games VALUES(1,2,NULL,1,1000,1800000000,'tt1.6x4.6.down.full.1.one',17833,0,12,0,0,0,X'78da2d8d5b0e82400c45ffbb8a2e009ae9631edb31a0c6884ca24370f97690bf9ede7bdab6d7b16deff533de2faf2b323c666c8d297d8d12cd755fe9b62d0b31d5f50a8142086843421e925311413d28825170b2817dc3102987d827cf1412694e4766de4c54b49c57040a99984f86e24d66e2a82e4647e998b379570e9385a4f497eaa9019bbb7aa6ee663fdcdd2e184c4b9d9ef85fc20f2ff1306b',NULL,NULL,2,2280,4,1,NULL);
INSERT INTO games VALUES(2,0,0,2,1000,1800000009,'tt1.6x4.6.down.full.1.two',61000,9,3,0,0,0,X'78da2d88410a80201000effb0a1f900ba2b97e27b42232176ac59e9f4587819991c65aea592ebd4ec7ac0c6c498918f4b7438f895bc1a5e68c06a531f41fac7283e958b04844af753c387414fe1a21668ebbfa1e3cb2f519b1',replace('3 1 6 4 2 6\n2 6 4 2 2 3\n5 5 1 1 6 5\n3 5 3 4 4 1\n','\n',char(10)),replace('4,4 4,5\n4,4 4,6\n3,4 2,3\n1,2 3,3\n3,5 4,4\n4,2 4,6\n4,1 4,6\n4,6 3,2\n2,1 4,3\n4,5 4,3\n3,1 4,5\n4,2 4,1\n','\n',char(10)),1,0,NULL,2,'00c0ffee00c0ffee 4 0 11');
CREATE TABLE decks (
    name TEXT PRIMARY KEY,        -- a deck's name or its folder
    used INTEGER NOT NULL         -- the higher, the later it was used
) WITHOUT ROWID;
INSERT INTO decks VALUES('shapes',1);
CREATE TABLE answers (
    deck TEXT NOT NULL,           -- a deck's name or its folder
    card TEXT NOT NULL,           -- what is on its sides, with a tab between
    game INTEGER NOT NULL,        -- a game has one answer for a card; it stays when the game is gone
    answered INTEGER NOT NULL,    -- seconds since 1970
    recall INTEGER NOT NULL,      -- 0 missed, 1 hinted, 2 put back, 3 slow, 4 found, 5 quick
    took INTEGER NOT NULL,        -- ms
    PRIMARY KEY (deck, card, game)
) WITHOUT ROWID;
INSERT INTO answers VALUES('words','cat	māo',1,1800000000,4,1200);
INSERT INTO answers VALUES('words','dog	gǒu',1,1800000005,0,2500);
CREATE INDEX games_played ON games (played);
CREATE INDEX games_in_hand ON games (seat, played) WHERE state = 0;
COMMIT;
PRAGMA user_version = 5;
