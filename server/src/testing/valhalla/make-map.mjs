// Writes map.osm.pbf: a few invented roads between real places of Brussels, and one that leads nowhere, for a real Valhalla to route on.
// Run it after changing the roads: node server/src/testing/valhalla/make-map.mjs
import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

/** Points by name: latitude and longitude in degrees. */
const NODES = {
  grandPlace: [50.8467, 4.3525],
  midi: [50.8357, 4.3363],
  wayez: [50.835, 4.312],
  erasme: [50.8135, 4.2665],
  arts: [50.8449, 4.3701],
  schuman: [50.8432, 4.3841],
  meiser: [50.8555, 4.3958],
  saintLuc: [50.853, 4.4525],
  // A road that no other reaches.
  islandWest: [50.7, 4.05],
  islandEast: [50.702, 4.07],
};

const CITY = { highway: 'secondary', maxspeed: '30' };
const ROADS = [
  { name: 'Boulevard Anspach', nodes: ['grandPlace', 'midi'], ...CITY },
  { name: 'Rue Wayez', nodes: ['midi', 'wayez'], ...CITY },
  { name: 'Route de Lennik', nodes: ['wayez', 'erasme'], ...CITY },
  { name: 'Rue de la Loi', nodes: ['grandPlace', 'arts', 'schuman'], ...CITY },
  { name: 'Boulevard Reyers', nodes: ['schuman', 'meiser'], ...CITY },
  { name: 'Avenue Hippocrate', nodes: ['meiser', 'saintLuc'], ...CITY },
  { name: 'Chemin de l’Île', nodes: ['islandWest', 'islandEast'], ...CITY },
];

const varint = (value) => {
  const bytes = [];
  let rest = BigInt(value);
  do {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 0x80 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
};
const zigzag = (value) => varint(value < 0 ? -2 * value - 1 : 2 * value);
const number = (field, value) => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field, value) => Buffer.concat([varint(field * 8 + 2), varint(value.length), value]);
const packed = (field, values, encode = varint) => bytes(field, Buffer.concat(values.map(encode)));
const differences = (values) => values.map((value, index) => value - (values[index - 1] ?? 0));

function block(type, content) {
  const blob = Buffer.concat([number(2, content.length), bytes(3, deflateSync(content, { level: 9 }))]);
  const header = Buffer.concat([bytes(1, Buffer.from(type)), number(3, blob.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

const strings = [''];
const text = (value) => (strings.includes(value) ? strings.indexOf(value) : strings.push(value) - 1);

/** Degrees in the file's unit of 100 nanodegrees. */
const unit = (degrees) => Math.round(degrees * 1e7);
const ids = new Map(Object.keys(NODES).map((name, index) => [name, index + 1]));
const places = Object.values(NODES);
const dense = Buffer.concat([
  packed(1, differences([...ids.values()]), zigzag),
  packed(8, differences(places.map(([latitude]) => unit(latitude))), zigzag),
  packed(9, differences(places.map(([, longitude]) => unit(longitude))), zigzag),
]);
const ways = ROADS.map(({ nodes, ...tags }, index) => {
  const pairs = Object.entries(tags).map(([key, value]) => [text(key), text(value)]);
  const way = [
    number(1, index + 1),
    packed(
      2,
      pairs.map(([key]) => key),
    ),
    packed(
      3,
      pairs.map(([, value]) => value),
    ),
    packed(8, differences(nodes.map((name) => ids.get(name))), zigzag),
  ];
  return bytes(3, Buffer.concat(way));
});
const table = bytes(1, Buffer.concat(strings.map((value) => bytes(1, Buffer.from(value)))));
const data = Buffer.concat([table, bytes(2, bytes(2, dense)), bytes(2, Buffer.concat(ways))]);
const features = ['OsmSchema-V0.6', 'DenseNodes'].map((name) => bytes(4, Buffer.from(name)));

writeFileSync(
  new URL('map.osm.pbf', import.meta.url),
  Buffer.concat([block('OSMHeader', Buffer.concat(features)), block('OSMData', data)]),
);
