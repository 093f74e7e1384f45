import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../testing/answer.ts';
import { messages } from '../../testing/messages.ts';
import { DailyPage } from './daily-page.tsx';
import type { DailyReport } from '../../reports/requests/use-daily-reports.ts';

const report = (id: number, changes: Partial<DailyReport> = {}): DailyReport => ({
  id,
  date: '2026-05-03',
  time: '09:15',
  user: 4,
  user_name: 'Nadia Peeters',
  report: `Rapport ${id}`,
  ...changes,
});
const reports = [
  report(1),
  report(2, { time: '17:40', report: 'Véhicule 12\nen panne' }),
  report(3, { date: '2026-05-04', time: null, user: null, user_name: null }),
];
const authors = [
  { id: 4, firstname: 'Nadia', lastname: 'Peeters', role: 'dispatch' as const },
  { id: 5, firstname: 'Ali', lastname: 'Benali', role: 'admin' as const },
];

const me = testUser('dispatch');

const show = (options: HostOptions = {}) =>
  renderWithHost(<DailyPage />, {
    user: me,
    route: '/daily',
    messages,
    ...options,
    handlers: { listDailyReports: () => reports, findUsersByRoles: () => authors, ...options.handlers },
  });

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T10:07:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('daily reports', () => {
  it('are shown with their author, the latest first', async () => {
    show();
    await screen.findByText('Rapport 3');
    expect(
      screen
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .slice(0, 3),
    ).toEqual(['Date', 'Time', 'Report']);
    expect(rowTexts().map((text) => text.slice(0, 15))).toEqual([
      '04/05/2026Rappo',
      '03/05/202617:40',
      '03/05/202609:15',
    ]);
    expect(rowTexts()[1]).toContain('Nadia Peeters: Véhicule 12 en panne');
  });

  it('come 10, 25, 50 or all on a page', async () => {
    show();
    const sizes = await screen.findByRole('combobox', { name: 'Rows per page' });
    expect(sizes).toHaveProperty('value', '10');
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '25', '50', 'All']);
  });

  it('are found by text, author and day', async () => {
    const { user } = show();
    await screen.findByText('Rapport 3');
    for (const [text, count] of [
      ['vehicule', 1],
      ['peeters', 2],
      ['04/05', 1],
    ] as const) {
      await user.clear(screen.getByRole('searchbox'));
      await user.type(screen.getByRole('searchbox'), text);
      await waitFor(() => expect(rowTexts()).toHaveLength(count));
    }
  });

  it('say when there are none', async () => {
    show({ handlers: { listDailyReports: () => [] } });
    expect(await screen.findByText('There are no reports yet.')).toBeTruthy();
  });

  it('say what failed and try again', async () => {
    let fails = true;
    const { user } = show({ handlers: { listDailyReports: () => (fails ? problem(429, 'rateLimited') : reports) } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('Rapport 3')).toBeTruthy();
  });
});

describe('a new daily report', () => {
  const openForm = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'New report' }));
    return within(await screen.findByRole('dialog', { name: 'New Daily report' }));
  };

  it('is of now, in Brussels, and of who writes it', async () => {
    const findUsersByRoles = vi.fn<Answer<'findUsersByRoles'>>(() => authors);
    const { user } = show({ handlers: { findUsersByRoles } });
    const dialog = await openForm(user);
    expect(dialog.getByLabelText('Date')).toHaveProperty('value', '20/05/2026');
    expect(dialog.getByLabelText('Time')).toHaveProperty('value', '12:07');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(3));
    expect(findUsersByRoles.mock.lastCall?.[0].body).toEqual({ roles: ['super', 'admin', 'dispatch'] });
    const chosen = dialog.getByLabelText<HTMLSelectElement>('User').selectedOptions[0];
    expect(chosen?.textContent).toBe(`${me.firstname} ${me.lastname}`);
  });

  it('requires date and text, and sends nothing without them', async () => {
    const createDailyReport = vi.fn<Answer<'createDailyReport'>>(() => ({ insertId: 9 }));
    const { user } = show({ handlers: { createDailyReport } });
    const dialog = await openForm(user);
    await user.clear(dialog.getByLabelText('Date'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getAllByText('This field is required.')).toHaveLength(2));
    expect(createDailyReport).not.toHaveBeenCalled();
  });

  it('is sent with ISO date, 24-hour time and author', async () => {
    const createDailyReport = vi.fn<Answer<'createDailyReport'>>(() => ({ insertId: 9 }));
    const { user } = show({ handlers: { createDailyReport } });
    const dialog = await openForm(user);
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(3));
    await user.clear(dialog.getByLabelText('Date'));
    await user.type(dialog.getByLabelText('Date'), '3/5');
    await user.clear(dialog.getByLabelText('Time'));
    await user.type(dialog.getByLabelText('Time'), '17h30');
    await user.selectOptions(dialog.getByLabelText('User'), 'Ali Benali');
    await user.type(dialog.getByLabelText('Report'), 'Tout va bien');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(createDailyReport).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { date: '2026-05-03', time: '17:30', user: 5, report: 'Tout va bien' } }),
    );
  });

  it('refuses a time that is none', async () => {
    const { user } = show();
    const dialog = await openForm(user);
    await user.clear(dialog.getByLabelText('Time'));
    await user.type(dialog.getByLabelText('Time'), '25:00');
    await user.type(dialog.getByLabelText('Report'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This is not a time of day.')).toBeTruthy();
  });
});

describe('a daily report that is there', () => {
  it('is changed, and keeps an author who writes none any more', async () => {
    const updateDailyReport = vi.fn<Answer<'updateDailyReport'>>(() => ({ affectedRows: 1 }));
    const { user, address } = show({
      route: '/daily?id=1',
      handlers: { updateDailyReport, findUsersByRoles: () => authors.slice(1) },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit report of 03/05/2026' }));
    await user.type(dialog.getByLabelText('Report'), ' complété');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updateDailyReport).toHaveBeenCalledOnce());
    expect(updateDailyReport.mock.lastCall?.[0]).toMatchObject({
      path: { id: 1 },
      body: { date: '2026-05-03', time: '09:15', user: 4, report: 'Rapport 1 complété' },
    });
    await waitFor(() => expect(address()).toBe('/daily'));
  });

  it('is deleted after a question that quotes it', async () => {
    let stored = reports;
    const deleteDailyReport = vi.fn<Answer<'deleteDailyReport'>>(() => {
      stored = reports.slice(1);
      return { affectedRows: 1 };
    });
    const { user } = show({ handlers: { deleteDailyReport, listDailyReports: () => stored } });
    await user.click(await screen.findByRole('button', { name: 'Delete: report of 03/05/2026 09:15' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the report of 03/05/2026?' }));
    expect(question.getByText('“Rapport 1” will be deleted for good.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(rowTexts()).toHaveLength(2));
    expect(deleteDailyReport).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: { id: 1 } }));
  });

  it('that a link asks for in vain is said not to be there', async () => {
    show({ route: '/daily?id=99' });
    expect(await screen.findByText('No. 99 was not found. It may have been deleted.')).toBeTruthy();
  });
});
