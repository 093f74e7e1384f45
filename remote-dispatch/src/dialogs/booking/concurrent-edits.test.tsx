import { problem, testUser } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { field, fill, saveButton, showBookingDialog, type Answer } from './testing/show-booking-dialog.tsx';

const me = testUser('dispatch');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A form that is open, and a colleague who works on the same booking. */
async function together(more: Parameters<typeof showBookingDialog>[0] = {}, first: Partial<BookingRow> = {}) {
  let row = sampleBooking(first);
  let version = 1;
  const meant: (string | null)[] = [];
  const updateBooking = vi.fn<Answer<'updateBooking'>>(({ request }) => {
    meant.push(request.headers.get('If-Match'));
    return { affectedRows: 1, changes: [501] };
  });
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
    handlers: {
      getBooking: () => Response.json([row], { headers: { ETag: `"v${String(version)}"` } }),
      updateBooking,
      listBookingHistory,
      ...more.handlers,
    },
  });
  await waitFor(() => expect(field('Client').value).not.toBe(''));
  const saves = (change: Partial<BookingRow>): void => {
    row = { ...row, ...change };
    version += 1;
    shown.socket.emit('booking_update', { ids: [12], dates: ['2026-03-10'], version: 2 });
  };
  /** Saves, and answers so late that the form has asked for the booking again by then. */
  const savesLate = async (change: Partial<BookingRow>): Promise<void> => {
    saves(change);
    await pause(400);
  };
  return { ...shown, saves, savesLate, updateBooking, meant };
}

describe('concurrent edits of a booking', () => {
  it('adopts changes of fields that the variant does not show, and does not send them', async () => {
    const { user, saves, updateBooking, onClose } = await together({ role: 'dispatch' });
    saves({ commission: 33, comment: 'du bureau' });
    await waitFor(() => expect(field('Internal comment').value).toBe('du bureau'));
    await fill(user, 'Information for the driver', 'Sonner');
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking.mock.calls[0]?.[0].body).toEqual({ info: 'Sonner' });
  });

  it('puts the saved value into the form when it is chosen, and the typed one back', async () => {
    const { user, saves, updateBooking, onClose } = await together();
    await fill(user, 'Appointment', '12:00');
    saves({ ap_time: '11:30' });
    const both = within(await screen.findByRole('group', { name: 'Appointment' }));
    await user.click(both.getByRole('radio', { name: /11:30/u }));
    expect(field('Appointment').value).toBe('11:30');
    await user.click(both.getByRole('radio', { name: /12:00/u }));
    expect(field('Appointment').value).toBe('12:00');
    await user.click(both.getByRole('radio', { name: /11:30/u }));
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking.mock.calls[0]?.[0].body ?? {}).not.toHaveProperty('ap_time');
  });

  it('warns of what the same user saves in another tab', async () => {
    const { user, saves } = await together({
      handlers: {
        listBookingHistory: () => [
          {
            id: 9,
            at: '2026-03-09T08:12:00Z',
            user: { id: me.id, name: 'Me' },
            action: 'update' as const,
            changes: [],
          },
        ],
      },
    });
    await fill(user, 'Appointment', '12:00');
    saves({ ap_time: '11:30' });
    expect(await screen.findByText('You have changed this booking outside this form')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Appointment' })).toBeTruthy();
  });

  describe.each([
    {
      action: 'ready now',
      first: { type: 'back', willCall: true } as const,
      saved: { ap_date: '2026-03-10', ap_time: '12:05', pick_time: '12:05', willCall: false },
      act: async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Ready now' })),
    },
    {
      action: 'change of the driver of a standing order',
      first: { seriesId: 7 },
      saved: { driverId: 9, accepted: 1 } as const,
      act: async (user: UserEvent) => {
        await fill(user, 'Driver', 'lam');
        await user.click(await screen.findByRole('option', { name: /Lambert Nadia/u }));
        const question = within(await screen.findByRole('alertdialog'));
        await user.click(question.getByRole('radio', { name: /whole standing order/u }));
        await user.click(question.getByRole('button', { name: 'Change the driver' }));
      },
    },
  ])('its own $action', ({ first, saved, act }) => {
    it('an own change is not treated as a change by somebody else when its event arrives before its answer', async () => {
      const listSeriesBookings = () => [12, 13].map((id) => sampleBooking({ id, ...first }));
      const setReadyNow = async () => {
        await shown.savesLate({ ...saved, comment: 'du bureau' });
        return { id: 12, ap_date: '2026-03-10', ap_time: '12:05', pick_time: '12:05', delivered: true };
      };
      const shown = await together({ handlers: { setReadyNow, listSeriesBookings } }, first);
      shown.updateBooking.mockImplementationOnce(async () => {
        await shown.savesLate({ ...saved, comment: 'du bureau' });
        return { affectedRows: 1, changes: [501] };
      });
      const notices: (string | null)[] = [];
      const watched = new MutationObserver(() => {
        const notice = screen.queryByText(/outside this form|changed this booking meanwhile/u);
        if (notice) notices.push(notice.textContent);
      });
      watched.observe(document.body, { childList: true, subtree: true });
      await act(shown.user);
      await waitFor(() => expect(field('Internal comment').value).toBe('du bureau'));
      await pause(300);
      watched.disconnect();
      expect(notices).toEqual([]);
      shown.saves({ price: 31 });
      expect(await screen.findByText('Camille Peeters has changed this booking meanwhile')).toBeTruthy();
    });
  });

  it('saves over the version that it shows, and asks which value is saved when there is another', async () => {
    const { user, saves, updateBooking, onClose, meant } = await together();
    await fill(user, 'Appointment', '12:00');
    await fill(user, 'Internal comment', 'Fauteuil');
    updateBooking.mockImplementationOnce(({ request }) => {
      meant.push(request.headers.get('If-Match'));
      saves({ ap_time: '11:30', price: 31 });
      return problem(409, 'record.changed', [], { known: 'yes', who: 'An Maes', at: '2026-03-09T08:12:00Z' });
    });
    await user.click(saveButton());
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^An Maes saved other values on/u)).toBeTruthy();
    await user.click(question.getByRole('radio', { name: /11:30/u }));
    await user.click(question.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking.mock.calls[1]?.[0].body).toEqual({ comment: 'Fauteuil' });
    expect(meant).toEqual(['"v1"', '"v2"']);
  });

  it('returns to the form with all input after a conflict', async () => {
    const { user, saves, updateBooking } = await together();
    await fill(user, 'Appointment', '12:00');
    updateBooking.mockImplementationOnce(() => {
      saves({ ap_time: '11:30' });
      return problem(409, 'record.changed', [], { known: 'yes', who: 'Camille Peeters', at: '2026-03-09T08:12:00Z' });
    });
    await user.click(saveButton());
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Back to the form' }));
    expect(await screen.findByRole('group', { name: 'Appointment' })).toBeTruthy();
    expect(field('Appointment').value).toBe('12:00');
    expect(updateBooking).toHaveBeenCalledOnce();
  });
});
