import { sampleBooking } from '@navette/shared/testing/booking';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, fill, saveButton, showBookingDialog, wholeDraft, type Answer } from './testing/show-booking-dialog.tsx';

const added = () => vi.fn<Answer<'addBookings'>>(() => ({ insertIds: [100, 101], insertId: 100 }));
const there = sampleBooking({ linkedId: 13 });
const home = sampleBooking({ id: 13, type: 'back', ap_time: '12:30', pick_time: '12:30', linkedId: 12 });
const pairBookings = {
  getBooking: ({ path }: { readonly path: { readonly id: number } }) => [path.id === 13 ? home : there],
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('a return booked with the trip', () => {
  it('books a return leg with its time and driver, which excludes one booking of both legs', async () => {
    const addBookings = added();
    const { user, onClose } = showBookingDialog({ input: { draft: wholeDraft }, handlers: { addBookings } });
    await user.click(box('With return'));
    await user.click(box('Also book the return'));
    expect([box('With return').checked, box('With return').disabled]).toEqual([false, true]);
    await fill(user, 'Ready to go home at', '1230');
    await fill(user, 'Driver of the return', 'lam');
    await user.click(await screen.findByRole('option', { name: /Lambert Nadia/ }));
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings.mock.calls[0]?.[0].body).toMatchObject({
      type: 'to',
      back: false,
      return: { ap_time: '12:30', willCall: false, driverId: 9 },
    });
  });

  it('shows the price of the return before and after saving, also when another driver changes it', async () => {
    const { user, onClose } = showBookingDialog({
      input: { draft: wholeDraft },
      handlers: { addBookings: added(), getBooking: () => [sampleBooking({ price: 11 })] },
    });
    await user.click(box('Also book the return'));
    expect(await screen.findByText('Price of the return: €9.00')).toBeTruthy();
    await fill(user, 'Ready to go home at', '1230');
    await fill(user, 'Driver of the return', 'lam');
    await user.click(await screen.findByRole('option', { name: /Lambert Nadia/ }));
    expect(screen.queryByText('Price of the return: €9.00')).toBeNull();
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(await screen.findByText(/Price of the return: €11\.00/)).toBeTruthy();
  });

  it('the opener proposes a return with its time', async () => {
    const addBookings = added();
    const draft = { ...wholeDraft, return: { ap_time: '13:15' } };
    const { user, onClose } = showBookingDialog({ input: { draft }, handlers: { addBookings } });
    expect(box('Also book the return').checked).toBe(true);
    expect(field('Ready to go home at').value).toBe('13:15');
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings.mock.calls[0]?.[0].body.return).toEqual({ ap_time: '13:15', willCall: false });
  });

  it('requires a time of the return leg after the appointment', async () => {
    const addBookings = added();
    const { user } = showBookingDialog({ input: { draft: wholeDraft }, handlers: { addBookings } });
    await user.click(box('Also book the return'));
    await user.click(saveButton());
    await waitFor(() => expect(field('Ready to go home at').getAttribute('aria-invalid')).toBe('true'));
    await fill(user, 'Ready to go home at', '0900');
    await user.click(saveButton());
    expect(await screen.findByText('The return cannot precede the appointment.')).toBeTruthy();
    expect(addBookings).not.toHaveBeenCalled();
  });

  it('offers a return leg only for an outbound trip', async () => {
    const { user } = showBookingDialog({ input: { draft: wholeDraft } });
    await user.click(screen.getByRole('radio', { name: 'Single' }));
    expect(screen.queryByRole('checkbox', { name: 'Also book the return' })).toBeNull();
  });
});

