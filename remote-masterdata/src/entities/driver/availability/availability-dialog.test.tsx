import type { components } from '@navette/openapi/types';
import { problem, renderWithHost, type HostOptions, type Answer } from '@navette/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../testing/messages.ts';
import { AvailabilityDialog } from './availability-dialog.tsx';

const ALL = '0,1,2,3,4,5';
const pattern: components['schemas']['AvailabilityPattern'] = {
  weekdays: ['', '0,1', '', '', '', ALL, ALL],
  leave: [{ startDate: '2026-03-23', endDate: '2026-03-24', reason: 'Maroc' }],
};
const marked = [
  { driverId: 4, date: '2026-03-14', available: '' },
  { driverId: 4, date: '2026-03-18', available: '5' },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function show(handlers: HostOptions['handlers'] = {}) {
  const saveDriverAvailabilityDays = vi.fn<Answer<'saveDriverAvailabilityDays'>>(() => ({ affectedRows: 1 }));
  const saveAvailabilityPattern = vi.fn<Answer<'saveAvailabilityPattern'>>(() => ({ affectedRows: 1 }));
  const onClose = vi.fn();
  const host = renderWithHost(
    <AvailabilityDialog driver={{ id: 4, firstname: 'Karim', lastname: 'Benali' }} onClose={onClose} />,
    {
      messages,
      handlers: {
        getAvailabilityPattern: () => pattern,
        listDriverAvailability: () => marked,
        saveDriverAvailabilityDays,
        saveAvailabilityPattern,
        ...handlers,
      },
    },
  );
  await screen.findByText('March 2026', {}, { timeout: 20_000 });
  // Three hundred buttons: a query by role would take seconds.
  const button = (label: RegExp) => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=grid] button')].find((candidate) =>
      label.test(candidate.getAttribute('aria-label') ?? ''),
    );
    if (!found) throw new Error(`no button ${String(label)}`);
    return found;
  };
  const named = (text: string) => screen.getByText(text, { selector: 'button, button *' });
  const save = async () => {
    fireEvent.click(named('Save'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  };
  /** The days of the one call that saved them. */
  const days = () => {
    expect(saveDriverAvailabilityDays).toHaveBeenCalledOnce();
    return Object.fromEntries(
      saveDriverAvailabilityDays.mock.calls[0]?.[0].body.days.map(({ date, available }) => [date, available]) ?? [],
    );
  };
  return { ...host, button, named, save, days, onClose, saveAvailabilityPattern, saveDriverAvailabilityDays };
}

type Shown = Awaited<ReturnType<typeof show>>;

const slot = ({ button }: Shown, day: string, time: string) => button(new RegExp(`${day} March.*${time} to`));
const isMarked = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

describe('the grid of a month', () => {
  it('explains that a marked slot is not available', async () => {
    await show();
    expect(screen.getByText('A marked slot means that the driver is NOT available.')).toBeTruthy();
  });

  it('shows weekdays and leave as inherited, which a marked day overrules', async () => {
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

  it('removes a day’s own mark, after which the rules apply again', async () => {
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

  it('saves without a leave that was removed', async () => {
    const shown = await show();
    fireEvent.click(screen.getByLabelText('Remove leave 1'));
    expect(isMarked(slot(shown, 'Monday,? 23', '07:00'))).toBe(false);
    await shown.save();
    expect(shown.saveAvailabilityPattern.mock.calls[0]?.[0].body.leave).toEqual([]);
  });
});

describe('availability that a colleague saved first', () => {
  const asVersion = (body: unknown, version: string) => Response.json(body, { headers: { ETag: `"${version}"` } });
  const overtaken = () =>
    problem(409, 'record.changed', [], { known: 'yes', who: 'An Maes', at: '2026-03-10T08:12:00Z' });

  it('lets one choose by weekday, leave and day, and takes other days as they were saved', async () => {
    let theirs = false;
    const meant: (string | null)[] = [];
    const savedPatterns: unknown[] = [];
    const savedDays: unknown[] = [];
    const shown = await show({
      getAvailabilityPattern: () =>
        theirs
          ? asVersion({ weekdays: ['5', '0,1', '', '', '', ALL, ALL], leave: [] }, 'pattern 2')
          : asVersion(pattern, 'pattern 1'),
      listDriverAvailability: () =>
        theirs
          ? asVersion([{ driverId: 4, date: '2026-03-12', available: '3' }, ...marked.slice(0, 1)], 'marks 2')
          : asVersion(marked, 'marks 1'),
      saveAvailabilityPattern: ({ body, request }) => {
        meant.push(request.headers.get('If-Match'));
        if (!theirs) {
          theirs = true;
          return overtaken();
        }
        savedPatterns.push(body);
        return { affectedRows: 1 };
      },
      saveDriverAvailabilityDays: ({ body, request }) => {
        meant.push(request.headers.get('If-Match'));
        savedDays.push(body);
        return { affectedRows: 1 };
      },
    });
    fireEvent.click(shown.button(/^Monday, 07:00/));
    fireEvent.click(slot(shown, 'Thursday,? 12', '09:00'));
    fireEvent.click(shown.named('Save'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      'Weekly pattern, MondayMy text09:00–19:00Saved value07:00–17:00',
      'Leave from 23/03/2026 to 24/03/2026My textMarocSaved valueNo leave.',
      'Thursday, 12 March 2026My text07:00–09:00, 11:00–19:00Saved value07:00–13:00, 15:00–19:00',
    ]);
    const thursday = within(question.getByRole('group', { name: /Thursday/u }));
    await shown.user.click(thursday.getByRole('radio', { name: /Saved value/u }));
    await shown.user.click(question.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(shown.onClose).toHaveBeenCalledOnce());
    expect(savedPatterns).toEqual([{ weekdays: ['0', '0,1', '', '', '', ALL, ALL], leave: [] }]);
    // The 18th, which the colleague freed of its mark, stays as it was saved.
    expect(savedDays).toEqual([]);
    expect(meant).toEqual(['"pattern 1"', '"pattern 2"']);
  });

  it('saves without a question when the colleague changed other days', async () => {
    let theirs = false;
    const saved: unknown[] = [];
    const shown = await show({
      listDriverAvailability: () =>
        theirs
          ? asVersion([...marked, { driverId: 4, date: '2026-03-13', available: '3' }], 'marks 2')
          : asVersion(marked, 'marks 1'),
      saveDriverAvailabilityDays: ({ body }) => {
        if (theirs) {
          saved.push(body);
          return { affectedRows: 1 };
        }
        theirs = true;
        return overtaken();
      },
    });
    fireEvent.click(slot(shown, 'Thursday,? 12', '09:00'));
    await shown.save();
    expect(saved).toEqual([{ driverId: 4, days: [{ date: '2026-03-12', available: '1' }] }]);
  });

  it('asks again, instead of overwriting, after the user went back to the form', async () => {
    let tries = 0;
    const meant: (string | null)[] = [];
    const shown = await show({
      listDriverAvailability: () =>
        tries === 0
          ? asVersion(marked, 'marks 1')
          : asVersion([{ driverId: 4, date: '2026-03-12', available: '3' }], 'marks 2'),
      saveDriverAvailabilityDays: ({ request }) => {
        tries += 1;
        meant.push(request.headers.get('If-Match'));
        return overtaken();
      },
    });
    fireEvent.click(slot(shown, 'Thursday,? 12', '09:00'));
    for (const _ of [1, 2]) {
      fireEvent.click(shown.named('Save'));
      const question = within(await screen.findByRole('alertdialog'));
      await shown.user.click(question.getByRole('button', { name: 'Back to the form' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(meant).toEqual(['"marks 1"', '"marks 1"']);
  });
});
