/** Failures before the tile source can count as down. */
const PATIENCE = 4;

/** Whether a tile source counts as down: single failures are normal, but not more failures than loads. */
export const tilesAreLost = (failed: number, loaded: number): boolean => failed >= PATIENCE && failed > loaded;

/** Counts the tiles that loaded and failed. */
export interface TileCount {
  readonly loaded: () => void;
  readonly failed: () => void;
}

/** Counter of tiles; calls `onLost` when their source counts as down. */
export function countTiles(onLost: () => void): TileCount {
  const count = { failed: 0, loaded: 0 };
  return {
    loaded: () => void (count.loaded += 1),
    failed: () => {
      count.failed += 1;
      if (tilesAreLost(count.failed, count.loaded)) onLost();
    },
  };
}
