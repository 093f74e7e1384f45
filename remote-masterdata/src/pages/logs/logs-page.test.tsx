import { describeRecordsPage, renderWithHost, testUser, type Answer, type HostOptions } from '@navette/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/forms.ts';
import { sampleLogEntry } from '../../entities/log/testing/sample-log-entry.ts';
import LogsPage from './index.tsx';
import type { LogEntry } from '../../entities/log/log-sentence.ts';

const entry = (id: number, changes: Partial<LogEntry> = {}) =>
  sampleLogEntry({ id, time: `2026-05-0${id}T08:00:00.000Z`, ...changes });
const lines = [
  entry(3, { address: '192.0.2.7' }),
  entry(2, { userId: null, user_name: null, role: 'robot', method: 'POST', url: '/api/booking', body: null }),
  entry(1),
];
const staff = [
  { id: 4, firstname: 'Nadia', lastname: 'Peeters', role: 'dispatch' as const, active: true },
  { id: 1, firstname: 'Ali', lastname: 'Benali', role: 'super' as const, active: true },
];

const host: HostOptions & { readonly route: string } = {
  user: testUser('super'),
  route: '/logs',
  messages,
  handlers: { findUsersByRoles: () => staff },
};

const show = (options: HostOptions = {}) =>
  renderWithHost(<LogsPage />, {
    ...host,
    ...options,
    handlers: { listLogs: () => lines, ...host.handlers, ...options.handlers },
  });

const rows = () => screen.getAllByRole('row').slice(1);
const asked = (listLogs: { mock: { lastCall?: [{ query: URLSearchParams }] | undefined } }) =>
  Object.fromEntries(listLogs.mock.lastCall?.[0].query ?? []);
const LAST_WEEK = { startDate: '2026-05-14', endDate: '2026-05-20' };

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describeRecordsPage({
  name: 'log lines',
  page: <LogsPage />,
  host,
  list: (answer) => ({ listLogs: answer }),
  rows: lines.toReversed(),
  columns: ['Time', 'User', 'What happened'],
  order: ['03/05/2026 10:00Nadia Peeterschanged client no. 12', '02/05/2026 10:00added booking', '01/05/2026 10:00'],
  pageSizes: ['30', '40', 'All'],
  empty: 'No lines in this period.',
  csv: 'logs',
  link: { id: 3, dialog: 'Line no. 3 of the log' },
});

