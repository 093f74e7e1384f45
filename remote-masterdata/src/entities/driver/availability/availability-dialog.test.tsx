import { problem, type Answer } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { onTenthOfMarch, ALL, pattern, show, slot, isMarked } from './testing/show-availability.tsx';

onTenthOfMarch();

describe('the grid of a month', () => {
  it('explains that a marked slot is not available', async () => {
    await show();
    expect(screen.getByText('A marked slot means that the driver is NOT available.')).toBeTruthy();
  });

  it('shows the weekly pattern and leave as inherited, and marks of a day override them', async () => {
    const shown = await show();
    expect(slot(shown, 'Tuesday,? 17', '07:00').getAttribute('aria-label')).toMatch(
      /not available by the weekly pattern or leave/,
    );
    expect(isMarked(slot(shown, 'Tuesday,? 17', '11:00'))).toBe(false);
    expect(slot(shown, 'Monday,? 23', '17:00').getAttribute('aria-label')).toMatch(
      /not available by the weekly pattern or leave/,
    );
    expect(isMarked(slot(shown, 'Saturday,? 14', '09:00'))).toBe(false);
    expect(slot(shown, 'Wednesday,? 18', '17:00').getAttribute('aria-label')).toMatch(/not available, marked/);
    expect(screen.getAllByText('Maroc')).toHaveLength(2);
  });

  it('marks a slot, a day and a week, and saves them in one call', async () => {
    const shown = await show();
    fireEvent.click(slot(shown, 'Thursday,? 12', '09:00'));
    fireEvent.click(shown.button(/Friday,? 13 March 2026, all day/));
    fireEvent.click(shown.button(/whole of week 14/));
    await shown.save();
    const week = ['03-30', '03-31', '04-01', '04-02', '04-03'].map((day) => [`2026-${day}`, ALL]);
    expect(shown.days()).toEqual({ '2026-03-12': '1', '2026-03-13': ALL, ...Object.fromEntries(week) });
    expect(shown.saveAvailabilityPattern).not.toHaveBeenCalled();
  });

  it('frees a block that is marked completely, and marks a day of a rule as free', async () => {
    const shown = await show();
    fireEvent.click(shown.button(/Sunday,? 15 March 2026, all day/));
    await shown.save();
    expect(shown.days()).toEqual({ '2026-03-15': '' });
  });

  it('clears the marks of a day, so that the pattern applies again', async () => {
    const shown = await show();
    fireEvent.click(shown.button(/Saturday,? 14 March 2026: clear the marks/));
    expect(isMarked(slot(shown, 'Saturday,? 14', '09:00'))).toBe(true);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Saturday,? 14 March 2026, all day/);
    await shown.save();
    expect(shown.days()).toEqual({ '2026-03-14': null });
  });

  it('marks a rectangle of slots by dragging, and nothing when the drag is cancelled', async () => {
    const shown = await show();
    const drag = (to: HTMLElement) => {
      fireEvent.mouseDown(slot(shown, 'Wednesday,? 11', '09:00'), { button: 0 });
      fireEvent.mouseOver(to);
    };
    drag(slot(shown, 'Thursday,? 12', '13:00'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.mouseUp(window);
    expect(isMarked(slot(shown, 'Thursday,? 12', '11:00'))).toBe(false);
    drag(slot(shown, 'Thursday,? 12', '13:00'));
    fireEvent.mouseUp(window);
    await shown.save();
    expect(shown.days()).toEqual({ '2026-03-11': '1,2,3', '2026-03-12': '1,2,3' });
  });

  it('moves in the grid with the arrows, marks with Space and turns the month with PgUp and PgDn', async () => {
    const shown = await show();
    slot(shown, 'Wednesday,? 11', '07:00').focus();
    await shown.user.keyboard('{ArrowRight}{ArrowDown} ');
    expect(isMarked(slot(shown, 'Thursday,? 12', '09:00'))).toBe(true);
    await shown.user.keyboard('{PageDown}');
    await screen.findByText('April 2026');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/12 April 2026, 09:00 to 11:00/);
    await shown.user.keyboard('{PageUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/whole of week 11/);
    expect(document.querySelectorAll('[role=grid][aria-label^=Slots] button[tabindex="0"]')).toHaveLength(1);
  });

  it('asks before marks are lost', async () => {
    const shown = await show();
    fireEvent.click(slot(shown, 'Thursday,? 12', '09:00'));
    fireEvent.click(shown.named('Cancel'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Availability');
    expect(shown.onClose).not.toHaveBeenCalled();
  });

  it('closes without a question when a mark was removed again', async () => {
    const shown = await show();
    fireEvent.click(slot(shown, 'Thursday,? 12', '09:00'));
    fireEvent.click(slot(shown, 'Thursday,? 12', '09:00'));
    fireEvent.click(shown.named('Cancel'));
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledOnce());
  });

  it('keeps the marks when saving fails', async () => {
    const shown = await show({ saveDriverAvailabilityDays: () => problem(404, 'notFound') });
    fireEvent.click(slot(shown, 'Thursday,? 12', '09:00'));
    fireEvent.click(shown.named('Save'));
    await screen.findByText('This record does not exist, or no longer does. Refresh the page.');
    expect(isMarked(slot(shown, 'Thursday,? 12', '09:00'))).toBe(true);
  });
});

describe('weekly pattern and leave', () => {
  it('shows the weekly pattern in the month at once, and saves it before the days', async () => {
    const shown = await show();
    fireEvent.click(shown.button(/^Thursday, all day/));
    expect(isMarked(slot(shown, 'Thursday,? 12', '09:00'))).toBe(true);
    await shown.save();
    expect(shown.saveAvailabilityPattern).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { ...pattern, weekdays: ['', '0,1', '', ALL, '', ALL, ALL] } }),
    );
    expect(shown.saveDriverAvailabilityDays).not.toHaveBeenCalled();
  });

  it('refuses a leave that ends before it begins, at its field', async () => {
    const shown = await show();
    fireEvent.click(shown.named('Add leave'));
    const leave = within((await screen.findByText('Leave 2')).closest('fieldset') ?? document.body);
    await shown.user.type(leave.getByLabelText('First day'), '12/03/2026');
    await shown.user.type(leave.getByLabelText('Last day'), '11/03/2026');
    fireEvent.click(shown.named('Save'));
    await waitFor(() => expect(document.activeElement).toBe(leave.getByLabelText('Last day')));
    expect(shown.saveAvailabilityPattern).not.toHaveBeenCalled();
    await shown.user.clear(leave.getByLabelText('Last day'));
    await shown.user.type(leave.getByLabelText('Last day'), '13/03/2026');
    await shown.user.type(leave.getByLabelText('Reason'), 'formation');
    await shown.save();
    expect(shown.saveAvailabilityPattern.mock.calls[0]?.[0].body.leave).toEqual([
      ...pattern.leave,
      { startDate: '2026-03-12', endDate: '2026-03-13', reason: 'formation' },
    ]);
  });

  it.each([
    ['leave', 'every day', { driverId: 4 }],
    ['a day', 'that day alone', { driverId: 4, dates: ['2026-03-12'] }],
  ])('offers to give away the trips of the driver after %s was saved: of %s', async (what, _days, question) => {
    const opened = vi.fn<() => undefined>();
    const listTripsWhileUnavailable = vi.fn<Answer<'listTripsWhileUnavailable'>>(() => [sampleBooking({ id: 12 })]);
    const shown = await show({ listTripsWhileUnavailable }, { 'dispatch/give-away@1': opened });
    if (what === 'leave') fireEvent.click(screen.getByLabelText('Remove leave 1'));
    else fireEvent.click(slot(shown, 'Thursday,? 12', '09:00'));
    await shown.save();
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith(question));
    expect(listTripsWhileUnavailable.mock.calls[0]?.[0].body).toEqual(question);
  });

  it('asks nothing when there are no trips in the unavailable time', async () => {
    const opened = vi.fn<() => undefined>();
    const shown = await show({}, { 'dispatch/give-away@1': opened });
    fireEvent.click(slot(shown, 'Thursday,? 12', '09:00'));
    await shown.save();
    await screen.findByText('Availability saved');
    expect(opened).not.toHaveBeenCalled();
  });

  it('saves without a removed leave', async () => {
    const shown = await show();
    fireEvent.click(screen.getByLabelText('Remove leave 1'));
    expect(isMarked(slot(shown, 'Monday,? 23', '07:00'))).toBe(false);
    await shown.save();
    expect(shown.saveAvailabilityPattern.mock.calls[0]?.[0].body.leave).toEqual([]);
  });
});
