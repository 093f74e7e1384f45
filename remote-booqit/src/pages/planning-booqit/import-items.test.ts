import { expect, it } from 'vitest';
import { rowsOf, type TransportRow } from '../../entities/transport/transport-row.ts';
import { sampleTransport } from '../../testing/sample-transport.ts';
import { importItems } from './import-items.ts';

const first = sampleTransport();
const lab = { name: 'Labo', street: 'rue du Labo', number: '1', zipCode: '1000', locality: 'Bruxelles' };
const onward = sampleTransport({
  returnPart: null,
  request: { ...first.request, pickup: first.request.dropOff, dropOff: lab },
});
const home = sampleTransport({
  returnPart: 2,
  request: { ...first.request, pickup: lab, dropOff: first.request.pickup },
});
const rows = rowsOf([[first, onward, home]]) ?? [];

const record = (id: number) => ({ id, label: String(id) });
const of =
  (lab: number | undefined) =>
  (kind: 'client' | 'destination', { care }: TransportRow) => {
    if (kind === 'client') return record(7);
    if (care.name !== 'Labo') return record(3);
    return lab === undefined ? undefined : record(lab);
  };

it('includes the destination of each part of a chain, whichever part is chosen', () => {
  const others = [
    { part: 1, destinationId: 4 },
    { part: 2, destinationId: 4 },
  ];
  const item = { transportId: 'BQ-1', clientId: 7, destinationId: 3 };
  expect(importItems(rows.slice(2), rows, of(4))).toMatchObject({ items: [{ ...item, others }], leftOut: [] });
  expect(importItems(rows, rows, of(3)).items).toEqual([item]);
});

it('books the matched legs, and names those without a destination', () => {
  const { items, leftOut } = importItems(rows.slice(0, 1), rows, of(undefined));
  expect(items).toEqual([{ transportId: 'BQ-1', clientId: 7, destinationId: 3, parts: [0] }]);
  expect(leftOut.map(({ row, missing }) => [row.part, missing])).toEqual([
    [1, 'destination'],
    [2, 'destination'],
  ]);
});

it('leaves out a leg that starts at an unmatched place, even when its destination is matched', () => {
  const places = ({ care }: TransportRow) => (care.name === 'Labo' ? record(4) : undefined);
  const { items } = importItems(rows, rows, (kind, row) => (kind === 'client' ? record(7) : places(row)));
  expect(items).toEqual([{ transportId: 'BQ-1', clientId: 7, destinationId: 4, parts: [2] }]);
});

it('names every leg of an unmatched passenger, except cancelled ones', () => {
  const cancelled = rowsOf([[first, { ...home, status: 'cancelledByBooker' }]]) ?? [];
  const { items, leftOut } = importItems(cancelled, cancelled, () => undefined);
  expect([items, leftOut.map(({ row, missing }) => [row.part, missing])]).toEqual([[], [[0, 'client']]]);
});
