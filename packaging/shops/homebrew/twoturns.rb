class Twoturns < Formula
  desc "Tile-matching game whose every deal is proven winnable"
  homepage "https://two-turns.github.io/"
  url "https://github.com/two-turns/two-turns/archive/refs/tags/v@VERSION@.tar.gz"
  sha256 "@SHA256_SOURCE@"
  license all_of: ["MIT", "OFL-1.1"]

  depends_on "cli11" => :build
  depends_on "cmake" => :build
  depends_on "gettext" => :build
  depends_on "ninja" => :build
  depends_on "pkgconf" => :build
  depends_on "fontconfig"
  depends_on "fribidi"
  depends_on "harfbuzz"
  depends_on "jpeg-turbo"
  depends_on "libexif"
  depends_on "libzip"
  depends_on "qrencode"
  depends_on "sdl2"
  depends_on "sdl2_image"
  depends_on "sdl2_ttf"
  depends_on "webp"
  depends_on "zstd"
  uses_from_macos "sqlite"
  uses_from_macos "zlib"

  # The fonts that the game cuts its own out of; casks, which a formula cannot depend on, have the same ones:
  # brew install --cask font-noto-sans font-noto-serif font-noto-sans-cjk-sc font-noto-serif-cjk-sc font-noto-color-emoji
  def install
    system "cmake", "-S", ".", "-B", "build", "-G", "Ninja", "-DTWOTURNS_TESTS=OFF", "-DTWOTURNS_BENCH=OFF", *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
  end

  test do
    board = shell_output("#{bin}/twoturns-cli deal --size 10x6 --gravity down --seed hello")
    (testpath/"board.txt").write board
    assert_match "won", shell_output("#{bin}/twoturns-cli solve board.txt --gravity down")
  end
end
