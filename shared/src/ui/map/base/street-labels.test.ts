import { expect, it } from 'vitest';
import { layOutStreetLabels } from './street-labels.ts';

const measure = (text: string): number => text.length * 6;
const row = (y: number, from = 0, to = 300) =>
  Array.from({ length: 31 }, (_, index) => ({ x: from + ((to - from) * index) / 30, y }));

it('writes a name along its street, never upside down', () => {
  const [there, back] = [row(40), row(140).toReversed()].flatMap((line) =>
    layOutStreetLabels([{ name: 'Rue de la Loi', line }], measure),
  );
  expect(there).toMatchObject({ text: 'Rue de la Loi', x: 150, y: 40, angle: 0 });
  expect(back?.angle).toBeCloseTo(0);
});

it('leaves out a name that is longer than its street', () => {
  expect(layOutStreetLabels([{ name: 'Rue de la Loi', line: row(0, 0, 30) }], measure)).toEqual([]);
  expect(layOutStreetLabels([{ name: 'Rue de la Loi', line: [] }], measure)).toEqual([]);
});

it('writes no name over another; the first street wins', () => {
  const labels = layOutStreetLabels(
    [
      { name: 'Rue de la Loi', line: row(40) },
      { name: 'Rue Joseph II', line: row(45) },
      { name: 'Rue Belliard', line: row(90) },
    ],
    measure,
  );
  expect(labels.map(({ text }) => text)).toEqual(['Rue de la Loi', 'Rue Belliard']);
});
