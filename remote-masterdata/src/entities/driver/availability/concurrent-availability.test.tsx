import { problem } from '@navette/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onTenthOfMarch, ALL, pattern, marked, show, slot } from './testing/show-availability.tsx';

onTenthOfMarch();

describe('availability that a colleague saved first', () => {
  const asVersion = (body: unknown, version: string) => Response.json(body, { headers: { ETag: `"${version}"` } });
  const overtaken = () =>
    problem(409, 'record.changed', [], { known: 'yes', who: 'An Maes', at: '2026-03-10T08:12:00Z' });

  it('offers a choice by weekday, leave and day, and adopts other saved days', async () => {
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
      'Weekly pattern, MondayMy textNot available 07:00–09:00Saved valueNot available 17:00–19:00',
      'Leave from 23/03/2026 to 24/03/2026My textMarocSaved valueNo leave.',
      'Thursday, 12 March 2026My textNot available 09:00–11:00Saved valueNot available 13:00–15:00',
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
