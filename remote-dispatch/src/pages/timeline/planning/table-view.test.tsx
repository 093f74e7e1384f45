import { renderWithHost } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import { TableView } from './table-view.tsx';
import { EARLY, sampleConflicts, samplePlanning, sampleTrip } from './testing/sample-planning.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: EARLY });
});
afterEach(() => {
  vi.useRealTimers();
});

const trips = [
  sampleTrip({ id: 1, driver_lastname: 'Zeller', client_lastname: 'Alpha' }),
  sampleTrip({
    id: 2,
    driver_lastname: 'Adam',
    pick_time: '13:00',
    ap_time: '14:00',
    client_lastname: 'Beta',
    accepted: 3,
  }),
  sampleTrip({ id: 3, driver_lastname: 'Adam', client_lastname: 'Gamma' }),
];

function show() {
  const sample = samplePlanning(trips);
  const select = vi.fn();
  return {
    ...sample,
    select,
    ...renderWithHost(<TableView planning={sample.planning} conflicts={sampleConflicts()} select={select} />, {
      messages,
    }),
  };
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('table view of the timeline', () => {
  it('lists the trips by driver, then by time', () => {
    show();
    expect(rows().map((row) => /Alpha|Beta|Gamma/.exec(row)?.[0])).toEqual(['Gamma', 'Beta', 'Alpha']);
  });

  it('shows the exceptions of a trip as text in its row', () => {
    show();
    expect(rows()[1]).toContain('Refused');
  });

  it('offers the commands of the board in the row menu', async () => {
    const { user, act } = show();
    await user.click(screen.getByRole('button', { name: /Assign to….*booking 2/i }));
    await user.click(screen.getByRole('button', { name: /Change time….*booking 2/i }));
    expect([act.suggest.mock.calls, act.move.mock.calls]).toEqual([[[2]], [[2]]]);
  });

  it('selects the trip whose row has the focus, which the map shows', async () => {
    const { user, select } = show();
    screen.getAllByRole('row')[1]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(select.mock.calls.map(([id]) => id)).toEqual([3, 2]);
    await user.click(screen.getByText(/Alpha/));
    expect(select).toHaveBeenLastCalledWith(1);
  });

  it('opens a trip by Enter and deletes it by Delete', async () => {
    const { user, act } = show();
    const [, first] = screen.getAllByRole('row');
    first?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(act.edit).toHaveBeenCalledWith(3));
    await user.keyboard('{Delete}');
    expect(act.remove).toHaveBeenCalledWith(3);
  });
});
