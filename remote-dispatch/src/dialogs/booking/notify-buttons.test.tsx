import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, showBookingDialog, type Answer } from './testing/show-booking-dialog.tsx';

const whole = {
  driver_fullAddress: 'Kerkstraat 4, 1700 Dilbeek',
  destination_fullAddress: 'Boulevard du Jardin Botanique 32, 1000 Bruxelles',
};

async function open(
  accepted: 0 | 1 | 2 | 3 | 4,
  handlers: NonNullable<Parameters<typeof showBookingDialog>[0]>['handlers'] = {},
) {
  const sendBookingNotification = vi.fn<Answer<'sendBookingNotification'>>(() => ({ id: 'n1', delivered: false }));
  const shown = showBookingDialog({
    input: { id: 12 },
    handlers: {
      getBooking: () => [sampleBooking({ ...whole, accepted, back: true, price_driver: 18 })],
      sendBookingNotification,
      ...handlers,
    },
  });
  await waitFor(() => expect(field('Client').value).not.toBe(''));
  return { ...shown, sendBookingNotification };
}

const offered = () =>
  screen.queryAllByRole('group', { name: 'Notify the driver' }).flatMap((group) =>
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  );

describe('notifications that a driver can get', () => {
  it.each([
    [1, ['Send to the driver']],
    [3, []],
    [0, ['Notify', 'Report a change', 'Report a cancellation']],
    [2, ['Notify', 'Report a change', 'Report a cancellation']],
    [4, ['Notify', 'Report a change', 'Report a cancellation']],
  ] as const)('offered notifications depend on the answer %i of the driver', async (accepted, buttons) => {
    await open(accepted);
    expect(offered()).toEqual(buttons);
  });

  it('of a canceled trip is its cancellation, never a new transport', async () => {
    const { user, sendBookingNotification } = await open(1, {
      getBooking: () => [sampleBooking({ ...whole, accepted: 1, status: 3 })],
    });
    expect(offered()).toEqual(['Report a cancellation']);
    await user.click(screen.getByRole('button', { name: 'Report a cancellation' }));
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(sendBookingNotification.mock.calls[0]?.[0].body).toMatchObject({ msg: 'Un transport est annulé.' }),
    );
  });

  it('starts with the text of the occasion, and offers the others', async () => {
    const { user } = await open(2);
    await user.click(screen.getByRole('button', { name: 'Report a cancellation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Booking 12: message to Jan Peeters' }));
    expect(dialog.getByLabelText('Message')).toHaveProperty('value', 'Un transport est annulé.');
    await user.click(dialog.getByRole('button', { name: 'Un transport a été modifié.' }));
    expect(dialog.getByLabelText('Message')).toHaveProperty('value', 'Un transport a été modifié.');
  });

  it('sends booking, return, price and deadline, and lists the message as sent', async () => {
    const sent = {
      id: 'n1',
      at: '2026-03-10T09:00:00Z',
      kind: 'booking' as const,
      msg: 'Urgent',
      state: 'waiting' as const,
      changedAt: '2026-03-10T09:00:00Z',
      error: null,
      by: 'Odile Maes',
    };
    let all: (typeof sent)[] = [];
    const { user, sendBookingNotification } = await open(1, { listDriverNotifications: () => all });
    await user.click(screen.getByRole('button', { name: 'Send to the driver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Booking 12: message to Jan Peeters' }));
    await user.clear(dialog.getByLabelText('Message'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('This field is required.')).toBeTruthy();
    expect(sendBookingNotification).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText('Message'), 'Urgent');
    all = [sent];
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The message waits until the app of Jan Peeters connects.')).toBeTruthy();
    const body = sendBookingNotification.mock.calls[0]?.[0].body;
    expect(body).toMatchObject({ id: 12, driverId: 3, name: 'Jan Peeters', msg: 'Urgent', price: 18, other: null });
    expect(body?.bookings).toEqual([
      {
        date: '2026-03-10',
        picktime: '09:13',
        trip: { origin: 'Rue Haute 12, 1000 Bruxelles', destination: whole.destination_fullAddress },
      },
      {
        date: '2026-03-10',
        picktime: null,
        trip: { origin: whole.destination_fullAddress, destination: 'Rue Haute 12, 1000 Bruxelles' },
      },
    ]);
    const span = Date.parse(body?.endtime ?? '') - Date.parse(body?.timestamp ?? '');
    expect(Math.abs(span - (body?.timer ?? 0) * 1000)).toBeLessThan(1000);
    expect(span).toBeLessThanOrEqual(15 * 60_000);
    const list = within(await dialog.findByRole('list', { name: 'Sent messages' }));
    expect(await list.findByText('Urgent')).toBeTruthy();
    expect(list.getByText('Queued')).toBeTruthy();
  });

  it('offers no notification before the form is complete', async () => {
    const { user } = await open(1);
    await user.clear(field('Appointment'));
    await user.click(screen.getByRole('button', { name: 'Send to the driver' }));
    expect(await screen.findByText(/Complete the form first/)).toBeTruthy();
    expect(field('Appointment').getAttribute('aria-invalid')).toBe('true');
  });
});
