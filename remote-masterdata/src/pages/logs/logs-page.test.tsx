import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../testing/answer.ts';
import { messages } from '../../testing/messages.ts';
import { LogsPage } from './logs-page.tsx';
import type { LogEntry } from './requests/use-logs.ts';

const entry = (id: number, changes: Partial<LogEntry> = {}): LogEntry => ({
  id,
  time: `2026-05-0${id}T08:00:00.000Z`,
  userId: 4,
  user_name: 'Nadia Peeters',
  role: 'dispatch',
  method: 'PUT',
  url: '/api/client/12',
  body: '{"firstname":"Éléonore"}',
  ...changes,
});
const lines = [
  entry(3),
  entry(2, { userId: null, user_name: null, role: 'robot', method: 'POST', url: '/api/booking', body: null }),
  entry(1),
];
const staff = [
  { id: 4, firstname: 'Nadia', lastname: 'Peeters', role: 'dispatch' as const },
  { id: 1, firstname: 'Ali', lastname: 'Benali', role: 'super' as const },
];

const show = (options: HostOptions = {}) =>
  renderWithHost(<LogsPage />, {
    user: testUser('super'),
    route: '/logs',
    messages,
    ...options,
    handlers: { listLogs: () => lines, findUsersByRoles: () => staff, ...options.handlers },
  });

const rows = () => screen.getAllByRole('row').slice(1);
const asked = (listLogs: { mock: { lastCall?: [{ query: URLSearchParams }] | undefined } }) =>
  Object.fromEntries(listLogs.mock.lastCall?.[0].query ?? []);
const LAST_WEEK = { startDate: '2026-05-14', endDate: '2026-05-20' };

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('the log', () => {
  it('tells time, user, role, method, url and body of the last seven days, the latest first', async () => {
    const listLogs = vi.fn<Answer<'listLogs'>>(() => lines);
    show({ handlers: { listLogs } });
    await screen.findAllByText('PUT');
    expect(asked(listLogs)).toEqual(LAST_WEEK);
    expect(
      screen
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .slice(0, 6),
    ).toEqual(['Time', 'User', 'Role', 'Method', 'url', 'Body']);
    expect(rows().map((row) => row.textContent.slice(0, 16))).toEqual([
      '03/05/2026 10:00',
      '02/05/2026 10:00',
      '01/05/2026 10:00',
    ]);
    expect(rows()[0]?.textContent).toContain('Nadia PeetersDispatchPUT/api/client/12{"firstname":"Éléonore"}');
    expect(rows()[1]?.textContent).toContain('robotPOST/api/booking');
  });

  it('is read: nothing in it can be deleted', async () => {
    const { user } = show();
    await screen.findAllByText('PUT');
    rows()[0]?.focus();
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /delete/i })).toBeNull();
  });

  it('comes 30, 40 or all on a page', async () => {
    show();
    const sizes = await screen.findByRole('combobox', { name: 'Rows per page' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['30', '40', 'All']);
  });

  it('is searched by the server, whose answer is not searched again', async () => {
    const listLogs = vi.fn<Answer<'listLogs'>>(({ query }) => (query.get('q') === 'tarif' ? [entry(1)] : lines));
    const { user, address } = show({ handlers: { listLogs } });
    await screen.findAllByText('PUT');
    await user.type(screen.getByRole('searchbox', { name: /^Search/ }), 'tarif');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(asked(listLogs)).toEqual({ ...LAST_WEEK, q: 'tarif' });
    expect(address()).toBe('/logs?q=tarif');
  });

  it('is asked for by user, by record and for all days, as a link says', async () => {
    const listLogs = vi.fn<Answer<'listLogs'>>(() => lines);
    const { user, address } = show({ handlers: { listLogs } });
    await screen.findByRole('option', { name: 'Peeters Nadia' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'User' }), 'Peeters Nadia');
    await waitFor(() => expect(asked(listLogs)).toEqual({ ...LAST_WEEK, userId: '4' }));
    await user.type(screen.getByLabelText('Record (part of the url)'), '/api/client/12{Enter}');
    await waitFor(() => expect(asked(listLogs)).toEqual({ ...LAST_WEEK, userId: '4', url: '/api/client/12' }));
    await user.click(screen.getByRole('checkbox', { name: 'All dates' }));
    await waitFor(() => expect(asked(listLogs)).toEqual({ userId: '4', url: '/api/client/12' }));
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
      user: '4',
      url: '/api/client/12',
      dates: 'all',
    });
  });

  it('follows a link, also to a user who is not in the list', async () => {
    const listLogs = vi.fn<Answer<'listLogs'>>(() => lines);
    show({ route: '/logs?user=77&from=2026-01-01&to=2026-01-31&q=x', handlers: { listLogs } });
    await screen.findByRole('option', { name: 'User no. 77' });
    await waitFor(() =>
      expect(asked(listLogs)).toEqual({ startDate: '2026-01-01', endDate: '2026-01-31', userId: '77', q: 'x' }),
    );
  });

  it('goes from a line to what else was done to that record', async () => {
    const listLogs = vi.fn<Answer<'listLogs'>>(() => lines);
    const { user } = show({ handlers: { listLogs } });
    const [actions] = await screen.findAllByRole('button', { name: 'Actions for PUT /api/client/12' });
    if (actions) await user.click(actions);
    await user.click(await screen.findByRole('menuitem', { name: 'Lines of this record' }));
    await waitFor(() => expect(asked(listLogs)).toEqual({ ...LAST_WEEK, url: '/api/client/12' }));
    expect(screen.getByLabelText('Record (part of the url)')).toHaveProperty('value', '/api/client/12');
  });

  it('offers to clear user and record when nothing is found', async () => {
    const { user, address } = show({
      route: '/logs?user=4&url=x',
      handlers: { listLogs: ({ query }) => (query.get('url') === null ? lines : []) },
    });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findAllByText('PUT');
    expect(address()).toBe('/logs');
  });

  it('says when there is nothing in the period', async () => {
    show({ handlers: { listLogs: () => [] } });
    expect(await screen.findByText('No lines in this period.')).toBeTruthy();
  });

  it('says what failed and tries again', async () => {
    let fails = true;
    const { user } = show({ handlers: { listLogs: () => (fails ? problem(429, 'rateLimited') : lines) } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await user.click(retry);
    expect(await screen.findAllByText('PUT')).toHaveLength(2);
  });
});

describe('a line of the log', () => {
  it('shows its whole body, laid out, and the link to it', async () => {
    const { user, address } = show();
    const [more] = await screen.findAllByRole('button', { name: 'Show all: PUT /api/client/12' });
    if (more) await user.click(more);
    const dialog = within(await screen.findByRole('dialog', { name: 'Line no. 3 of the log' }));
    expect(dialog.getByRole('region', { name: 'Body' }).textContent).toBe('{\n  "firstname": "Éléonore"\n}');
    expect(address()).toBe('/logs?id=3');
    await user.click(dialog.getByText('Close'));
    await waitFor(() => expect(address()).toBe('/logs'));
  });

  it('without user and body says so', async () => {
    show({ route: '/logs?id=2' });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('This call had no body.')).toBeTruthy();
    expect(dialog.getByText('Nobody')).toBeTruthy();
  });

  it('has no "show all" without a body', async () => {
    show();
    await screen.findAllByText('PUT');
    expect(screen.queryByRole('button', { name: 'Show all: POST /api/booking' })).toBeNull();
  });
});
