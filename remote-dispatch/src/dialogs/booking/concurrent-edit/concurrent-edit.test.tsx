import { problem } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import { sampleBooking } from '../../../testing/sample-booking.ts';
import { field, fill, saveButton, showBookingDialog, type Answer } from '../testing/show-booking-dialog.tsx';

/** A form that is open, and a colleague who works on the same booking. */
async function together(more: Parameters<typeof showBookingDialog>[0] = {}) {
  let row = sampleBooking();
  const updateBooking = vi.fn<Answer<'updateBooking'>>(() => ({ affectedRows: 1, changes: [501] }));
  const listBookingHistory = () => [
    {
      id: 9,
      at: '2026-03-09T08:12:00Z',
      user: { id: 99, name: 'Camille Peeters' },
      action: 'update' as const,
      changes: [],
    },
  ];
  const shown = showBookingDialog({
    ...more,
    input: { id: 12 },
    handlers: { getBooking: () => [row], updateBooking, listBookingHistory, ...more.handlers },
  });
  await waitFor(() => expect(field('Client').value).not.toBe(''));
  const saves = (change: Partial<BookingRow>): void => {
    row = { ...row, ...change };
    shown.socket.emit('booking_update', { ids: [12], dates: ['2026-03-10'], version: 2 });
  };
  return { ...shown, saves, updateBooking };
}

describe('concurrent edits of a booking', () => {
  it('adopts what a colleague saves into pristine fields, and names the colleague', async () => {
    const { user, saves, updateBooking, onClose } = await together();
    await fill(user, 'Internal comment', 'Fauteuil');
    saves({ ap_time: '11:30', price: 31 });
    expect(await screen.findByText('Camille Peeters has changed this booking meanwhile')).toBeTruthy();
    expect(screen.getByText(/Taken over in the form: .*Appointment/)).toBeTruthy();
    expect([field('Appointment').value, field('Invoice price (€)').value, field('Internal comment').value]).toEqual([
      '11:30',
      '31.00',
      'Fauteuil',
    ]);
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking.mock.calls[0]?.[0].body).toEqual({ comment: 'Fauteuil' });
  });

  it('keeps a typed value that a colleague changes too, and warns', async () => {
    const { user, saves, updateBooking, onClose } = await together();
    await fill(user, 'Appointment', '12:00');
    saves({ ap_time: '11:30' });
    expect(
      await screen.findByText('You changed these too: Appointment. If you save, your values are kept.'),
    ).toBeTruthy();
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking.mock.calls[0]?.[0].body).toMatchObject({ ap_time: '12:00', seen: { ap_time: '11:30' } });
  });

  it('adopts changes of fields that the variant does not show, and does not send them', async () => {
    const { user, saves, updateBooking, onClose } = await together({ role: 'dispatch' });
    saves({ commission: 33, comment: 'du bureau' });
    await waitFor(() => expect(field('Internal comment').value).toBe('du bureau'));
    await fill(user, 'Information for the driver', 'Sonner');
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking.mock.calls[0]?.[0].body).toEqual({ info: 'Sonner' });
  });

  it('shows the conflict when the save is refused for a stale version', async () => {
    const { user, saves, updateBooking } = await together();
    await fill(user, 'Appointment', '12:00');
    updateBooking.mockImplementationOnce(() => {
      saves({ ap_time: '11:30' });
      return problem(409, 'record.changed', [], { known: 'yes', who: 'Camille Peeters', at: '2026-03-09T08:12:00Z' });
    });
    await user.click(saveButton());
    expect(await screen.findByText(/Camille Peeters has just changed this\./)).toBeTruthy();
    expect(await screen.findByText(/You changed these too: Appointment/)).toBeTruthy();
    expect(field('Appointment').value).toBe('12:00');
  });

  it('shows nothing when a change leaves the form as it is', async () => {
    const { saves } = await together();
    saves({});
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.queryByText(/meanwhile/)).toBeNull();
  });
});
