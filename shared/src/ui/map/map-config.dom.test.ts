import { expect, it } from 'vitest';
import { readMapTiles } from './map-config.ts';

const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Cartes exemple', maxZoom: 19 };

it('reads the tiles that the server names in the head of the page', () => {
  expect(readMapTiles(JSON.stringify(tiles))).toEqual(tiles);
});

it.each([undefined, '', '__MAP__', 'null', '{"url":1}', '{"url":"https://tiles.example"}'])(
  'shows the schematic map for %j',
  (text) => {
    expect(readMapTiles(text)).toBeNull();
  },
);
