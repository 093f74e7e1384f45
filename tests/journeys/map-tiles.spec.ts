import type { Page } from '@playwright/test';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { startOwnSuite, type OwnSuite } from '../suite/own-suite.ts';
import { pictureTiles, waterTiles } from '../suite/tiles/belgian-tiles.ts';
import { startTileServer, type TileServer } from '../suite/tiles/tile-server.ts';

const ATTRIBUTION = 'Institut des tests';

let tiles: TileServer;
let suite: OwnSuite;

test.beforeAll(async () => {
  tiles = await startTileServer();
  suite = await startOwnSuite(13, { env: { MAP_TILES_URL: tiles.url, MAP_TILES_ATTRIBUTION: ATTRIBUTION } });
});
test.afterAll(async () => {
  await suite.stop();
  await tiles.stop();
});

const openMap = (page: Page) => arrive(page, 'super', '/tracker', { origin: suite.origin });

/** Colour in the middle of the tile under the middle of the map. */
const colour = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((tile) => {
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d');
      if (!pen || !(tile instanceof HTMLImageElement || tile instanceof HTMLCanvasElement)) return [];
      pen.drawImage(tile, -100, -100);
      return [...pen.getImageData(0, 0, 1, 1).data];
    });

test('a map shows the raster tiles of a PMTiles file, with their attribution', SLOW, async ({ page }) => {
  tiles.content = pictureTiles([12, 120, 200]);
  await openMap(page);
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  await expect.poll(() => colour(page, 'img.leaflet-tile-loaded')).toEqual([12, 120, 200, 255]);
  await expect(page.getByText(ATTRIBUTION)).toBeVisible();
  await expect(page.getByText('Schematic map', { exact: false })).toBeHidden();
});

test('a map draws the vector tiles of a PMTiles file', SLOW, async ({ page }) => {
  tiles.content = waterTiles();
  await openMap(page);
  await expect(page.locator('canvas.leaflet-tile-loaded').first()).toBeVisible();
  // The water of the light style: blue above all, and nothing transparent.
  await expect
    .poll(async () => {
      const [red = 0, , blue = 0, alpha = 0] = await colour(page, 'canvas.leaflet-tile-loaded');
      return alpha === 255 && blue > red;
    })
    .toBe(true);
  await expect(page.getByText(ATTRIBUTION)).toBeVisible();
});
