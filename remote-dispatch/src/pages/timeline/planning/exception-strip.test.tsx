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

describe('exception strip', () => {
  it('counts the exceptions of the shown day and drivers by kind', () => {
    show();
    expect(screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
      'Refused 1',
      'Overlap 2',
    ]);
    expect(screen.getByText(/10\/03\/2026, 1 driver:/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('3 exceptions');
  });

  it('shows one sentence without buttons on a day without exceptions', () => {
    const { planning } = samplePlanning([sampleTrip({ id: 9 })]);
    renderWithHost(<ExceptionStrip planning={planning} conflicts={sampleConflicts()} />, { messages });
    expect(screen.getByText(/No exceptions on/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('counts trips that are only tight, and steps to them only when that kind is selected', async () => {
    const byTrip = new Map([[1, overlap(2).map((conflict) => ({ ...conflict, minutes: 4 }))]]);
    const sample = samplePlanning([sampleTrip({ id: 1 })]);
    const { user } = renderWithHost(<ExceptionStrip planning={sample.planning} conflicts={sampleConflicts(byTrip)} />, {
      messages,
    });
    const next = screen.getByRole('button', { name: /Next exception/ });
    expect(next).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: /Tight/ }));
    await user.click(next);
    expect(sample.board.selectTrip).toHaveBeenLastCalledWith(1);
  });

  it('leaves out exceptions of other days', () => {
    const { planning } = samplePlanning(trips, { day: '2026-03-11' });
    renderWithHost(<ExceptionStrip planning={planning} conflicts={conflicts} />, { messages });
    expect(screen.getByText(/No exceptions on/)).toBeTruthy();
  });

  it('steps through the exceptions by its buttons, the gravest first, wraps around, and shows the reason of each', async () => {
    const { user, board } = show();
    const next = screen.getByRole('button', { name: /Next exception/ });
    await user.click(next);
    expect(board.selectTrip).toHaveBeenLastCalledWith(3);
    await user.click(next);
    expect(board.selectTrip).toHaveBeenLastCalledWith(1);
    expect(
      screen.getAllByText(/Overlaps with booking 2 by 20 min: Janssens Piet, \d\d:\d\d–\d\d:\d\d, Clinique Saint-Jean/)
        .length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole('status').textContent).toContain('2 / 3');
    await user.click(next);
    expect(board.selectTrip).toHaveBeenLastCalledWith(2);
    await user.click(next);
    expect(board.selectTrip).toHaveBeenLastCalledWith(3);
    await user.click(screen.getByRole('button', { name: /Previous exception/ }));
    expect(board.selectTrip).toHaveBeenLastCalledWith(2);
  });

  it('filters the exceptions by kind and frames those trips on the board', async () => {
    const { user, board } = show();
    await user.click(screen.getByRole('button', { name: /Refused/ }));
    expect(board.highlight).toHaveBeenLastCalledWith([3]);
    expect(board.focusTrip).toHaveBeenLastCalledWith(3);
    await user.click(screen.getByRole('button', { name: /Next exception/ }));
    expect(board.selectTrip).toHaveBeenLastCalledWith(3);
    await user.click(screen.getByRole('button', { name: /Refused/, pressed: true }));
    expect(board.highlight).toHaveBeenLastCalledWith([]);
  });

  it('steps through the exceptions by E and Shift+E, which focus the trip', async () => {
    const { user, board } = show();
    await user.keyboard('ee');
    expect(board.focusTrip).toHaveBeenLastCalledWith(1);
    await user.keyboard('E');
    expect(board.focusTrip).toHaveBeenLastCalledWith(3);
  });

  it('offers the commands of the current exception’s trip', async () => {
    const { user, act } = show();
    await user.click(screen.getByRole('button', { name: /Next exception/ }));
    await user.click(screen.getByRole('button', { name: 'Assign to…' }));
    await user.click(screen.getByRole('button', { name: 'Change time…' }));
    expect([act.suggest.mock.calls, act.move.mock.calls]).toEqual([[[3]], [[3]]]);
  });
});

it('adds a trip that becomes late while the page is open', () => {
  vi.useFakeTimers({ now: EARLY });
  const { planning } = samplePlanning([sampleTrip({ id: 1 })]);
  renderWithHost(<ExceptionStrip planning={planning} conflicts={sampleConflicts()} />, { messages });
  expect(screen.queryByRole('button', { name: /Late/ })).toBeNull();
  reactAct(() => {
    vi.advanceTimersByTime(80 * 60_000);
  });
  expect(screen.getByRole('button', { name: /Late/ }).textContent).toContain('1');
});
