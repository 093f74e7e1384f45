import { problem, testUser } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { BookingRow } from '../../bookings/booking-row.ts';
import { distanceOf, driver, hospital } from './testing/samples.ts';
import { field, fill, saveButton, showBookingDialog, type Answer } from './testing/show-booking-dialog.tsx';
import { distanceText } from './use-trip.ts';

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
        return {
          id: 12,
          ap_date: '2026-03-10',
          ap_time: '12:05',
          pick_time: '12:05',
          delivered: true,
          driver: 'free' as const,
        };
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

/** In no list. */
const UNLISTED = {
  driver_fullAddress: driver.fullAddress,
  destination_fullAddress: hospital.fullAddress,
  distance: distanceText(distanceOf(1920)),
};

describe('a booking that is opened from its row in a list', () => {
  /** Opens it while the read is on its way. `listed` differs from the booking as it is saved. */
  function openListed(listed: Partial<BookingRow>, more: Parameters<typeof showBookingDialog>[0] = {}) {
    let arrive = () => {};
    const isRead = new Promise<void>((resolve) => (arrive = resolve));
    const meant: (string | null)[] = [];
    const updateBooking = vi.fn<Answer<'updateBooking'>>(({ request }) => {
      meant.push(request.headers.get('If-Match'));
      return { affectedRows: 1, changes: [501] };
    });
    const getDistance = vi.fn<Answer<'getDistance'>>();
    const shown = showBookingDialog({
      ...more,
      input: { id: 12 },
      listed: sampleBooking(listed),
      handlers: {
        getBooking: async () => {
          await isRead;
          return Response.json([sampleBooking(UNLISTED)], { headers: { ETag: '"v7"' } });
        },
        listBookingHistory: () => [
          {
            id: 9,
            at: '2026-03-09T08:12:00Z',
            user: { id: 99, name: 'Camille Peeters' },
            action: 'update',
            changes: [],
          },
        ],
        updateBooking,
        getDistance,
        ...more.handlers,
      },
    });
    return { ...shown, arrive, updateBooking, getDistance, meant };
  }

  it('keeps what was typed before the read, adopts the rest silently, and measures no route', async () => {
    const { user, arrive, updateBooking, getDistance, onClose, meant } = openListed({ info: 'Ancien' });
    expect(field('Information for the driver').value).toBe('Ancien');
    await fill(user, 'Internal comment', 'Fauteuil');
    arrive();
    await waitFor(() => expect(field('Information for the driver').value).toBe(sampleBooking().info ?? ''));
    expect(field('Internal comment').value).toBe('Fauteuil');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Route' })).toHaveProperty('disabled', false));
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking.mock.calls[0]?.[0].body).toEqual({ comment: 'Fauteuil' });
    expect(meant).toEqual(['"v7"']);
    expect(screen.queryByText(/has changed this booking meanwhile/u)).toBeNull();
    expect(getDistance).not.toHaveBeenCalled();
  });

  it('saves over the version of the read, also when Save is pressed before it, and none of the list’s values', async () => {
    const { user, arrive, updateBooking, onClose, meant } = openListed({ info: 'Ancien' });
    await fill(user, 'Internal comment', 'Fauteuil');
    await user.click(saveButton());
    await pause(100);
    expect(updateBooking).not.toHaveBeenCalled();
    arrive();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateBooking.mock.calls[0]?.[0].body).toEqual({ comment: 'Fauteuil' });
    expect(meant).toEqual(['"v7"']);
  });

  it('shows both values of a field that was typed before the read and had another value by then', async () => {
    const { user, arrive } = openListed({ ap_time: '08:00' });
    await fill(user, 'Appointment', '12:00');
    arrive();
    expect(await screen.findByRole('group', { name: 'Appointment' })).toBeTruthy();
    expect(field('Appointment').value).toBe('12:00');
  });

  it('gives way to the failure of the read', async () => {
    openListed({}, { handlers: { getBooking: () => problem(404, 'notFound') } });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
