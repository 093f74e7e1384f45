import { expect, it } from 'vitest';
import { mapFileOrigins, mapOf, mapOrigins } from './map-settings.ts';

const tiles = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: '© Exemple' };

it('uses the schematic map without configuration', () => {
  expect(mapOf({})).toBeUndefined();
});

it('contains tiles, their attribution and their maximum zoom', () => {
  expect(mapOf(tiles)).toEqual({ url: tiles.MAP_TILES_URL, attribution: '© Exemple', maxZoom: 19 });
});

it('lets pages load the tiles of the map and of its traffic, from each origin once', () => {
  const settings = mapOf({ ...tiles, MAP_TRAFFIC_URL: 'https://traffic.example/{z}/{x}/{y}' });
  expect(settings && mapOrigins(settings)).toEqual(['https://tiles.example', 'https://traffic.example']);
  const same = mapOf({ ...tiles, MAP_TRAFFIC_URL: 'https://tiles.example/t/{z}/{x}/{y}' });
  expect(same && mapOrigins(same)).toEqual(['https://tiles.example']);
});

it('takes one PMTiles file, which pages may fetch parts of', () => {
  const settings = mapOf({ ...tiles, MAP_TILES_URL: 'https://tiles.example/belgium.pmtiles?v=2' });
  expect(settings?.url).toBe('https://tiles.example/belgium.pmtiles?v=2');
  expect(settings && mapFileOrigins(settings)).toEqual(['https://tiles.example']);
  const pictures = mapOf(tiles);
  expect(pictures && mapFileOrigins(pictures)).toEqual([]);
});

it.each([
  ['no attribution', { ...tiles, MAP_TILES_ATTRIBUTION: '' }, /MAP_TILES_ATTRIBUTION/u],
  ['traffic alone', { MAP_TRAFFIC_URL: 'https://traffic.example/{z}/{x}/{y}' }, /MAP_TILES_URL/u],
  ['an address without its parts', { ...tiles, MAP_TILES_URL: 'https://tiles.example' }, /MAP_TILES_URL is not/u],
  ['a file', { ...tiles, MAP_TILES_URL: 'file:///tiles/{z}/{x}/{y}' }, /MAP_TILES_URL is not/u],
  ['a zoom that no map has', { ...tiles, MAP_TILES_MAX_ZOOM: '40' }, /MAP_TILES_MAX_ZOOM/u],
])('refuses %s at the start', (_, env, message) => {
  expect(() => mapOf(env)).toThrow(message);
});
