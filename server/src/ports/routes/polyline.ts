/** A point of a line. */
export type LinePoint = readonly [latitude: number, longitude: number];

const CHUNK_BITS = 5;
const OFFSET = 63;

/**
 * Decodes an encoded polyline (Google's algorithm): latitude first, each point as the difference to the one before.
 * @param precision decimals: 5 at Google, 6 at OSRM with `polyline6`
 * @returns undefined when the text is invalid, or has impossible coordinates
 */
export function decodePolyline(text: string, precision: 5 | 6): LinePoint[] | undefined {
  const unit = 10 ** precision;
  const numbers = readNumbers(text);
  if (!numbers || numbers.length % 2 !== 0) return undefined;
  const points: LinePoint[] = [];
  let [latitude, longitude] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    latitude += numbers[index] ?? 0;
    longitude += numbers[index + 1] ?? 0;
    const point = [latitude / unit, longitude / unit] as const;
    if (Math.abs(point[0]) > 90 || Math.abs(point[1]) > 180) return undefined;
    points.push(point);
  }
  return points;
}

/** The signed numbers, five bits a character; undefined when one is truncated or a character is invalid. */
function readNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const bits = text.charCodeAt(index) - OFFSET;
    if (bits < 0 || bits > 63 || shift > 30) return undefined;
    value += (bits & 31) * 2 ** shift;
    shift += CHUNK_BITS;
    if (bits < 32) {
      numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
      [value, shift] = [0, 0];
    }
  }
  return shift === 0 ? numbers : undefined;
}
