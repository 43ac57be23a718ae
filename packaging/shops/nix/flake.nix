{
  description = "Two Turns, a tile-matching game whose every deal is proven winnable";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-24.11";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" ];
      each = make: nixpkgs.lib.genAttrs systems (system: make nixpkgs.legacyPackages.${system});
    in {
      packages = each (pkgs: rec {
        default = twoturns;
        twoturns = pkgs.stdenv.mkDerivation {
          pname = "twoturns";
          version = "@VERSION@";
          # The flake lies at the top of the sources.
          src = self;
          nativeBuildInputs = with pkgs; [ cmake gettext harfbuzz ninja pkg-config ];
          buildInputs = with pkgs; [
            SDL2 SDL2_image SDL2_ttf cli11 dbus fontconfig fribidi harfbuzz libexif libjpeg libwebp libzip qrencode
            noto-fonts noto-fonts-cjk-sans noto-fonts-cjk-serif noto-fonts-color-emoji sqlite zlib zstd
          ];
          cmakeFlags = [ "-DTWOTURNS_TESTS=OFF" "-DTWOTURNS_BENCH=OFF" "-DTWOTURNS_QUICK_BUILD=ON" "-DTWOTURNS_ALL_CHINESE=OFF" ];
          meta = {
            description = "Tile-matching game whose every deal is proven winnable";
            homepage = "https://two-turns.github.io/";
            license = with pkgs.lib.licenses; [ mit ofl ];
            mainProgram = "twoturns";
            platforms = systems;
          };
        };
      });
      apps = each (pkgs: {
        default = { type = "app"; program = "${self.packages.${pkgs.system}.default}/bin/twoturns"; };
      });
    };
}
