import { newPage } from '../browser/new-page.mjs';
import { dragAndZoom, markersOn, movedMarkers } from './drag-and-zoom.mjs';
import { plainMapPage } from './plain-map.mjs';
import { keepDriving, placeOf } from './seed-map.mjs';

/** Where ours stands when it opens, and where every driver has a marker of their own. */
const OPENS_AT = 12;
const ZOOM = 15;
/** The two of the company, beside the drivers. */
const HEADQUARTERS = 2;

/**
 * @typedef {object} Visit
 * @property {string} url Origin of the suite.
 * @property {{ token: string, user: object, expiresAt: string }} session
 * @property {{ script: string, style: string }} bare
 * @property {import('pg').Pool} pool
 * @property {number} drivers
 */

/**
 * Drags and zooms one of both maps while its drivers move; throws when they don't, or when it has not as many markers as the other.
 * @param {import('../browser/launch.mjs').Launched} browser
 * @param {'ours' | 'plain'} side
 * @param {Visit} visit
 * @returns {Promise<number[]>} Milliseconds of every frame.
 */
export async function visitMap(browser, side, { url, session, bare, pool, drivers }) {
  const { page, close } = await newPage(browser, { session });
  const stop = side === 'ours' ? keepDriving(pool) : async () => {};
  const markers = drivers + HEADQUARTERS;
  try {
    if (side === 'ours') await openOurs(page, url);
    else await openPlain(page, { url, bare, markers });
    await page.waitForFunction((count) => document.querySelectorAll('.leaflet-marker-icon').length === count, markers);
    const frames = await dragAndZoom(page);
    if ((await markersOn(page)) !== markers) throw new Error(`${await markersOn(page)} markers instead of ${markers}`);
    const moved = await movedMarkers(page);
    if (moved < drivers) throw new Error(`${moved} of ${drivers} markers moved`);
    return frames;
  } finally {
    await stop();
    await close();
  }
}

/** @param {import('playwright-core').Page} page @param {string} url */
async function openOurs(page, url) {
  await page.goto(`${url}/tracker?show=drivers`);
  await page.locator('.navette-cluster').first().waitFor();
  for (let zoom = OPENS_AT; zoom < ZOOM; zoom += 1) {
    await page.locator('.leaflet-control-zoom-in').click();
    await page.waitForTimeout(500);
  }
}

/** @param {import('playwright-core').Page} page @param {{ url: string, bare: { script: string, style: string }, markers: number }} options */
async function openPlain(page, { url, bare, markers }) {
  const serve = (/** @type {string} */ path, /** @type {string} */ contentType, /** @type {string} */ body) =>
    page.route(`${url}/${path}`, (route) => route.fulfill({ contentType, body }));
  const places = Array.from({ length: markers }, (_, line) => placeOf(line));
  await serve('plain-map', 'text/html', plainMapPage({ zoom: ZOOM, places }));
  await serve('plain-map.js', 'text/javascript', bare.script);
  await serve('plain-map.css', 'text/css', bare.style);
  await page.goto(`${url}/plain-map`);
}
