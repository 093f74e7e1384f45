/** Encodes points as a polyline (Google's algorithm), as routing services answer them. */
export function encodePolyline(
  points: readonly (readonly [latitude: number, longitude: number])[],
  precision: 5 | 6,
): string {
  let last: readonly [number, number] = [0, 0];
  let text = '';
  for (const [latitude, longitude] of points) {
    const point = [Math.round(latitude * 10 ** precision), Math.round(longitude * 10 ** precision)] as const;
    text += encodeNumber(point[0] - last[0]) + encodeNumber(point[1] - last[1]);
    last = point;
  }
  return text;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  while (rest >= 32) {
    text += String.fromCharCode((rest % 32) + 32 + 63);
    rest = Math.floor(rest / 32);
  }
  return text + String.fromCharCode(rest + 63);
}
