import { renderWithHost } from '@navette/shared/testing';
import { act as reactAct, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import { ExceptionStrip } from './exception-strip.tsx';
import { EARLY, sampleConflicts, samplePlanning, sampleTrip } from './testing/sample-planning.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: EARLY });
});
afterEach(() => {
  vi.useRealTimers();
});

const overlap = (bookingId: number) => [
  { kind: 'overlap' as const, date: '2026-03-10', bookingId, slot: null, minutes: 20 },
];
const trips = [
  sampleTrip({ id: 1 }),
  sampleTrip({ id: 2, pick_time: '09:30', client_lastname: 'Janssens', client_firstname: 'Piet' }),
  sampleTrip({ id: 3, pick_time: '13:00', ap_time: '14:00', accepted: 3 }),
];
const conflicts = sampleConflicts(
  new Map([
    [1, overlap(2)],
    [2, overlap(1)],
  ]),
);

function show(shown = trips) {
  const sample = samplePlanning(shown);
  return {
    ...sample,
    ...renderWithHost(<ExceptionStrip planning={sample.planning} conflicts={conflicts} />, { messages }),
  };
}

describe('the exceptions of the day', () => {
  it('are counted by kind, of the day and the drivers shown', () => {
    show();
    expect(screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
      'Refused 1',
      'Overlap 2',
    ]);
    expect(screen.getByText(/10\/03\/2026, 1 driver shown/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('3 exceptions');
  });

  it('are none in a calm sentence', () => {
    const { planning } = samplePlanning([sampleTrip({ id: 9 })]);
    renderWithHost(<ExceptionStrip planning={planning} conflicts={sampleConflicts()} />, { messages });
    expect(screen.getByText(/No exceptions on/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leave out trips of other days', () => {
    const { planning } = samplePlanning(trips, { day: '2026-03-11' });
    renderWithHost(<ExceptionStrip planning={planning} conflicts={conflicts} />, { messages });
    expect(screen.getByText(/No exceptions on/)).toBeTruthy();
  });

  it('are stepped through by the buttons, around the end, with their reason in words', async () => {
    const { user, board } = show();
    const next = screen.getByRole('button', { name: /Next exception/ });
    await user.click(next);
    expect(board.selectTrip).toHaveBeenLastCalledWith(1);
    expect(screen.getAllByText(/Overlaps with booking 2 by 20 min/).length).toBeGreaterThan(0);
    expect(screen.getByRole('status').textContent).toContain('1 / 3');
    await user.click(screen.getByRole('button', { name: /Previous exception/ }));
    expect(board.selectTrip).toHaveBeenLastCalledWith(3);
    await user.click(next);
    expect(board.selectTrip).toHaveBeenLastCalledWith(1);
  });

  it('are narrowed to a kind, which the board frames', async () => {
    const { user, board } = show();
    await user.click(screen.getByRole('button', { name: /Refused/ }));
    expect(board.highlight).toHaveBeenLastCalledWith([3]);
    await user.click(screen.getByRole('button', { name: /Next exception/ }));
    expect(board.selectTrip).toHaveBeenLastCalledWith(3);
    await user.click(screen.getByRole('button', { name: /Refused/, pressed: true }));
    expect(board.highlight).toHaveBeenLastCalledWith([]);
  });

  it('are stepped through by E and Shift+E, which put the focus on the trip', async () => {
    const { user, board } = show();
    await user.keyboard('ee');
    expect(board.focusTrip).toHaveBeenLastCalledWith(2);
    await user.keyboard('E');
    expect(board.focusTrip).toHaveBeenLastCalledWith(1);
  });

  it('can be dealt with where one stands', async () => {
    const { user, act } = show();
    await user.click(screen.getByRole('button', { name: /Next exception/ }));
    await user.click(screen.getByRole('button', { name: 'Assign to…' }));
    await user.click(screen.getByRole('button', { name: 'Change time…' }));
    expect([act.suggest.mock.calls, act.move.mock.calls]).toEqual([[[1]], [[1]]]);
  });
});

it('a trip becomes late while one looks', () => {
  vi.useFakeTimers({ now: EARLY });
  const { planning } = samplePlanning([sampleTrip({ id: 1 })]);
  renderWithHost(<ExceptionStrip planning={planning} conflicts={sampleConflicts()} />, { messages });
  expect(screen.queryByRole('button', { name: /Late/ })).toBeNull();
  reactAct(() => {
    vi.advanceTimersByTime(80 * 60_000);
  });
  expect(screen.getByRole('button', { name: /Late/ }).textContent).toContain('1');
});
