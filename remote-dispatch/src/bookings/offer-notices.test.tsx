import { problem, renderWithHost, type ContractHandlers } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { useToast } from '@navette/shared/ui-overlay';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import type { BookingRow } from './booking-row.ts';
import { type ReachedBooking, useOfferNotices } from './offer-notices.ts';

type Send = NonNullable<ContractHandlers['sendBookingNotification']>;

const booking = sampleBooking({ accepted: 2, ap_date: '2099-03-10', price_driver: 18 });

function show(after: Partial<BookingRow> | null, before = booking, others?: readonly ReachedBooking[]) {
  const sendBookingNotification = vi.fn<Send>(() => ({ id: 'n1', delivered: true }));
  function Page() {
    const toast = useToast();
    const offer = useOfferNotices();
    return (
      <button type="button" onClick={() => toast.success('done', offer(before, after, others))}>
        change
      </button>
    );
  }
  return { ...renderWithHost(<Page />, { messages, handlers: { sendBookingNotification } }), sendBookingNotification };
}
const change = () => screen.getByRole('button', { name: 'change' });

describe('the offer to notify the driver of a change', () => {
  it('sends the cancellation of a deleted trip by one click, without the number that is gone', async () => {
    const { user, sendBookingNotification } = show(null);
    await user.click(change());
    await user.click(await screen.findByRole('button', { name: 'Notify the driver' }));
    expect(await screen.findByText('Booking 12: the driver is notified')).toBeTruthy();
    expect(sendBookingNotification.mock.calls.map(([{ body }]) => body)).toEqual([
      expect.objectContaining({ id: null, driverId: 3, name: 'Jan Peeters', msg: 'Un transport est annulé.' }),
    ]);
    expect(screen.queryByRole('button', { name: 'Notify the driver' })).toBeNull();
  });

  it('sends the former driver the cancellation and the new one the trip', async () => {
    const { user, sendBookingNotification } = show({ driverId: 9, accepted: 1, price_driver: null, ap_time: '10:30' });
    await user.click(change());
    await user.click(await screen.findByRole('button', { name: 'Notify both drivers' }));
    await waitFor(() => expect(sendBookingNotification).toHaveBeenCalledTimes(2));
    expect(
      sendBookingNotification.mock.calls.map(([{ body }]) => [body.driverId, body.id, body.msg, body.price]),
    ).toEqual(
      expect.arrayContaining([
        [3, 12, 'Un transport est annulé.', 18],
        [9, 12, 'Un nouveau transport vous est proposé.', null],
      ]),
    );
  });

  it('sends the new time of a trip, and how many others of the series it concerns', async () => {
    const others = [11, 17, 24].map((day) => {
      const before = { ...booking, id: day, ap_date: `2099-03-${String(day)}` };
      return { before, after: { ...before, pick_time: '09:43' } };
    });
    const { user, sendBookingNotification } = show({ pick_time: '09:43' }, booking, others);
    await user.click(change());
    await user.click(await screen.findByRole('button', { name: 'Notify the driver' }));
    await waitFor(() => expect(sendBookingNotification).toHaveBeenCalledOnce());
    expect(sendBookingNotification.mock.calls[0]?.[0].body).toMatchObject({
      msg: 'Un transport a été modifié.',
      bookings: [{ picktime: '09:43' }],
      other: 'Also concerns 3 other trips of the standing order.',
    });
  });

  it('notifies every driver of a canceled standing order once, and retries those who were not reached', async () => {
    const trip = (id: number, driverId: number, changes: Partial<BookingRow> = {}): ReachedBooking => {
      const before = { ...booking, id, driverId, ap_date: `2099-03-${String(id)}`, ...changes };
      return { before, after: { ...before, status: 3 } };
    };
    const others = [trip(24, 8), trip(17, 8), trip(18, 9), trip(19, 3), trip(20, 7, { accepted: 3 })];
    const { user, sendBookingNotification } = show({ status: 3 }, booking, others);
    sendBookingNotification.mockReturnValueOnce(problem(503, 'unavailable'));
    await user.click(change());
    await user.click(await screen.findByRole('button', { name: 'Notify the 3 drivers' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Booking 12: the 3 drivers are notified')).toBeTruthy();
    const sent = sendBookingNotification.mock.calls.map(([{ body }]) => [body.driverId, body.id, body.other || null]);
    const [failed] = sent;
    expect(sent).toHaveLength(4);
    expect(sent.slice(1)).toContainEqual(failed);
    expect(sent).toEqual(
      expect.arrayContaining([
        [3, 12, 'Also concerns 1 other trip of the standing order.'],
        [8, 17, 'Also concerns 1 other trip of the standing order.'],
        [9, 18, null],
      ]),
    );
  });

  it('does not offer to notify a driver who refused the trip', async () => {
    const { user } = show(null, sampleBooking({ ...booking, accepted: 3 }));
    await user.click(change());
    expect(await screen.findByText('done')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Notify/ })).toBeNull();
  });

  it('shows why a notification failed, and retries it', async () => {
    const { user, sendBookingNotification } = show({ status: 3 });
    sendBookingNotification.mockReturnValueOnce(problem(503, 'unavailable'));
    await user.click(change());
    await user.click(await screen.findByRole('button', { name: 'Notify the driver' }));
    expect(await screen.findByText('Booking 12: the driver could not be notified. Call the driver.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Booking 12: the driver is notified')).toBeTruthy();
  });
});
