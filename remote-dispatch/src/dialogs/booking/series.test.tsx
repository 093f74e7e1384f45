import { sampleBooking } from '@navette/shared/testing/booking';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, fill, saveButton, showBookingDialog, type Answer } from './testing/show-booking-dialog.tsx';

const member = (id: number, ap_date: string, status: 0 | 1 = 0) => sampleBooking({ id, ap_date, status, seriesId: 7 });
const series = [
  member(11, '2026-03-03', 1),
  member(12, '2026-03-10'),
  member(13, '2026-03-17'),
  member(14, '2026-03-24'),
  member(10, '2026-03-01'),
];

async function openMember(more: Parameters<typeof showBookingDialog>[0] = {}) {
  const updateBooking = vi.fn<Answer<'updateBooking'>>(() => ({
    affectedRows: 3,
    changes: [512, 513, 514],
    skipped: [{ id: 11, ap_date: '2026-03-03', reason: 'closed' }],
  }));
  const shown = showBookingDialog({
    ...more,
    input: { id: 12 },
    handlers: {
      getBooking: () => [member(12, '2026-03-10')],
      listSeriesBookings: () => series,
      updateBooking,
      ...more.handlers,
    },
  });
  await waitFor(() => expect(field('Client').value).not.toBe(''));
  return { ...shown, updateBooking };
}

const question = () => screen.findByRole('alertdialog', { name: /belongs to a standing order/ });

describe('a booking of a standing order', () => {
  it('marks a booking of a standing order, and opens its other dates', async () => {
    const opened = vi.fn<() => undefined>();
    const { user } = await openMember({ dialogs: { 'dispatch/booking@1': opened } });
    await user.click(screen.getByRole('button', { name: 'Standing order' }));
    const list = within(await screen.findByRole('list', { name: 'Dates of the standing order' }));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    expect(list.getAllByRole('button')).toHaveLength(4);
    await user.click(list.getByRole('button', { name: /17\/03\/2026/ }));
    expect(opened).toHaveBeenCalledWith({ id: 13 });
  });

  it('saves the bookings of the chosen scope, and names those that were skipped', async () => {
    const { user, updateBooking, onClose } = await openMember();
    await fill(user, 'Information for the driver', 'Sonner deux fois');
    await user.click(saveButton());
    const asked = within(await question());
    expect(asked.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Only this one (10/03/2026)',
      'This and the following: 3 bookings',
      'The whole standing order: 4 bookingsClosed, canceled and invoiced bookings stay as they are.',
    ]);
    await user.click(asked.getByRole('radio', { name: /This and the following/ }));
    await user.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { info: 'Sonner deux fois', scope: 'following' } }),
    );
    expect(screen.getByText('3 bookings are saved')).toBeTruthy();
    expect(screen.getByText('1 booking of the standing order was left as it is')).toBeTruthy();
    expect(screen.getByText('03/03/2026 (no longer pending)')).toBeTruthy();
  });

  it('undoes a change of a standing order, and names those that could not be undone', async () => {
    const refused = {
      status: 409,
      code: 'booking.changedSince',
      messageKey: 'problem.booking.changedSince',
      fields: [],
      incidentId: 'x1',
    };
    const undoChanges = vi.fn<Answer<'undoChanges'>>(() => [
      { id: 12, result: 'changed', problem: null, change: 601 },
      { id: 13, result: 'changed', problem: null, change: 602 },
      { id: 14, result: 'refused', problem: refused, change: null },
    ]);
    const { user, onClose } = await openMember({ handlers: { undoChanges } });
    await fill(user, 'Information for the driver', 'x');
    await user.click(saveButton());
    await user.click(within(await question()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 change of 3 could not be undone')).toBeTruthy();
    expect(
      screen.getByText('No. 14: This booking has been changed again since. Open it and correct it by hand.'),
    ).toBeTruthy();
    expect(undoChanges.mock.calls[0]?.[0].body).toEqual({ changes: [512, 513, 514] });
  });

  it('saves nothing when the question about the scope is cancelled', async () => {
    const { user, updateBooking, onClose } = await openMember();
    await fill(user, 'Information for the driver', 'x');
    await user.click(saveButton());
    await user.click(within(await question()).getByRole('button', { name: 'Change nothing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([
      updateBooking.mock.calls.length,
      onClose.mock.calls.length,
      field('Information for the driver').value,
    ]).toEqual([0, 0, 'x']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('moves one booking of a standing order to another day without a question', async () => {
    const { user, updateBooking, onClose } = await openMember();
    await fill(user, 'Date', '11/03/2026');
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking.mock.calls[0]?.[0].body).toEqual({
      ap_date: '2026-03-11',
      assignAnyway: false,
    });
  });

  it('changes the driver of the chosen scope, and undoes it', async () => {
    const undoChanges = vi.fn<Answer<'undoChanges'>>(({ body }) =>
      body.changes.map((change) => ({ id: change - 500, result: 'changed', problem: null, change })),
    );
    const { user, updateBooking } = await openMember({ handlers: { undoChanges } });
    await fill(user, 'Driver', 'lam');
    await user.click(await screen.findByRole('option', { name: /Lambert Nadia/ }));
    const asked = within(await screen.findByRole('alertdialog', { name: /Nadia Lambert: only booking 12/ }));
    await user.click(asked.getByRole('radio', { name: /whole standing order/ }));
    await user.click(asked.getByRole('button', { name: 'Change the driver' }));
    await screen.findByText(/Nadia Lambert is the new driver/);
    expect(updateBooking.mock.calls[0]?.[0].body).toEqual({
      driverId: 9,
      price_driver: null,
      accepted: 1,
      assignAnyway: false,
      scope: 'all',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' })); // jsdom knows no layers: for it the toast lies under the dialog
    await screen.findByText('Booking 12 is assigned to its former driver again');
    expect(undoChanges.mock.calls[0]?.[0].body).toEqual({ changes: [512, 513, 514] });
    await waitFor(() => expect(field('Driver').value).toBe('Peeters Jan'));
  });

  it('deletes the bookings of the chosen scope from the form', async () => {
    const deleteBooking = vi.fn<Answer<'deleteBooking'>>(() => ({ affectedRows: 3, skipped: [] }));
    const { user, onClose } = await openMember({ handlers: { deleteBooking } });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete booking 12?' }));
    await user.click(asked.getByRole('radio', { name: /This and the following/ }));
    await user.click(asked.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(deleteBooking.mock.calls[0]?.[0].query.get('scope')).toBe('following');
    expect(screen.getByText('3 bookings are deleted')).toBeTruthy();
  });
});