describe('log', () => {
  it('shows the call of each line behind a switch, kept in the URL', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('switch', { name: 'Technical details' }));
    for (const heading of ['Role', 'Address', 'Method', 'URL', 'Body'])
      expect(screen.getByRole('columnheader', { name: heading })).toBeTruthy();
    expect(rows()[0]?.textContent).toContain('192.0.2.7PUT/api/client/12{"firstname":"Éléonore"}');
    expect(address()).toBe('/logs?technical=1');
  });

  it('shows the last seven days by default', async () => {
    const listLogs = vi.fn<Answer<'listLogs'>>(() => lines);
    show({ handlers: { listLogs } });
    await screen.findAllByText('changed client no. 12');
    expect(asked(listLogs)).toEqual(LAST_WEEK);
  });

  it('offers no delete of a line', async () => {
    const { user } = show();
    await screen.findAllByText('changed client no. 12');
    rows()[0]?.focus();
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /delete/i })).toBeNull();
  });

  it('searches on the server, and does not filter its answer again', async () => {
    const listLogs = vi.fn<Answer<'listLogs'>>(({ query }) => (query.get('q') === 'tarif' ? [entry(1)] : lines));
    const { address } = show({ handlers: { listLogs } });
    await screen.findAllByText('changed client no. 12');
    fireEvent.change(screen.getByRole('searchbox', { name: /^Search/ }), { target: { value: 'tarif' } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(asked(listLogs)).toEqual({ ...LAST_WEEK, q: 'tarif' });
    expect(address()).toBe('/logs?q=tarif');
  });

  it('filters by user, by record and over all days, kept in the URL', async () => {
    const listLogs = vi.fn<Answer<'listLogs'>>(() => lines);
    const { user, address } = show({ handlers: { listLogs } });
    await screen.findByRole('option', { name: 'Peeters Nadia' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'User' }), 'Peeters Nadia');
    await waitFor(() => expect(asked(listLogs)).toEqual({ ...LAST_WEEK, userId: '4' }));
    expect(screen.queryByLabelText('Record (part of the URL)')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Technical details' }));
    await user.type(screen.getByLabelText('Record (part of the URL)'), '/api/client/12{Enter}');
    await waitFor(() => expect(asked(listLogs)).toEqual({ ...LAST_WEEK, userId: '4', url: '/api/client/12' }));
    await user.click(screen.getByRole('checkbox', { name: 'All dates' }));
    await waitFor(() => expect(asked(listLogs)).toEqual({ userId: '4', url: '/api/client/12' }));
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
      user: '4',
      url: '/api/client/12',
      dates: 'all',
      technical: '1',
    });
  });

  it('filters by the parameters of a link, also by a user who is not in the list', async () => {
    const listLogs = vi.fn<Answer<'listLogs'>>(() => lines);
    show({ route: '/logs?user=77&from=2026-01-01&to=2026-01-31&q=x', handlers: { listLogs } });
    await screen.findByRole('option', { name: 'User no. 77' });
    await waitFor(() =>
      expect(asked(listLogs)).toEqual({ startDate: '2026-01-01', endDate: '2026-01-31', userId: '77', q: 'x' }),
    );
  });

  it('the log is filtered by the record of a line from its menu', async () => {
    const listLogs = vi.fn<Answer<'listLogs'>>(() => lines);
    const { user, address } = show({ handlers: { listLogs } });
    const [actions] = await screen.findAllByRole('button', { name: 'Actions for changed client no. 12' });
    if (actions) await user.click(actions);
    await user.click(await screen.findByRole('menuitem', { name: 'Lines of this record' }));
    await waitFor(() => expect(asked(listLogs)).toEqual({ ...LAST_WEEK, url: '/api/client/12' }));
    await user.click(screen.getByRole('button', { name: 'Lines of one record: show all' }));
    expect(address()).toBe('/logs');
  });

  it('offers to clear user and record when nothing is found', async () => {
    const { user, address } = show({
      route: '/logs?user=4&url=x',
      handlers: { listLogs: ({ query }) => (query.get('url') === null ? lines : []) },
    });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findAllByText('changed client no. 12');
    expect(address()).toBe('/logs');
  });
});

describe('line of the log', () => {
  it('shows the whole body of a line, formatted, and keeps the line in the URL', async () => {
    const { user, address } = show({ route: '/logs?technical=1' });
    const [more] = await screen.findAllByRole('button', { name: 'Show all: PUT /api/client/12' });
    if (more) await user.click(more);
    const dialog = within(await screen.findByRole('dialog', { name: 'Line no. 3 of the log' }));
    expect(dialog.getByRole('region', { name: 'Body' }).textContent).toBe('{\n  "firstname": "Éléonore"\n}');
    expect(address()).toBe('/logs?technical=1&id=3');
    await user.click(dialog.getByText('Close'));
    await waitFor(() => expect(address()).toBe('/logs?technical=1'));
  });

  it('says that a line has no user and no body', async () => {
    show({ route: '/logs?id=2' });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('This request had no content.')).toBeTruthy();
    expect(dialog.getByText('Nobody')).toBeTruthy();
  });

  it('offers no "show all" for a line without a body', async () => {
    show({ route: '/logs?technical=1' });
    await screen.findAllByText('changed client no. 12');
    expect(screen.queryByRole('button', { name: 'Show all: POST /api/booking' })).toBeNull();
  });
});