describe('a leg of a pair', () => {
  it('shows the other bookings of the same transport, with the linked leg once, and opens them', async () => {
    const opened = vi.fn<() => undefined>();
    const onward = sampleBooking({ id: 14, ap_time: '11:00', destination_name: 'Radiologie' });
    const rows = new Map([
      [12, { ...there, sameTransport: [14, 13] }],
      [13, home],
      [14, onward],
    ]);
    const { user } = showBookingDialog({
      input: { id: 12 },
      handlers: { getBooking: ({ path }) => [rows.get(path.id) ?? there] },
      dialogs: { 'dispatch/booking@1': opened },
    });
    expect(
      await screen.findByText(
        'Same Booqit transport: no. 14, Outbound to Radiologie on 10/03/2026 at 11:00, Peeters Jan (Pending)',
      ),
    ).toBeTruthy();
    expect(await screen.findAllByText(/no\. 13/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Open no. 14' }));
    expect(opened).toHaveBeenCalledWith({ id: 14 });
  });

  it('asks about the linked leg on cancel, and undoes both', async () => {
    const updateBooking = vi.fn<Answer<'updateBooking'>>(() => ({ affectedRows: 2, changes: [501, 502] }));
    const undoChanges = vi.fn<Answer<'undoChanges'>>(() => []);
    const { user, onClose } = showBookingDialog({
      input: { id: 12 },
      handlers: { ...pairBookings, updateBooking, undoChanges },
    });
    await screen.findByText(/Linked trip/);
    await user.selectOptions(field('Status'), 'Canceled');
    await user.click(saveButton());
    const asked = within(await screen.findByRole('alertdialog', { name: 'Cancel booking 12' }));
    await user.click(asked.getByRole('radio', { name: 'Both (no. 12 and no. 13)' }));
    await user.click(asked.getByRole('button', { name: 'Cancel the trip' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking.mock.calls.at(-1)?.[0].body).toEqual({ status: 3, alsoLinked: true });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' })); // jsdom knows no layers: for it the toast lies under the dialog
    await waitFor(() => expect(undoChanges.mock.calls.map(([{ body }]) => body)).toEqual([{ changes: [501, 502] }]));
  });
});

describe('a return that waits for a call', () => {
  const waiting = {
    getBooking: () => [sampleBooking({ type: 'back', ap_time: '12:30', pick_time: '12:30', willCall: true })],
  };

  it('sets a will-call return ready now, and offers to find a driver where there is none', async () => {
    const due = { ap_date: '2026-03-10', ap_time: '13:07', pick_time: '13:07' };
    let [row] = waiting.getBooking();
    const setReadyNow = vi.fn<Answer<'setReadyNow'>>(() => {
      row = sampleBooking({ ...row, ...due, willCall: false });
      return { id: 12, ...due, delivered: false, driver: 'none' as const };
    });
    const getBooking = () => [sampleBooking(row)];
    const { user, onClose } = showBookingDialog({ input: { id: 12 }, handlers: { getBooking, setReadyNow } });
    await user.click(await screen.findByRole('button', { name: 'Ready now' }));
    expect(await screen.findByText('Booking 12: pick-up at 13:07')).toBeTruthy();
    expect(screen.getByText('The trip has no driver yet.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Find its place' })).toBeTruthy();
    expect([field('Ready to go home at').value, box('The client calls when ready').checked]).toEqual(['13:07', false]);
    expect(screen.queryByRole('button', { name: 'Ready now' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('offers ready now only while the return is pending', async () => {
    showBookingDialog({
      input: { id: 12 },
      handlers: { getBooking: () => [sampleBooking({ type: 'back', willCall: true, status: 3 })] },
    });
    await waitFor(() => expect(field('Client').value).not.toBe(''));
    expect(screen.queryByRole('button', { name: 'Ready now' })).toBeNull();
  });
});

it('clones a booking into the form of a new one', async () => {
  const opened = vi.fn<() => undefined>();
  const { user } = showBookingDialog({
    input: { id: 12 },
    handlers: pairBookings,
    dialogs: { 'dispatch/booking@1': opened },
  });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(opened).toHaveBeenCalledWith({ draft: expect.objectContaining({ clientId: 4, ap_time: '10:00', dates: [] }) });
});
