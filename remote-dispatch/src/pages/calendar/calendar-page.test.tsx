import { renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import CalendarPage from './index.tsx';

const trip = sampleBooking({ id: 12, ap_date: '2026-03-10', pick_time: '09:30', ap_time: '10:30', distance: null });
const form = vi.fn(() => undefined);

const show = (options: HostOptions = {}) =>
  renderWithHost(<CalendarPage />, {
    route: '/calendar?date=2026-03-10',
    messages,
    dialogs: { 'dispatch/booking@1': form },
    ...options,
    handlers: { listBookingsByDate: () => [trip], ...options.handlers },
  });

/** Column of a day, 480 px high: one pixel per minute. */
function column(index: number): HTMLElement {
  const grid = screen.getByRole('region', { name: /Week from/ });
  const found = grid.querySelectorAll('[style*="height"] > div')[index + 1];
  if (!(found instanceof HTMLElement)) throw new Error('no such day');
  vi.spyOn(found, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 480));
  return found;
}

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => form.mockClear());

describe('calendar', () => {
  it('requests the bookings of the week and shows its trips by time', async () => {
    const listBookingsByDate = vi.fn(() => [trip]);
    show({ handlers: { listBookingsByDate } });
    expect(await screen.findByRole('button', { name: /^09:30–10:30 Dubois Éléonore →/ })).toBeTruthy();
    expect(listBookingsByDate).toHaveBeenCalledWith(
      expect.objectContaining({ body: { startDate: '2026-03-09', endDate: '2026-03-15', omit: ['legs'] } }),
    );
    expect(screen.getByRole('region', { name: 'Week from 09/03/2026 to 15/03/2026' })).toBeTruthy();
  });

  it('cancels a drag with Esc', async () => {
    show();
    await screen.findByRole('button', { name: /^09:30/ });
    const wednesday = column(2);
    fireEvent.pointerDown(wednesday, { button: 0, pointerId: 1, clientY: 62 });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerUp(wednesday, { pointerId: 1, clientY: 130 });
    expect(form).not.toHaveBeenCalled();
  });

  it('draws a new trip by keyboard: arrows move it, Shift changes its length, Enter books', async () => {
    const { user } = show();
    await screen.findByRole('button', { name: /^09:30/ });
    screen.getByRole('region', { name: /Week from/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('13:00 – 14:00')).toBeTruthy();
    expect(screen.getByText('Monday 09/03/2026, 13:00 – 14:00')).toBeTruthy();
    await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
    expect(form).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(form).toHaveBeenCalledWith({ draft: { dates: ['2026-03-10'], pick_time: '12:45', ap_time: '14:00' } });
    expect(screen.queryByText('12:45 – 14:00')).toBeNull();
  });

  it('cancels the trip drawn by keyboard with Esc', async () => {
    const { user } = show();
    await screen.findByRole('button', { name: /^09:30/ });
    screen.getByRole('region', { name: /Week from/ }).focus();
    await user.keyboard('{ArrowDown}{Escape}{Enter}');
    expect(screen.queryByText('13:00 – 14:00')).toBeNull();
    expect(form).not.toHaveBeenCalled();
  });

  it('the calendar does not show a week as empty while it is loading', async () => {
    const { user } = show({
      handlers: {
        listBookingsByDate: ({ body }) => (body.startDate === '2026-03-09' ? [trip] : new Promise(() => undefined)),
      },
    });
    await screen.findByRole('button', { name: /^09:30/ });
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    const week = await screen.findByRole('region', { name: 'Week from 16/03/2026 to 22/03/2026' });
    expect(week.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('no trips')).toBeNull();
  });

  it('books on a day by its button, without dragging', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Book on Thursday 12/03/2026' }));
    expect(form).toHaveBeenCalledWith({ draft: { dates: ['2026-03-12'] } });
  });

  it('the calendar is read-only for users who may not book', async () => {
    const { user } = show({ user: testUser('account') });
    await user.click(await screen.findByRole('button', { name: /^09:30/ }));
    expect(await screen.findByText(/not open bookings/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Book on/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New booking' })).toBeNull();
    fireEvent.pointerDown(column(2), { button: 0, pointerId: 1, clientY: 62 });
    fireEvent.pointerUp(column(2), { pointerId: 1, clientY: 130 });
    expect(form).not.toHaveBeenCalled();
  });

  it('the calendar goes to other weeks, and keeps the week in the link', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('button', { name: 'Next week' }));
    await screen.findByRole('region', { name: 'Week from 16/03/2026 to 22/03/2026' });
    expect(address()).toContain('date=2026-03-17');
  });

  it('counts the trips outside the shown hours, and shows them on request', async () => {
    const early = sampleBooking({
      id: 13,
      ap_date: '2026-03-10',
      pick_time: '06:30',
      ap_time: '07:30',
      distance: null,
    });
    const { user } = show({ handlers: { listBookingsByDate: () => [trip, early] } });
    expect(await screen.findByText(/1 outside these hours/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^06:30/ })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Whole day' }));
    expect(await screen.findByRole('button', { name: /^06:30/ })).toBeTruthy();
  });
});
