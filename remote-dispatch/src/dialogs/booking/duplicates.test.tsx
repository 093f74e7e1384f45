import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveButton, showBookingDialog, wholeDraft, type Answer } from './testing/show-booking-dialog.tsx';

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

  it('stays open with the reason when it is not confirmed', async () => {
    const { user, onClose } = showBookingDialog({ input: { draft: wholeDraft }, handlers: { addBookings: duplicate } });
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    expect(await screen.findByText(/Éléonore Dubois already has a trip.*booking 12, 10\/03\/2026/)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });
});
