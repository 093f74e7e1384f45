import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleDriver } from '../../testing/sample-driver.ts';
import { refusal, show, tick, lineOf, type Schemas } from './testing/select-bookings.tsx';

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

describe('printing several bookings', () => {
  it('prints a list, or the day sheets of their drivers', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = show();
    await tick(user, 12, 13);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await user.click(await screen.findByRole('menuitem', { name: 'List of the bookings' }));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Day sheets of the drivers' }));
    expect(open.mock.calls.map(([path]) => path)).toEqual([
      '/print/bookings?from=2026-03-10&to=2026-03-10#13,12',
      '/print/daysheet#2026-03-10_3',
    ]);
  });
});
