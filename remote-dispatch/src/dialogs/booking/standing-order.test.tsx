import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveButton, field, showBookingDialog, wholeDraft, type Answer } from './testing/show-booking-dialog.tsx';

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
  it('shows the dates of a standing order, with public holidays struck out and named', async () => {
    await openPanel();
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
  });

  it('books holidays of a standing order when they are not skipped', async () => {
    const { user } = await openPanel();
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
    await user.click(screen.getByRole('button', { name: 'Make a standing order of 5 dates' }));
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings.mock.calls[0]?.[0].body).toMatchObject({
      dates: ['2026-12-21', '2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18'],
      series: { weekdays: [1] },
    });
  });

  it('saves a standing order with its dates, weekdays and last day', async () => {
    const addBookings = added();
    const { user, onClose } = await openPanel({ handlers: { addBookings } });
    await user.click(screen.getByRole('button', { name: 'Remove 08/01/2027 from the standing order' }));
    await user.click(screen.getByRole('button', { name: 'Make a standing order of 3 dates' }));
    expect(screen.getByText('Fri until 22/01/2027: 3 dates')).toBeTruthy();
    await user.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(addBookings.mock.calls[0]?.[0].body).toMatchObject({
      dates: ['2026-12-18', '2027-01-15', '2027-01-22'],
      series: { weekdays: [5], until: '2027-01-22' },
    });
  });

  it('returns from a standing order to one date', async () => {
    const addBookings = added();
    const { user, onClose } = await openPanel({ handlers: { addBookings } });
    await user.click(screen.getByRole('button', { name: /^Make a standing order/ }));
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
