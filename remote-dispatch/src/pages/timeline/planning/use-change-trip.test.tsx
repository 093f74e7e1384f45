import { ApiProblem } from '@navette/shared/api';
import { vehicleOf, type TripConflict } from '@navette/shared/domain';
import { renderWithHost } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import type { TripHistory } from '../model/planning-parts.ts';
import type { SaveTripChange, TripChange } from '../model/timeline-trip.ts';
import { sampleTrip } from './testing/sample-planning.ts';
import { useChangeTrip } from './use-change-trip.tsx';

const tripsWith = (accepted: 0 | 2) => [sampleTrip({ id: 12, price_driver: 20, accepted, ap_date: '2099-03-10' })];
const drivers = [{ id: 9, firstname: 'Nadia', lastname: 'Lambert', active: true, vehicle: vehicleOf({}) }];
const overlap: TripConflict = { kind: 'overlap', date: '2026-03-10', bookingId: 13, slot: null, minutes: 20 };
const toLambert: TripChange = { id: 12, driverId: 9 };
const complete = { id: 12, driverId: 9, price_driver: null, accepted: 1 };
const inverse = { id: 12, driverId: 3 };
const seen = { driverId: 3, ap_date: '2099-03-10', ap_time: '10:00', pick_time: '09:13', status: 0 } as const;

interface World {
  readonly save?: SaveTripChange;
  readonly found?: readonly TripConflict[];
  readonly assignAnyway?: boolean;
  readonly asked?: TripChange;
  readonly accepted?: 0 | 2;
}

function show({ save = async () => inverse, found = [], assignAnyway, asked = toLambert, accepted = 0 }: World) {
  const trips = tripsWith(accepted);
  const spy = vi.fn(save);
  const history = {
    push: vi.fn(),
    during: (save) => save(),
    undoChange: vi.fn(async () => {}),
    undo: vi.fn(),
    redo: vi.fn(),
    canUndo: false,
    canRedo: false,
  } satisfies TripHistory;
  const saved = vi.fn();
  function Page() {
    const change = useChangeTrip({
      trips,
      drivers,
      history,
      save: spy,
      conflicts: { byTrip: new Map(), slack: 5, ofChange: () => found },
    });
    return (
      <button
        type="button"
        onClick={() => void change(asked, assignAnyway === undefined ? undefined : { assignAnyway }).then(saved)}
      >
        change
      </button>
    );
  }
  return { ...renderWithHost(<Page />, { messages }), save: spy, history, saved };
}
const change = () => screen.getByRole('button', { name: 'change' });
const refusal = (conflicts: readonly TripConflict[] = [overlap]) =>
  new ApiProblem({
    status: 409,
    code: 'booking.conflicts',
    messageKey: 'problem.booking.conflicts',
    fields: [],
    incidentId: 'T',
    params: { conflicts: JSON.stringify(conflicts) },
  });

describe('useChangeTrip', () => {
  it('saves a change by one call with its consequences, records it, and undoes it from its toast', async () => {
    const { user, save, history, saved } = show({});
    await user.click(change());
    expect(await screen.findByText('Booking 12 is assigned to Nadia Lambert')).toBeTruthy();
    expect(save.mock.calls).toEqual([[complete, { assignAnyway: false, seen }]]);
    expect(history.push).toHaveBeenCalledWith({ done: complete, inverse });
    expect(saved).toHaveBeenCalledWith(true);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(history.undoChange).toHaveBeenCalledWith({ done: complete, inverse });
  });

  it('asks before a trip is moved to a day that is over, and sends nothing without the answer', async () => {
    const { user, save, saved } = show({ asked: { id: 12, ap_date: '2020-03-10' } });
    await user.click(change());
    expect(await screen.findByText(/Tue 10\/03\/2020 is in the past/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(false));
    expect(save).not.toHaveBeenCalled();
  });

  it('says the time before and after when it changes, with the driver too', async () => {
    const { user } = show({ asked: { ...toLambert, ap_time: '10:30', pick_time: '09:43' } });
    await user.click(change());
    expect(await screen.findByText('Booking 12 is assigned to Nadia Lambert')).toBeTruthy();
    expect(screen.getByText('Appointment 10:00 → 10:30 · Pick-up 09:13 → 09:43')).toBeTruthy();
  });

  it('says the day too when a trip moves over midnight', async () => {
    const { user } = show({ asked: { id: 12, ap_date: '2099-03-11', ap_time: '00:10' } });
    await user.click(change());
    expect(await screen.findByText('The time of booking 12 is changed')).toBeTruthy();
    expect(screen.getByText('Appointment 10/03/2099 10:00 → 11/03/2099 00:10')).toBeTruthy();
  });

  it('offers with Undo to notify both drivers of a trip that the former one accepted', async () => {
    const { user } = show({ accepted: 2 });
    await user.click(change());
    expect(await screen.findByRole('button', { name: 'Notify both drivers' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('asks about conflicts before anything is sent, and sends nothing on Cancel', async () => {
    const { user, save, saved } = show({ found: [overlap] });
    await user.click(change());
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Overlaps with booking 13 by 20 min');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(false));
    expect(save).not.toHaveBeenCalled();
  });

  it('asks once more when the server finds another conflict: the driver refused the trip', async () => {
    const refused: TripConflict = {
      kind: 'refused',
      date: '2026-03-10',
      bookingId: null,
      slot: null,
      minutes: null,
      at: '2026-03-09T13:05:00Z',
    };
    const { user, save, saved } = show({
      found: [overlap],
      save: vi
        .fn<SaveTripChange>()
        .mockRejectedValueOnce(refusal([refused, overlap]))
        .mockResolvedValue(inverse),
    });
    await user.click(change());
    await user.click(await screen.findByRole('button', { name: 'Assign anyway' }));
    expect(await screen.findByText('Refused this trip on 09/03/2026 14:05')).toBeTruthy();
    expect(screen.queryByText(/Overlaps with booking 13/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Assign anyway' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(true));
    expect(save).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the page finds, and records the booking as assigned anyway', [overlap]],
    ['only the server detects, and saves again', []],
  ])('asks about conflicts that %s', async (_, found) => {
    const { user, save, saved } = show({
      found,
      save: vi.fn<SaveTripChange>().mockRejectedValueOnce(refusal()).mockResolvedValue(inverse),
    });
    await user.click(change());
    await user.click(await screen.findByRole('button', { name: 'Assign anyway' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(true));
    expect(save.mock.calls.map(([, options]) => options)).toEqual([
      { assignAnyway: false, seen },
      { assignAnyway: true, seen },
    ]);
  });

  it('useChangeTrip does not ask about conflicts that the user has already confirmed', async () => {
    const { user, save } = show({ found: [overlap], assignAnyway: true });
    await user.click(change());
    await waitFor(() => expect(save.mock.calls).toEqual([[complete, { assignAnyway: true, seen }]]));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
