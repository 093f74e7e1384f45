import { expect, it } from 'vitest';
import { TRANSPORT_COLUMNS } from './transport-columns.ts';

it('leaves out none of the columns that the specification names, however narrow the list is', () => {
  const optional = Object.entries(TRANSPORT_COLUMNS).filter(
    ([, column]) => 'hideBelow' in column || 'hidden' in column,
  );
  expect(optional).toEqual([]);
});
