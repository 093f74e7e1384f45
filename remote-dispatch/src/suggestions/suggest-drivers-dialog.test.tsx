import { ApiProblem } from '@navette/shared/api';
import { problem, renderWithHost, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import { SuggestDriversDialog, type SuggestDriversDialogProps } from './suggest-drivers-dialog.tsx';
import { tripOfBooking, type Suggestion } from './suggestion.ts';

const overlap: Suggestion['conflicts'][number] = {
  kind: 'overlap',
  date: '2026-03-10',
  bookingId: 13,
  slot: null,
  minutes: 20,
};
const driver = (driverId: number, lastname: string, changes: Partial<Suggestion> = {}): Suggestion => ({
  driverId,
  lastname,
  firstname: 'Élise',
  extraKm: 4.2,
  estimated: true,
  trips: 2,
  reasons: [],
  conflicts: [],
  live: null,
  ...changes,
});
const ranked = [
  driver(9, 'Lambert', {
    live: { km: 3.2, pickUpAt: '2026-03-10T09:42:00.000Z', lateMinutes: 12, late: true },
    reasons: [
      { kind: 'onTheWay', bookingId: 11, minutes: 15 },
      { kind: 'knowsClient', bookingId: null, minutes: null },
    ],
  }),
  driver(3, 'Peeters', { extraKm: null, trips: 0 }),
  driver(5, 'Zeller', { conflicts: [overlap] }),
];

function show(onChoose: SuggestDriversDialogProps['onChoose'] = () => {}, options: HostOptions = {}) {
  const choose = vi.fn(onChoose);
  const onClose = vi.fn();
  const dialog = (
    <SuggestDriversDialog
      trip={tripOfBooking(sampleBooking())}
      subject="Booking 12"
      currentDriverId={3}
      onChoose={choose}
      onClose={onClose}
    />
  );
  return {
    ...renderWithHost(dialog, {
      messages,
      ...options,
      handlers: { suggestDrivers: () => ranked, ...options.handlers },
    }),
    onChoose: choose,
    onClose,
  };
}
const field = () => screen.getByRole('combobox', { name: 'Search by name or number' });
const options = () => screen.findAllByRole('option');

describe('suggested drivers', () => {
  it('lists suggested drivers as ranked, with kilometres, trips, reasons and conflicts', async () => {
    const suggestDrivers = vi.fn(() => ranked);
    show(undefined, { handlers: { suggestDrivers } });
    const [first, second, third] = (await options()).map(({ textContent }) => textContent);
    expect(suggestDrivers).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          id: 12,
          clientId: 4,
          destinationId: 5,
          type: 'to',
          ap_date: '2026-03-10',
          ap_time: '10:00',
          pick_time: '09:13',
          mobility: null,
        },
      }),
    );
    expect(first).toMatch(
      /Lambert Élise.*\+ 4\.2\skm.*2 trips.*On the way \(booking 11, 15 min to spare\) · Knows the client/,
    );
    expect(screen.getAllByText('estimate')).toHaveLength(1);
    expect(second).toMatch(/Peeters Élise.*current.*distance unknown.*no trips/);
    expect(third).toContain('Overlaps with booking 13 by 20 min');
  });

  it('finds a suggested driver by name, and chooses by Enter', async () => {
    const { user, onChoose, onClose } = show();
    await options();
    await user.type(field(), 'elise peet');
    expect(await options()).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onChoose).toHaveBeenCalledWith({
      driverId: 3,
      lastname: 'Peeters',
      firstname: 'Élise',
      conflicts: [],
      anyway: false,
    });
  });

  it('never preselects a driver who refused the trip, even as first or only result, and shows the refusal', async () => {
    const no: Suggestion['conflicts'][number] = {
      kind: 'refused',
      date: '2026-03-10',
      bookingId: null,
      slot: null,
      minutes: null,
      at: '2026-03-09T13:05:00Z',
    };
    const list = [driver(3, 'Peeters', { conflicts: [no] }), driver(9, 'Lambert')];
    const { user, onChoose } = show(undefined, { handlers: { suggestDrivers: () => list } });
    expect((await options())[0]?.textContent).toContain('Refused this trip on 09/03/2026 14:05');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Lambert');
    await user.type(field(), 'peeters{Enter}');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    expect(screen.getByRole('button', { name: 'Assign' })).toHaveProperty('disabled', true);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ driverId: 3, anyway: true })));
  });

  it('shows new conflicts of a suggested driver when the server refuses', async () => {
    const refusal = new ApiProblem({
      status: 409,
      code: 'booking.conflicts',
      messageKey: 'problem.booking.conflicts',
      fields: [],
      incidentId: 'T',
      params: { conflicts: JSON.stringify([overlap]) },
    });
    const { user, onChoose, onClose } = show(vi.fn().mockRejectedValueOnce(refusal));
    await options();
    await user.click(screen.getByRole('button', { name: 'Assign to Élise Lambert' }));
    await user.click(await screen.findByRole('button', { name: 'Assign to Élise Lambert anyway' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ driverId: 9, anyway: true }));
  });

  it('the list of suggested drivers stays open when the chosen one could not be saved', async () => {
    const { user, onChoose, onClose } = show(async () => false);
    await options();
    await user.click(screen.getByRole('button', { name: 'Assign to Élise Lambert' }));
    await waitFor(() => expect(onChoose).toHaveBeenCalled());
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the list of drivers', () => {
  it('distinguishes no suggestions from no match for a name', async () => {
    const { user } = show();
    await options();
    await user.type(field(), 'xyz');
    expect(screen.getByText('No driver has that name')).toBeTruthy();
  });

  it('shows that there are no active drivers', async () => {
    show(undefined, { handlers: { suggestDrivers: () => [] } });
    expect(await screen.findByText('There are no active drivers')).toBeTruthy();
  });

  it('shows why suggestions failed, and retries', async () => {
    let fails = true;
    const { user } = show(undefined, {
      handlers: { suggestDrivers: () => (fails ? problem(500, 'internal') : ranked) },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await options()).toHaveLength(3);
  });
});
