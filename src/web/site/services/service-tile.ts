import { findServiceTile, type ServiceTile } from '#content/service-tiles.ts';

/** A service's name, sign and colour, by its page's address; each has a tile on the home page. */
export function serviceTile(path: string): ServiceTile {
  const tile = findServiceTile(path);
  if (!tile) throw new Error(`content/service-tiles.ts has no tile ${path}`);
  return tile;
}
