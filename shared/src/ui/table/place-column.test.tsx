import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rowAt, sampleColumns, samples, showList, type Sample } from './testing/sample-list.tsx';
import type { TableColumn } from './columns/column.ts';

const STORED = ['Ixelles', 'Elsene', 'Uccle', 'Charleroi'];
const NAMESAKES = [
  ['Forest', '1190'],
  ['Vorst', '1190'],
  ['Forest', '7910'],
] as const;
const namesakeColumns: readonly TableColumn<Sample>[] = [
  ...sampleColumns.filter(({ id }) => id === 'id'),
  {
    id: 'town',
    header: 'Town',
    kind: 'place',
    value: ({ id }) => NAMESAKES[id - 1]?.[0],
    postalCode: ({ id }) => NAMESAKES[id - 1]?.[1] ?? null,
    groups: true,
  },
];
const columns: readonly TableColumn<Sample>[] = [
  ...sampleColumns.filter(({ id }) => id === 'id'),
  { id: 'town', header: 'Town', kind: 'place', value: ({ id }) => STORED[id - 1], groups: true },
];
const show = (route: string) => showList({ columns, rows: samples(4) }, { route, locale: 'nl' });
const towns = () => [0, 1, 2, 3].map((row) => within(rowAt(row)).getAllByRole('cell').at(-1)?.textContent);

describe('a column of municipalities', () => {
  it('is shown and sorted by the names in the language of the screen', () => {
    show('/?sort=town');
    expect(towns()).toEqual(['Charleroi', 'Elsene', 'Elsene', 'Ukkel']);
  });

  it('groups both names of a municipality as one', () => {
    show('/?group=town');
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      expect.stringMatching(/^Charleroi1/u),
      expect.stringMatching(/^Elsene2/u),
      expect.stringMatching(/^Ukkel1/u),
    ]);
  });

  it('keeps a municipality apart from its namesake with another postal code', () => {
    showList({ columns: namesakeColumns, rows: samples(3) }, { route: '/?group=town', locale: 'nl' });
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
      expect.stringMatching(/^Forest1/u),
      expect.stringMatching(/^Vorst2/u),
    ]);
  });

  it('a list is filtered by a municipality, whatever the language of the link', () => {
    show('/?where=town:is:Ixelles&sort=id');
    expect(screen.getAllByText('Elsene')).toHaveLength(2);
    expect(screen.queryByText('Ukkel')).toBeNull();
  });
});
