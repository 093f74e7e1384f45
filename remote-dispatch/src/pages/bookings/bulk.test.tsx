import { problem } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, allDone, show, tick, setStatus, lineOf, type Schemas } from './testing/select-bookings.tsx';
import { sampleDriver } from '../../testing/sample-driver.ts';

describe('status of several bookings', () => {
  it('offers to notify the drivers who have the canceled trips in their app, once', async () => {
    const sendBookingNotification = vi.fn((_call: { readonly body: Schemas['BookingNotification'] }) => ({
      id: 'n1',
      delivered: true,
    }));
    const { user } = show({
      listBookingsByDate: () =>
        [12, 13].map((id) => sampleBooking({ id, accepted: id === 12 ? 1 : 3, ap_date: '2099-03-10' })),
      changeBookings: allDone,
      sendBookingNotification,
    });
    await tick(user, 12, 13);
    await setStatus(user, 'Canceled');
    const dialog = await screen.findByRole('dialog', { name: 'Status “Canceled” for 2 bookings' });
    await user.click(await within(dialog).findByRole('button', { name: 'Notify the driver of 1 booking' }));
    expect(await screen.findByText('Driver notified: 1')).toBeTruthy();
    expect(sendBookingNotification.mock.calls.map(([{ body }]) => [body.id, body.msg])).toEqual([
      [12, 'Un transport est annulé.'],
    ]);
    expect(screen.queryByRole('button', { name: 'Notify the driver of 1 booking' })).toBeNull();
  });

  it('shows the reason for each refused booking, and retries only those', async () => {
    const changeBookings = vi.fn(({ body }: { readonly body: Schemas['BulkChange'] }): Schemas['BulkResult'][] =>
      body.ids.map((id) =>
        id === 13
          ? {
              id,
              result: 'refused',
              problem: refusal('booking.invoiced', { kind: 'client', invoice: '000007' }),
              change: null,
            }
          : { id, result: id === 14 ? 'unchanged' : 'changed', problem: null, change: id === 14 ? null : id + 1000 },
      ),
    );
    const { user } = show({ changeBookings });
    await tick(user, 12, 13, 14);
    await setStatus(user, 'Pending');
    expect(await screen.findByText('Changed: 1 · Unchanged: 1 · Refused: 1')).toBeTruthy();
    expect(lineOf(13)).toContain('This booking is on client invoice 000007');
    expect(lineOf(12)).not.toContain('invoice');
    await user.click(screen.getByRole('button', { name: 'Retry 1 booking' }));
    await waitFor(() =>
      expect(changeBookings).toHaveBeenLastCalledWith(
        expect.objectContaining({ body: { ids: [13], change: { status: 0 } } }),
      ),
    );
  });

  it('asks before a client travels twice: names the other trip, and changes the booking when that is meant', async () => {
    const beside = { id: 77, client: 'Éléonore Dubois', destination: 'Clinique', ap_date: '2026-03-10' };
    const trip = { ...beside, ap_time: '10:30', type: 'to' } as const;
    const params = { client: beside.client, ids: '77', dates: beside.ap_date, trips: JSON.stringify([trip]) };
    const changeBookings = vi.fn((call: { readonly body: Schemas['BulkChange'] }): Schemas['BulkResult'][] =>
      allDone(call).map((result) => {
        if (result.id !== 12) return result;
        if (call.body.confirmDuplicates) return { ...result, doubles: [trip] };
        return { ...result, result: 'refused', problem: refusal('booking.duplicate', params), change: null };
      }),
    );
    const { user } = show({ changeBookings });
    await tick(user, 12, 13);
    await setStatus(user, 'Pending');
    await screen.findByText('Changed: 1 · Refused: 1');
    expect(lineOf(12)).toContain('Éléonore Dubois already travels then: no. 77 · 10/03/2026 10:30');
    expect(lineOf(13)).not.toContain('travels');
    await user.click(screen.getByRole('button', { name: 'Change 1 booking anyway' }));
    await screen.findByText('Changed: 2');
    expect(lineOf(12)).toContain('Éléonore Dubois now has two trips at the same time or nearly so');
    expect(changeBookings.mock.calls.map(([{ body }]) => body)).toEqual([
      { ids: [13, 12], change: { status: 0 } },
      { ids: [12], change: { status: 0 }, confirmDuplicates: true },
    ]);
  });

  it('marks the bookings of a broken call as uncertain, sends no more, and can retry all of them', async () => {
    const many = Array.from({ length: 120 }, (_, index) => sampleBooking({ id: 1000 + index }));
    let calls = 0;
    const changeBookings = vi.fn((call: { readonly body: Schemas['BulkChange'] }) =>
      ++calls === 2 ? problem(500, 'internal') : allDone(call),
    );
    const { user } = show({ listBookingsByDate: () => many, changeBookings });
    await user.click(await screen.findByRole('checkbox', { name: 'Select the rows of this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 120 rows' }));
    await setStatus(user, 'Closed');
    expect(await screen.findByText('Changed: 50 · No reply from the server: 50 · Not sent: 20')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry 70 bookings' }));
    expect(await screen.findByText('Changed: 120')).toBeTruthy();
  });

  it('continues after its dialog is closed, and then reports the failures', async () => {
    let release = () => {};
    const promise = new Promise<void>((resolve) => (release = resolve));
    const { user } = show({
      changeBookings: async ({ body }) => {
        await promise;
        return body.ids.map((id) => ({
          id,
          result: 'refused' as const,
          problem: refusal('booking.invoiced', { kind: 'client', invoice: '000007' }),
          change: null,
        }));
      },
    });
    await tick(user, 12);
    await setStatus(user, 'Closed');
    await user.click(
      within(await screen.findByRole('dialog'))
        .getAllByRole('button', { name: 'Close' })
        .at(-1) ?? document.body,
    );
    release();
    expect(await screen.findByText(/Not done for 1 booking/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Refused: 1')).toBeTruthy();
  });
});

describe('several canceled bookings', () => {
  const pair = [
    sampleBooking({ id: 12, linkedId: 15 }),
    sampleBooking({ id: 15, type: 'back', ap_time: '15:00', linkedId: 12 }),
    sampleBooking({ id: 16, linkedId: 99 }),
  ];
  const question = async () => within(await screen.findByRole('alertdialog', { name: /^Cancel \d bookings?$/ }));

  it('cancels their other legs when chosen so, also those on other days, each with its result', async () => {
    const changeBookings = vi.fn(allDone);
    const { user } = show({
      listBookingsByDate: () => pair,
      getBooking: ({ path }) => [sampleBooking({ id: path.id, type: 'back', ap_date: '2026-03-11', linkedId: 16 })],
      changeBookings,
    });
    await tick(user, 12, 16);
    await setStatus(user, 'Canceled');
    const asked = await question();
    expect(asked.getByText('2 linked trips are not ticked and still to be driven.')).toBeTruthy();
    await user.click(asked.getByRole('radio', { name: 'The linked trips too: 4 bookings in all' }));
    await user.click(asked.getByRole('button', { name: 'Cancel the trips' }));
    expect(await screen.findByText('Changed: 4')).toBeTruthy();
    expect(
      changeBookings.mock.calls.map(([{ body }]) => [body.ids.toSorted((one, other) => one - other), body.change]),
    ).toEqual([[[12, 15, 16, 99], { status: 3 }]]);
  });

  it('cancels only the selected legs by default, and nothing on Cancel', async () => {
    const changeBookings = vi.fn(allDone);
    const { user } = show({ listBookingsByDate: () => pair, changeBookings });
    await tick(user, 12);
    await setStatus(user, 'Canceled');
    await user.click((await question()).getByRole('button', { name: 'Change nothing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(changeBookings).not.toHaveBeenCalled();
    await setStatus(user, 'Canceled');
    await user.click((await question()).getByRole('button', { name: 'Cancel the trips' }));
    await waitFor(() => expect(changeBookings.mock.calls[0]?.[0].body.ids).toEqual([12]));
  });

  it.each([
    ['is ticked too', [12, 15], pair],
    [
      'was driven already',
      [12],
      [sampleBooking({ id: 12, linkedId: 15 }), sampleBooking({ id: 15, status: 1, linkedId: 12 })],
    ],
  ])('asks nothing when the other leg %s', async (_, ids, trip) => {
    const changeBookings = vi.fn(allDone);
    const { user } = show({ listBookingsByDate: () => trip, changeBookings });
    await tick(user, ...ids);
    await setStatus(user, 'Canceled');
    expect(await screen.findByText(`Changed: ${String(ids.length)}`)).toBeTruthy();
  });

  it('changes nothing when the linked legs could not be loaded', async () => {
    const changeBookings = vi.fn(allDone);
    const { user } = show({
      listBookingsByDate: () => pair,
      getBooking: () => problem(500, 'internal'),
      changeBookings,
    });
    await tick(user, 16);
    await setStatus(user, 'Canceled');
    expect(await screen.findByText(/could not be checked: nothing is cancelled/)).toBeTruthy();
    expect(changeBookings).not.toHaveBeenCalled();
  });
});

describe('driver for several bookings', () => {
  const conflicts = JSON.stringify([{ kind: 'overlap', date: '2026-03-10', bookingId: 77, slot: null, minutes: 20 }]);
  const driver = sampleDriver({ id: 8, lastname: 'Goossens', firstname: 'Koen' });

  it('refuses the driver for conflicting bookings, and assigns those anyway when confirmed', async () => {
    const changeBookings = vi.fn(({ body }: { readonly body: Schemas['BulkChange'] }): Schemas['BulkResult'][] =>
      body.ids.map((id) =>
        id === 13 && body.assignAnyway !== true
          ? { id, result: 'refused', problem: refusal('booking.conflicts', { conflicts }), change: null }
          : { id, result: 'changed', problem: null, change: id + 1000 },
      ),
    );
    const undoChanges = vi.fn(({ body }: { readonly body: Schemas['UndoQuery'] }): Schemas['BulkResult'][] =>
      body.changes.map((change) => ({ id: change - 1000, result: 'changed', problem: null, change: change + 1000 })),
    );
    const { user } = show({
      changeBookings,
      undoChanges,
      listActiveDrivers: () => [{ ...driver, papersUntil: null }],
      getDriver: () => [driver],
    });
    await tick(user, 12, 13);
    await user.click(screen.getByRole('button', { name: 'Assign to…' }));
    await user.click(await screen.findByRole('combobox', { name: 'Driver' }));
    await user.click(await screen.findByRole('option', { name: /Goossens Koen/ }));
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByRole('dialog', { name: 'Assign 2 bookings to Koen Goossens' })).toBeTruthy();
    expect(await screen.findByText('Changed: 1 · Refused: 1')).toBeTruthy();
    expect(lineOf(13)).toContain('Overlaps with booking 77');
    await user.click(screen.getByRole('button', { name: 'Assign 1 booking anyway' }));
    expect(await screen.findByText('Changed: 2')).toBeTruthy();
    expect(changeBookings.mock.calls.map(([{ body }]) => body)).toEqual([
      { ids: [13, 12], change: { driverId: 8 }, assignAnyway: false },
      { ids: [13], change: { driverId: 8 }, assignAnyway: true },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo these changes' }));
    expect(await screen.findByRole('dialog', { name: 'Give 2 bookings back to their former drivers' })).toBeTruthy();
    expect(undoChanges.mock.calls.map(([{ body }]) => body)).toEqual([{ changes: [1013, 1012] }]);
  });
});

describe('message to the drivers of several bookings', () => {
  it('requires a text, and shows who was notified, who is offline, and which trips have no driver', async () => {
    const sendBookingNotification = vi.fn(({ body }: { readonly body: Schemas['BookingNotification'] }) => ({
      id: 'n1',
      delivered: body.id === 12,
    }));
    const { user } = show({ sendBookingNotification });
    await tick(user, 12, 13, 14);
    await user.click(screen.getByRole('button', { name: 'Notify…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notify the drivers of 3 bookings' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('This field is required.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Un transport a été modifié.' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Driver notified: 1 · Queued: 1 · Refused: 1')).toBeTruthy();
    expect(lineOf(14)).toContain('This trip is still to be assigned');
    expect(sendBookingNotification).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({ id: 12, driverId: 3, msg: 'Un transport a été modifié.' }),
      }),
    );
  });
});
