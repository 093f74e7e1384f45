import { renderWithHost } from '@navette/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rowsOf } from '../../entities/transport/transport-row.ts';
import { messages } from '../../testing/messages.ts';
import { sampleTransport } from '../../testing/sample-transport.ts';
import { importItems, type Imported } from './import-items.ts';
import { ImportResults } from './import-dialog.tsx';

const there = sampleTransport();
const lab = { name: 'Labo', street: 'rue du Labo', number: '1', zipCode: '1000', locality: 'Bruxelles' };
const on = sampleTransport({
  returnPart: null,
  request: { ...there.request, pickup: there.request.dropOff, dropOff: lab },
});
const home = sampleTransport({
  returnPart: 2,
  request: { ...there.request, pickup: lab, dropOff: there.request.pickup },
});
const rows = rowsOf([[there, on, home]]) ?? [];
const { nameOf } = importItems(rows, rows, () => undefined);

const result = (part: number, changes: Partial<Imported> = {}): Imported => ({
  transportId: 'BQ-1',
  part,
  result: 'booked',
  bookingId: null,
  date: '2026-03-10',
  time: `1${String(part)}:00`,
  problem: null,
  ...changes,
});
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows the direction of each part in the preview and in the result of an import', () => {
  const results = [result(0), result(1), result(2)];
  const { unmount } = renderWithHost(<ImportResults results={results} isPreview nameOf={nameOf} />, { messages });
  expect(lines()).toEqual([
    '10/03/2026 10:00 Maes Zoé · Outbound · will be booked',
    '10/03/2026 11:00 Maes Zoé · Onward · will be booked',
    '10/03/2026 12:00 Maes Zoé · Return · will be booked',
  ]);
  unmount();
  renderWithHost(<ImportResults results={[result(2, { bookingId: 7 })]} isPreview={false} nameOf={nameOf} />, {
    messages,
  });
  expect(lines()).toEqual(['10/03/2026 12:00 Maes Zoé · Return · booked (7)']);
});

it('names a transport that left the list by its number, without a direction', () => {
  const gone = result(0, { transportId: 'BQ-9', result: 'refused', date: null, time: null });
  renderWithHost(<ImportResults results={[gone]} isPreview nameOf={nameOf} />, { messages });
  expect(lines()).toEqual(['BQ-9 · refused']);
});
