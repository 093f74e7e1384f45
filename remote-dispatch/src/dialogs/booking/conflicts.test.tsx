import type { components } from '@navette/openapi/types';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, fill, saveButton, showBookingDialog, wholeDraft, type Answer } from './testing/show-booking-dialog.tsx';

type Conflict = components['schemas']['BookingConflict'];

const overlap: Conflict = { kind: 'overlap', date: '2026-03-10', bookingId: 44, slot: null, minutes: 20 };

const refusal = () =>
  Response.json(
    {
      status: 409,
      code: 'booking.conflicts',
      messageKey: 'problem.booking.conflicts',
      params: { conflicts: JSON.stringify([overlap]) },
      fields: [],
      incidentId: 'T',
    },
    { status: 409 },
  );

/** Refuses until `assignAnyway` is sent. */
const refusing = <Done,>(done: Done) =>
  vi.fn(({ body }: { readonly body: { readonly assignAnyway?: boolean } }) => (body.assignAnyway ? done : refusal()));

describe('conflicts of the driver', () => {
  it('shows conflicts beside the driver as soon as driver, trip and time are known', async () => {
    const findBookingConflicts = vi.fn<Answer<'findBookingConflicts'>>(() => [overlap]);
    const opened = vi.fn<() => undefined>();
    const { user } = showBookingDialog({
      input: { draft: wholeDraft },
      handlers: {
        findBookingConflicts,
        listBookingsByDate: () => [
          sampleBooking({ id: 44, client_lastname: 'Janssens', client_firstname: 'Piet', pick_time: '09:30' }),
        ],
      },
      dialogs: { 'dispatch/booking@1': opened },
    });
    expect(await screen.findByText('A conflict for this driver')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Conflicts' }).textContent).toContain('booking 44');
    expect(
      await screen.findByText(
        /Overlaps with booking 44 by 20 min: Janssens Piet, 09:30–\d\d:\d\d, Clinique Saint-Jean/,
      ),
    ).toBeTruthy();
    expect(findBookingConflicts.mock.calls[0]?.[0].body).toMatchObject({
      id: null,
      driverId: 3,
      clientId: 4,
      destinationId: 5,
      type: 'to',
      ap_time: '10:00',
      dates: ['2026-03-10'],
    });
    await user.click(screen.getByRole('button', { name: 'Open no. 44' }));
    expect(opened).toHaveBeenCalledWith({ id: 44 });
  });

  it('shows a failed search for conflicts, and retries it', async () => {
    let fails = true;
    const { user } = showBookingDialog({
      input: { draft: wholeDraft },
      handlers: { findBookingConflicts: () => (fails ? new Response('{}', { status: 400 }) : [overlap]) },
    });
    await screen.findByText(/conflicts could not be checked/);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('A conflict for this driver')).toBeTruthy();
  });

  it('names the conflicts that refuse a new booking, and assigns anyway when confirmed', async () => {
    const addBookings = refusing({ insertIds: [101], insertId: 101 });
    const { user, onClose } = showBookingDialog({ input: { draft: wholeDraft }, handlers: { addBookings } });
    await user.click(saveButton());
    const question = await screen.findByRole('alertdialog', {
      name: 'Conflict: this driver is not free for this trip',
    });
    expect(question.textContent).toContain('booking 44');
    await user.click(within(question).getByRole('button', { name: 'Assign anyway' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ id: 101, label: 'no. 101' }));
    expect(addBookings.mock.calls.map(([{ body }]) => body.assignAnyway)).toEqual([false, true]);
  });

  it('checks conflicts for a new time of an existing booking, and not for a new comment', async () => {
    const updateBooking = refusing({ affectedRows: 1 });
    const { user, onClose } = showBookingDialog({ input: { id: 12 }, handlers: { updateBooking } });
    await waitFor(() => expect(field('Client').value).not.toBe(''));
    await fill(user, 'Appointment', '1100');
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Assign anyway' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking.mock.calls.map(([{ body }]) => body.assignAnyway)).toEqual([false, true]);
  });

  it('restores the former driver when the user does not assign in spite of conflicts', async () => {
    const { user } = showBookingDialog({ input: { id: 12 }, handlers: { updateBooking: refusal } });
    await waitFor(() => expect(field('Driver').value).toBe('Peeters Jan'));
    await fill(user, 'Driver', 'lam');
    await user.click(await screen.findByRole('option', { name: /Lambert Nadia/ }));
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(field('Driver').value).toBe('Peeters Jan'));
    expect(screen.queryByText(/was not changed/)).toBeNull();
  });
});

const duplicate = () =>
  Response.json(
    {
      status: 409,
      code: 'booking.duplicate',
      messageKey: 'problem.booking.duplicate',
      params: {
        client: 'Éléonore Dubois',
        ids: '12',
        dates: '2026-03-10',
        trips: JSON.stringify([
          {
            id: 12,
            client: 'Éléonore Dubois',
            destination: 'Clinique Saint-Jean',
            ap_date: '2026-03-10',
            ap_time: '10:30',
            type: 'to',
          },
        ]),
      },
      fields: [],
      incidentId: 'T',
    },
    { status: 409 },
  );

describe('a new booking beside another trip of its client', () => {
  it('names the trip, and saves when confirmed', async () => {
    const addBookings = vi
      .fn<Answer<'addBookings'>>()
      .mockImplementationOnce(duplicate)
      .mockImplementation(() => ({ insertIds: [101], insertId: 101 }));
    const { user, onClose } = showBookingDialog({ input: { draft: wholeDraft }, handlers: { addBookings } });
    await user.click(saveButton());
    const question = await screen.findByRole('alertdialog', { name: 'Éléonore Dubois already travels then' });
    expect(within(question).getByText('no. 12 · 10/03/2026 10:30 · Outbound · Clinique Saint-Jean')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ id: 101, label: 'no. 101' }));
    expect(addBookings.mock.calls.map(([{ body }]) => body.confirmDuplicates)).toEqual([undefined, true]);
  });
});

it.each([
  [
    'conflicts',
    refusal,
    /^Conflict: this driver is not free for this trip\. Choose another driver, or assign anyway\.$/,
  ],
  ['a double trip', duplicate, /Éléonore Dubois already has a trip.*booking 12, 10\/03\/2026/],
])('keeps the form open with the reason when %s are not confirmed', async (_, addBookings, reason) => {
  const { user, onClose } = showBookingDialog({ input: { draft: wholeDraft }, handlers: { addBookings } });
  await user.click(saveButton());
  await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
