import { describe, expect, it } from 'vitest';
import { alongLine } from './where-at.ts';

/** A kilometre to the north, then two to the east. */
const north = 1 / 111.195;
const east = 2 / (111.195 * Math.cos(((50 + north) * Math.PI) / 180));
const line = [
  [50, 4],
  [50 + north, 4],
  [50 + north, 4 + east],
] as const;

describe('a drive along a line', () => {
  it('a drive along a line goes by the length of the line, around its corners', () => {
    const [begin, corner, middle, end] = [0, 1 / 3, 2 / 3, 1].map((part) => alongLine(line, part));
    expect(begin).toEqual({ latitude: 50, longitude: 4, heading: 0 });
    expect(corner?.latitude).toBeCloseTo(50 + north, 5);
    expect(corner?.longitude).toBeCloseTo(4, 5);
    expect(middle).toMatchObject({ heading: 90 });
    expect(middle?.longitude).toBeCloseTo(4 + east / 2, 4);
    expect(end?.longitude).toBeCloseTo(4 + east, 6);
  });

  it('heads in the direction of the street', () => {
    const heading = (latitude: number, longitude: number) =>
      alongLine(
        [
          [50, 4],
          [latitude, longitude],
        ],
        0.5,
      ).heading;
    expect([heading(51, 4), heading(50, 5), heading(49, 4), heading(50, 3)]).toEqual([0, 90, 180, 270]);
  });

  it('a drive along a line stays at the start of a line without length', () => {
    expect(alongLine([[50, 4]], 0.5)).toEqual({ latitude: 50, longitude: 4, heading: null });
    expect(
      alongLine(
        [
          [50, 4],
          [50, 4],
        ],
        1,
      ),
    ).toEqual({ latitude: 50, longitude: 4, heading: null });
  });
});
