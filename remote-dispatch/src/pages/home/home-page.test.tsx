import { renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleTask } from '../../testing/sample-task.ts';
import HomePage from './index.tsx';

const show = (options: HostOptions = {}) =>
  renderWithHost(<HomePage />, {
    user: testUser('account'),
    messages,
    ...options,
    handlers: {
      listDailyReports: () => [
        { id: 1, date: '2026-05-03', time: '09:15', user: 4, user_name: 'Nadia Peeters', report: 'A quiet day' },
      ],
      findUsersByRoles: () => [],
      listDemands: () => [],
      listMessages: () => [],
      listActiveDrivers: () => [],
      getDayOverview: () => ({ today: '2026-05-03', tomorrow: '2026-05-04', trips: null, toInvoice: 1 }),
      listTripsToInvoice: () => [sampleBooking({ id: 77, status: 1 })],
      getLiveConfig: () => ({ service: 'server', firebase: null }),
      listTasks: () => [sampleTask('a', { data: { title: 'Call the garage' } })],
      ...options.handlers,
    },
  });

describe('home page', () => {
  it('starts with the daily reports', async () => {
    show();
    expect(await screen.findByText('A quiet day')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home');
    expect(screen.getByRole('tab', { name: 'Reports' }).getAttribute('aria-selected')).toBe('true');
  });

  it('shows the tasks of the live store on a tab that a link reproduces', async () => {
    const { user, address } = show();
    await screen.findByText('A quiet day');
    await user.click(screen.getByRole('tab', { name: 'Tasks' }));
    expect(await screen.findByRole('group', { name: 'Call the garage' })).toBeTruthy();
    expect(address()).toBe('/?tab=tasks');
    await user.click(screen.getByRole('tab', { name: 'Reports' }));
    expect(address()).toBe('/');
  });

  it('hides the trips to invoice from users who make no invoices', async () => {
    show({ user: testUser('dispatch'), route: '/?tab=toInvoice' });
    expect(await screen.findByText('A quiet day')).toBeTruthy();
    expect(screen.queryByRole('tab', { name: 'To invoice, last month' })).toBeNull();
  });

  it('tells who keeps the settings what is still to be set up, until it is dismissed', async () => {
    document.head.append(
      Object.assign(document.createElement('meta'), { name: 'not-set-up', content: '{"sms":"SMS_URL"}' }),
    );
    const open = { done: false, missing: [], at: null };
    let dismissed = false;
    const { user } = show({
      user: testUser('super'),
      handlers: {
        getSetup: () => ({
          dismissed,
          steps: [
            { ...open, step: 'company', missing: ['companyBank'] },
            { ...open, step: 'drivers', done: true },
            { ...open, step: 'sms' },
          ],
        }),
        dismissSetup: ({ body }) => {
          dismissed = body?.dismissed ?? false;
          return { affectedRows: 1 };
        },
      },
    });
    const steps = within(await screen.findByRole('region', { name: 'First steps' }));
    expect(steps.getByText('1 of 3 done')).toBeTruthy();
    expect(steps.getByRole('link', { name: 'Organisation, account and texts' }).getAttribute('href')).toBe('/settings');
    expect(steps.getByText('Missing: IBAN.')).toBeTruthy();
    expect(steps.getByRole('list', { name: 'To be set where the server runs' }).textContent).toContain('SMS_URL');
    await user.click(steps.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  });
});
