import { expect, it } from 'vitest';
import far from '../data/places-far.json';
import near from '../data/places.json';
import { layOutLabels, type LabelScale, type PlacedLabel, readPlaces } from './label-layer.ts';

const places = readPlaces([...near.places, ...far.places]).toSorted(
  (one, other) => other.inhabitants - one.inhabitants,
);

/** Web Mercator projection as in the map, and glyphs half as wide as high. */
const scaleOf = (zoom: number): LabelScale => ({
  zoom,
  project: (latitude, longitude) => {
    const world = 256 * 2 ** zoom;
    const sine = Math.sin((latitude * Math.PI) / 180);
    return { x: world * (longitude / 360 + 0.5), y: world * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) };
  },
  measure: (text, size) => (text.length * size) / 2,
});

const names = (labels: readonly PlacedLabel[]): string[] => labels.map(({ text }) => text);

it('contains every Belgian municipality once, largest first, at a position within Belgium', () => {
  expect(places.length).toBeGreaterThan(1500);
  expect(places[0]?.names).toEqual({ en: 'Brussels', fr: 'Bruxelles', nl: 'Brussel' });
  for (const { latitude, longitude } of places) {
    expect(latitude).toBeGreaterThan(49.4);
    expect(latitude).toBeLessThan(51.6);
    expect(longitude).toBeGreaterThan(2.5);
    expect(longitude).toBeLessThan(6.5);
  }
});

it('has the towns, and all that is near Brussels, in the part that is fetched first', () => {
  const [south = 0, west = 0, north = 0, east = 0] = near.near;
  const isNear = ({ latitude, longitude }: (typeof places)[number]): boolean =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  const missing = readPlaces(far.places).filter((place) => place.inhabitants >= 9000 || isNear(place));
  expect(missing).toEqual([]);
});

it('labels places on the map in the user’s language', () => {
  expect(names(layOutLabels(places, 'fr', scaleOf(8)))).toContain('Anvers');
  expect(names(layOutLabels(places, 'nl', scaleOf(8)))).toContain('Luik');
  expect(names(layOutLabels(places, 'nl', scaleOf(13)))).toContain('Sint-Pieters-Woluwe');
});

it('labels only cities at low zoom, and every place at high zoom', () => {
  expect(names(layOutLabels(places, 'fr', scaleOf(7))).length).toBeLessThan(12);
  expect(names(layOutLabels(places, 'fr', scaleOf(13)))).toContain('Koekelberg');
  expect(layOutLabels(places, 'fr', scaleOf(5))).toEqual([]);
});

it.each([7, 9, 11, 13])('draws no label over another at zoom %d', (zoom) => {
  const labels = layOutLabels(places, 'fr', scaleOf(zoom));
  const over = (one: PlacedLabel, other: PlacedLabel): boolean =>
    Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
    Math.abs(one.y - other.y) < (one.size + other.size) / 2;
  const pairs = labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter((other) => over(one, other))
      .map((other) => [one.text, other.text]),
  );
  expect(pairs).toEqual([]);
});
