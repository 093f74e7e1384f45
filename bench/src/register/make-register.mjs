import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

const header =
  'EPSG:31370_x,EPSG:31370_y,EPSG:4326_lat,EPSG:4326_lon,address_id,box_number,house_number,municipality_id,municipality_name_de,municipality_name_fr,municipality_name_nl,postcode,postname_fr,postname_nl,street_id,streetname_de,streetname_fr,streetname_nl,region_code,status';

const firstFr = ['Rue', 'Rue', 'Rue', 'Avenue', 'Place', 'Chaussée', 'Chemin', 'Boulevard'];
const lastNl = ['straat', 'straat', 'laan', 'plein', 'weg', 'steenweg', 'dreef'];
const links = ['de la', 'du', 'des', "de l'", 'de', ''];
const syllables = [
  'bel',
  'mont',
  'roche',
  'fort',
  'val',
  'bois',
  'cham',
  'pré',
  'ruis',
  'broek',
  'dael',
  'berg',
  'linde',
  'kerk',
  'molen',
  'veld',
  'mar',
  'tin',
  'églé',
  'son',
  'hove',
  'gar',
  'len',
  'tour',
  'neu',
  'ville',
  'sart',
  'ther',
  'ost',
  'ham',
];
const common = ["Rue de l'Église", 'Rue de la Station', 'Grand-Place', 'Rue Haute', 'Avenue Louise'];
const commonNl = ['Kerkstraat', 'Stationsstraat', 'Grote Markt', 'Hoogstraat', 'Molenstraat'];
const housesAStreet = 24;

/**
 * A street of the generated register, made from its number alone.
 * @param {number} index
 */
export function streetOf(index) {
  const random = numbers(index);
  const pick = (/** @type {readonly string[]} */ list) => list[Math.floor(random() * list.length)] ?? '';
  const name = () => `${pick(syllables)}${pick(syllables)}${random() < 0.5 ? pick(syllables) : ''}`;
  const region = ['BE-BRU', 'BE-VLG', 'BE-VLG', 'BE-WAL', 'BE-WAL'][index % 5] ?? 'BE-WAL';
  const named = capital(name());
  const fr =
    random() < 0.03
      ? pick(common)
      : `${pick(firstFr)} ${pick(links)} ${named}`.replaceAll(/ +/gu, ' ').replace("' ", "'");
  const nl = random() < 0.03 ? pick(commonNl) : `${named}${pick(lastNl)}`;
  const town = Math.floor(random() * 120);
  const zip =
    { 'BE-BRU': 1000 + (town % 20) * 10, 'BE-VLG': 2000 + town * 10, 'BE-WAL': 4000 + town * 25 }[region] ?? 1000;
  const city = capital(`${syllables[town % 30]}${syllables[(town * 7 + zip) % 30]}`);
  const [latitude, longitude] = [50 + random(), 3.5 + random() * 2];
  return {
    region,
    zip,
    city,
    fr: region === 'BE-VLG' ? '' : fr,
    nl: region === 'BE-WAL' ? '' : nl,
    latitude,
    longitude,
  };
}

/**
 * Writes a file of the address register with so many rows: streets of {@link housesAStreet} houses, every eighth house with a box, some rows not in use.
 * @param {string} path
 * @param {number} rows
 */
export async function makeRegister(path, rows) {
  const file = createWriteStream(path);
  file.write(`${header}\n`);
  for (let street = 0, row = 0; row < rows; street += 1) {
    const { region, zip, city, fr, nl, latitude, longitude } = streetOf(street);
    let text = '';
    for (let house = 0; house < housesAStreet && row < rows; house += 1, row += 1) {
      const number = house % 8 === 7 ? house : house + 1;
      const place = `${(latitude + house / 5000).toFixed(6)},${(longitude + house / 5000).toFixed(6)}`;
      const status = house === 20 ? 'retired' : 'current';
      text += `149000.1,170000.2,${place},${row},${house % 8 === 7 ? 'A' : ''},${number},21004,,${city},${city},${zip},${city},${city},${street},,${fr},${nl},${region},${status}\n`;
    }
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

/** How many streets a register of so many rows has. @param {number} rows */
export const streetsIn = (rows) => Math.ceil(rows / housesAStreet);

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Numbers from 0 to 1, the same for the same seed. @param {number} seed */
function numbers(seed) {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
