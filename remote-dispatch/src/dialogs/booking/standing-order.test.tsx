import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveButton, field, showBookingDialog, wholeDraft, type Answer, fill } from './testing/show-booking-dialog.tsx';
import { sampleBooking } from '@navette/shared/testing/booking';

const added = () =>
  vi.fn<Answer<'addBookings'>>(({ body }) => ({ insertIds: body.dates.map((_, index) => 100 + index), insertId: 100 }));

/** Fridays from 18 December on; 25 December and 1 January are holidays. */
async function openPanel(handlers: Parameters<typeof showBookingDialog>[0] = {}) {
  const shown = showBookingDialog({
    role: 'super',
    input: { draft: { ...wholeDraft, dates: ['2026-12-18'] } },
    ...handlers,
  });
  await shown.user.click(screen.getByRole('button', { name: 'Standing order' }));
  await shown.user.type(field('until'), '22/01/2027');
  return shown;
}

const days = () => within(screen.getByRole('list', { name: 'Dates of the standing order' })).getAllByRole('listitem');

describe('a standing order', () => {
  it('shows the dates of a standing order, with public holidays struck out and named unless they are booked', async () => {
    const { user } = await openPanel();
    expect(days().map(({ textContent }) => textContent)).toEqual([
      'Fri 18/12/2026',
      'Fri 25/12/2026Christmas',
      'Fri 01/01/2027New Year',
      'Fri 08/01/2027',
      'Fri 15/01/2027',
      'Fri 22/01/2027',
    ]);
    expect(days().map((day) => day.querySelector('del') !== null)).toEqual([false, true, true, false, false, false]);
    expect(screen.getByText('4 dates')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'without public holidays' }));
    expect(screen.getByText('6 dates')).toBeTruthy();
  });

  it('removes a day of a standing order, and restores it', async () => {
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Remove 08/01/2027 from the standing order' }));
    await user.click(screen.getByRole('button', { name: 'Remove 15/01/2027 from the standing order' }));
    await user.click(screen.getByRole('button', { name: 'Restore 15/01/2027' }));
    expect(screen.getByText('3 dates')).toBeTruthy();
  });

  it('skips the first day when it is none of the weekdays, unless it is restored', async () => {
    const addBookings = added();
    const { user, onClose } = await openPanel({ handlers: { addBookings } });
    await user.click(screen.getByRole('checkbox', { name: 'Fri' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mon' }));
    expect(days()[0]?.textContent).toBe('Fri 18/12/2026(another day)');
    expect(days()[0]?.querySelector('del')).toBeTruthy();
    expect(screen.getByText('5 dates')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore 18/12/2026' }));
    expect(screen.getByText('6 dates')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove 18/12/2026 from the standing order' }));
    await user.click(screen.getByRole('button', { name: 'Choose these 5 dates' }));
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings.mock.calls[0]?.[0].body).toMatchObject({
      dates: ['2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18'],
      series: { weekdays: [1], until: '2027-01-22' },
    });
  });

  it('takes a number of dates for the last day, on the weekday of the first date, and leads on to the time', async () => {
    const { user } = showBookingDialog({
      role: 'dispatch',
      input: { draft: { ...wholeDraft, dates: ['2026-12-15'] } },
    });
    await user.click(screen.getByRole('button', { name: 'Standing order' }));
    await fill(user, 'Dates', '18/12/2026');
    await user.keyboard('{Enter}');
    await fill(user, 'or number of dates', '3');
    expect(field('until').value).toBe('15/01/2027');
    expect(screen.getByText('3 dates')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose these 3 dates' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Appointment')));
  });

  it('proposes the weekdays of chosen dates, none for the day that a new form proposes', async () => {
    const { dates: _, ...draft } = wholeDraft;
    const { user } = showBookingDialog({ input: { draft } });
    const ticked = () =>
      [...document.querySelectorAll('[type=checkbox]:checked')].map((box) => box.closest('label')?.textContent);
    await user.click(screen.getByRole('button', { name: 'Standing order' }));
    expect(ticked()).toEqual(['without public holidays']);
    await user.click(screen.getByRole('checkbox', { name: 'Mon' }));
    await fill(user, 'Dates', '03/03/2026');
    await user.keyboard('{Enter}');
    expect(ticked()).toEqual(['Mon', 'Tue', 'without public holidays']);
  });

  it('returns from a standing order to one date', async () => {
    const addBookings = added();
    const { user, onClose } = await openPanel({ handlers: { addBookings } });
    await user.click(screen.getByRole('button', { name: /^Choose these/ }));
    await user.click(screen.getByRole('button', { name: 'Show the dates' }));
    await user.click(screen.getByRole('button', { name: 'Remove 15/01/2027 from the standing order' }));
    expect(screen.getByText('Fri until 22/01/2027: 3 dates')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep only the first date' }));
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings.mock.calls[0]?.[0].body.dates).toEqual(['2026-12-18']);
    expect(addBookings.mock.calls[0]?.[0].body).not.toHaveProperty('series');
  });
});

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
    const drivers = screen.getByRole('link', { name: 'Drivers of the standing order…' });
    expect(drivers.getAttribute('href')).toMatch(/^\/timeline\/standing-orders\?series=\d+$/);
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
      'The whole standing order: 4 bookingsClosed, cancelled and invoiced bookings stay as they are.',
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
    await screen.findByText('3 changes undone');
    expect(undoChanges.mock.calls[0]?.[0].body).toEqual({ changes: [512, 513, 514] });
    await waitFor(() => expect(field('Driver').value).toBe('Peeters Jan'));
  });
});
