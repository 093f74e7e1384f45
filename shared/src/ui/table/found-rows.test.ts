import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../i18n/index.ts';
import type { FormattingContext, TableColumn } from './columns/column.ts';
import { searchText } from './use-found-rows.ts';

interface Trip {
  readonly date: string;
  readonly client: string;
  readonly price: number;
  readonly note: string;
  readonly town: string;
}
const trip: Trip = { date: '2026-03-10', client: 'Éléonore Dubois', price: 1250.5, note: 'wheelchair', town: 'Elsene' };
const columns: readonly TableColumn<Trip>[] = [
  { id: 'date', header: 'x', kind: 'date', value: ({ date }) => date },
  { id: 'client', header: 'x', value: ({ client }) => client },
  { id: 'price', header: 'x', kind: 'amount', value: ({ price }) => price },
  { id: 'town', header: 'x', kind: 'place', value: ({ town }) => town },
  { id: 'note', header: 'x', value: ({ note }) => note, unsearched: true },
];
const context: FormattingContext = { t: (key) => key, formats: formatsOf('fr') };
const text = searchText(columns, context)(trip);

describe('what can be found in a row', () => {
  it.each(['10/03/2026', 'eleonore', 'dubois', '1 250,50', 'ixelles', 'elsene'])(
    'finds a row by %s, as displayed or as another name of its municipality',
    (word) => {
      expect(text).toContain(word);
    },
  );

  it.each(['2026-03-10', 'wheelchair'])('does not find a row by %s, which is not displayed', (word) => {
    expect(text).not.toContain(word);
  });
});
