import { expect, it } from 'vitest';
import { reasonText, TRANSPORT_COLUMNS } from './transport-columns.ts';
import { statusText } from './transport-row.ts';

it('leaves out none of the columns that the specification names, however narrow the list is', () => {
  const optional = Object.entries(TRANSPORT_COLUMNS).filter(
    ([, column]) => 'hideBelow' in column || 'hidden' in column,
  );
  expect(optional).toEqual([]);
});

it('has a text for every reason, status and tag, also for unknown ones', () => {
  const t = (key: string) => key;
  expect(['oncoDayCare', 'someNewReason', null].map((reason) => reasonText(reason, t))).toEqual([
    'reason.oncoDayCare',
    'Some new reason',
    '',
  ]);
  expect(statusText({ status: 'onTheRoad', tags: ['invoiced', 'priority_call'] }, t)).toBe(
    'On the road, tag.invoiced, Priority call',
  );
});
