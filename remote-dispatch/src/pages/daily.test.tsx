import { describeRecordsPage, renderWithHost, testUser, type Answer, type HostOptions } from '@navette/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import DailyPage from './daily.tsx';
import type { DailyReport } from '../office/office-page.tsx';

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
  { id: 4, firstname: 'Nadia', lastname: 'Peeters', role: 'dispatch' as const, active: true },
  { id: 5, firstname: 'Ali', lastname: 'Benali', role: 'admin' as const, active: true },
];

const me = testUser('dispatch');

const host: HostOptions & { readonly route: string } = {
  user: me,
  route: '/daily',
  messages,
  handlers: {
    findUsersByRoles: () => authors,
    getDailyReport: ({ path }) => reports.filter(({ id }) => id === path.id),
  },
};

const show = (options: HostOptions = {}) =>
  renderWithHost(<DailyPage />, {
    ...host,
    ...options,
    handlers: { listDailyReports: () => reports, ...host.handlers, ...options.handlers },
  });

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T10:07:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describeRecordsPage({
  name: 'daily reports',
  page: <DailyPage />,
  host,
  list: (answer) => ({ listDailyReports: answer }),
  rows: reports,
  columns: ['Date', 'Time', 'Report'],
  order: ['04/05/2026Rapport 3', '03/05/202617:40Nadia Peeters: Véhicule 12 en panne', '03/05/202609:15'],
  pageSizes: ['10', '25', '50', 'All'],
  search: { typed: 'VEHICULE', finds: 'Véhicule 12' },
  empty: 'There are no reports yet.',
  csv: 'daily',
  link: { id: 1, dialog: 'Edit report of 03/05/2026' },
  add: { button: 'New report', dialog: 'New Daily report' },
  remove: {
    id: 1,
    row: 'Rapport 1',
    remove: (answer) => ({ deleteDailyReport: answer }),
    question: 'Delete the report of 03/05/2026?',
    deleted: 'Report of 03/05/2026 deleted',
  },
});

describe('list of daily reports', () => {
  it('finds reports by author and by day', async () => {
    show();
    await screen.findByText('Rapport 3');
    for (const [value, count] of [
      ['peeters', 2],
      ['04/05', 1],
    ] as const) {
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
      await waitFor(() => expect(rowTexts()).toHaveLength(count));
    }
  });

  it('quotes a report and its time in the question before deleting it', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Delete: report of 03/05/2026 09:15' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the report of 03/05/2026?' }));
    expect(question.getByText('“Rapport 1” will be deleted for good.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
  });
});

describe('new daily report', () => {
  const openForm = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'New report' }));
    return within(await screen.findByRole('dialog', { name: 'New Daily report' }));
  };

  it('starts a new report with the current time in Brussels and the signed-in author', async () => {
    const findUsersByRoles = vi.fn<Answer<'findUsersByRoles'>>(() => authors);
    const { user } = show({ handlers: { findUsersByRoles } });
    const dialog = await openForm(user);
    expect(dialog.getByLabelText('Date')).toHaveProperty('value', '20/05/2026');
    expect(dialog.getByLabelText('Time')).toHaveProperty('value', '12:07');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(3));
    expect(findUsersByRoles.mock.lastCall?.[0].body).toEqual({ roles: ['super', 'admin', 'dispatch'] });
    const chosen = dialog.getByLabelText<HTMLSelectElement>('Author').selectedOptions[0];
    expect(chosen?.textContent).toBe(`${me.lastname} ${me.firstname}`);
  });
});

describe('existing daily report', () => {
  it('saves a changed report, and keeps an author without the right to write reports', async () => {
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
});
