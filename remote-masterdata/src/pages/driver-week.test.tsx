import type { components } from '@navette/openapi/types';
import { activeDriver, problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { sampleBooking } from '@navette/shared/testing/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../testing/forms.ts';
import DriverWeekPage from './driver-week.tsx';
import DriverWeekPrint from './driver-week-print.tsx';

type Schemas = components['schemas'];

const driver = (id: number, firstname: string, lastname: string) => activeDriver({ id, firstname, lastname });

/** The week before Christmas 2026, which falls on a Friday. */
function show(handlers: HostOptions['handlers'] = {}, dialogs: HostOptions['dialogs'] = {}) {
  const saved: Schemas['AvailabilityDays'][] = [];
  const host = renderWithHost(<DriverWeekPage />, {
    user: testUser('super'),
    route: '/driverWeek?week=2026-12-16',
    messages,
    dialogs,
    handlers: {
      listTripsWhileUnavailable: () => [],
      listActiveDrivers: () => [driver(3, 'Karim', 'Benali'), driver(4, 'Nadia', 'Lambert')],
      listAvailability: ({ query }) =>
        query.get('startDate') === '2026-12-14'
          ? [
              { driverId: 3, date: '2026-12-15', available: '0,1' },
              { driverId: 4, date: '2026-12-18', available: '0,1,2,3,4,5' },
            ]
          : [],
      listDriverAvailability: () => Response.json([], { headers: { ETag: '"read"' } }),
      saveDriverAvailabilityDays: ({ body, request }) => {
        // Every save of the week is meant for the marks that the dialog was filled from.
        expect(request.headers.get('If-Match')).toBe('"read"');
        saved.push(body);
        return { affectedRows: body.days.length };
      },
      ...handlers,
    },
  });
  return { ...host, saved };
}

const cell = (name: RegExp) => screen.findByRole('button', { name });

describe('the week of the drivers', () => {
  it('shows the unavailable times of each driver, with text in the cell and a legend', async () => {
    show();
    expect((await cell(/^Benali Karim, .*15 December 2026/)).textContent).toBe('Not available 07:00–11:00');
    expect((await cell(/^Benali Karim, .*16 December 2026/)).textContent).toBe('Available');
    expect((await cell(/^Lambert Nadia, .*18 December 2026/)).textContent).toBe('Not available');
    expect(screen.getByText(/^A marked day says when the driver is NOT available/)).toBeTruthy();
    expect(screen.getByText('Week 51, 14/12/2026 to 20/12/2026')).toBeTruthy();
  });

  it('names public holidays over their day, and turns to other weeks', async () => {
    const { user, address } = show();
    await user.click(await screen.findByRole('button', { name: 'Next week' }));
    const heading = await screen.findByRole('columnheader', { name: /25\/12/ });
    expect(heading.textContent).toContain('Christmas');
    expect(address()).toBe('/driverWeek?week=2026-12-21');
  });

  it('shows nobody as available in a week that is still loading, and opens none of its days', async () => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => (arrive = resolve));
    const { user } = show({
      listAvailability: async ({ query }) => {
        if (query.get('startDate') !== '2026-12-14') await held;
        return [];
      },
    });
    await cell(/^Benali Karim, .*14 December 2026: Available/);
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    const loading = await cell(/^Benali Karim, .*21 December/);
    expect(loading.textContent).toBe('…');
    expect(loading.getAttribute('aria-disabled')).toBe('true');
    await user.click(loading);
    expect(screen.queryByRole('dialog')).toBeNull();
    arrive();
    expect((await cell(/^Benali Karim, .*21 December 2026: Available/)).getAttribute('aria-disabled')).toBe('false');
  });

  it('the week of the drivers is one tab stop, in which arrows move', async () => {
    const { user } = show();
    (await cell(/^Benali Karim, .*14 December/)).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Lambert Nadia, .*15 December/);
    expect(screen.getAllByRole('button').filter((one) => one.dataset['row'] && one.tabIndex === 0)).toHaveLength(1);
  });

  it('saves the times of a day, where a tick is a time without the driver', async () => {
    const { user, saved } = show();
    await user.click(await cell(/^Benali Karim, .*15 December/));
    const dialog = within(await screen.findByRole('dialog', { name: /^Karim Benali, .*15 December 2026/ }));
    expect(dialog.getByRole('checkbox', { name: '07:00–09:00' })).toHaveProperty('checked', true);
    expect(dialog.getByText(/^Tick the times in which the driver is NOT available/)).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: '07:00–09:00' }));
    await user.click(dialog.getByRole('checkbox', { name: '17:00–19:00' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toEqual([{ driverId: 3, days: [{ date: '2026-12-15', available: '1,5' }] }]));
  });

  it('offers to give away the trips at times that were marked, of the days that were saved alone', async () => {
    const asked: unknown[] = [];
    const opened = vi.fn<() => undefined>();
    const { user } = show(
      {
        listTripsWhileUnavailable: ({ body }) => {
          asked.push(body);
          return [sampleBooking({ id: 12 })];
        },
      },
      { 'dispatch/give-away@1': opened },
    );
    await user.click(await cell(/^Benali Karim, .*15 December/));
    const dialog = within(await screen.findByRole('dialog', { name: /^Karim Benali, .*15 December 2026/ }));
    await user.click(dialog.getByRole('checkbox', { name: '17:00–19:00' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const question = { driverId: 3, dates: ['2026-12-15'] };
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith(question));
    expect(asked).toEqual([question]);
  });

  it('offers a choice for each time when a colleague saved the same day first', async () => {
    let theirs: string | undefined;
    const meant: (string | null)[] = [];
    const bodies: Schemas['AvailabilityDays'][] = [];
    const { user } = show({
      listAvailability: () => [{ driverId: 3, date: '2026-12-15', available: theirs ?? '0,1' }],
      listDriverAvailability: () =>
        Response.json([], { headers: { ETag: theirs === undefined ? '"read"' : '"theirs"' } }),
      saveDriverAvailabilityDays: ({ body, request }) => {
        meant.push(request.headers.get('If-Match'));
        bodies.push(body);
        if (meant.length > 1) return { affectedRows: 1 };
        theirs = '1,2,3';
        return problem(409, 'record.changed', [], { known: 'yes', who: 'An Maes', at: '2026-12-14T08:12:00Z' });
      },
    });
    await user.click(await cell(/^Benali Karim, .*15 December/));
    const dialog = within(await screen.findByRole('dialog', { name: /^Karim Benali, .*15 December 2026/ }));
    await user.click(dialog.getByRole('checkbox', { name: '17:00–19:00' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^An Maes saved other values on/u)).toBeTruthy();
    expect(question.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      '07:00–09:00My textYesSaved valueNo',
      '11:00–13:00My textNoSaved valueYes',
      '13:00–15:00My textNoSaved valueYes',
    ]);
    const noon = within(question.getByRole('group', { name: '11:00–13:00' }));
    await user.click(noon.getByRole('radio', { name: /My text/u }));
    await user.click(question.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(meant).toEqual(['"read"', '"theirs"']));
    expect(bodies[1]).toEqual({ driverId: 3, days: [{ date: '2026-12-15', available: '1,3,5' }] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('copies a week to the following ones, without the listed public holidays', async () => {
    const { user, saved } = show();
    await user.click(await screen.findByRole('button', { name: 'Copy the week of Lambert Nadia' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy the week of Nadia Lambert' }));
    await dialog.findByText('Public holidays in these weeks: 25/12/2026');
    await user.clear(dialog.getByLabelText('Number of weeks'));
    await user.type(dialog.getByLabelText('Number of weeks'), '2');
    await dialog.findByText('Public holidays in these weeks: 25/12/2026, 01/01/2027');
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [copy] = saved;
    expect(copy?.driverId).toBe(4);
    expect(copy?.days).toHaveLength(12);
    expect(copy?.days.map(({ date }) => date)).not.toContain('2026-12-25');
    expect(copy?.days[0]).toEqual({ date: '2026-12-21', available: '' });
  });

  it('lets one choose, day by day, when a colleague marked days of the copied weeks first', async () => {
    const meant: (string | null)[] = [];
    const bodies: Schemas['AvailabilityDays'][] = [];
    const isOvertaken = () => bodies.length > 0;
    const { user } = show({
      listAvailability: () => [{ driverId: 3, date: '2026-12-15', available: isOvertaken() ? '0' : '0,1' }],
      listDriverAvailability: () =>
        Response.json(isOvertaken() ? [{ driverId: 3, date: '2026-12-23', available: '5' }] : [], {
          headers: { ETag: isOvertaken() ? '"theirs"' : '"read"' },
        }),
      saveDriverAvailabilityDays: ({ body, request }) => {
        meant.push(request.headers.get('If-Match'));
        bodies.push(body);
        if (bodies.length > 1) return { affectedRows: body.days.length };
        return problem(409, 'record.changed', [], { known: 'yes', who: 'An Maes', at: '2026-12-14T08:12:00Z' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Copy the week of Benali Karim' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy the week of Karim Benali' }));
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      'Tuesday, 15 December 2026 (copied week)My textNot available 07:00–11:00Saved valueNot available 07:00–09:00',
      'Wednesday, 23 December 2026My textAvailableSaved valueNot available 17:00–19:00',
    ]);
    const marked = within(question.getByRole('group', { name: /23 December/u }));
    await user.click(marked.getByRole('radio', { name: /Saved value/u }));
    await user.click(question.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(meant).toEqual(['"read"', '"theirs"']));
    expect(bodies[1]?.days).toEqual([
      { date: '2026-12-21', available: '' },
      { date: '2026-12-22', available: '0' },
      { date: '2026-12-24', available: '' },
      { date: '2026-12-26', available: '' },
      { date: '2026-12-27', available: '' },
    ]);
    await screen.findByText('Week of Karim Benali copied (5 days).');
  });

  it('the week of the drivers is printed as a page of its own, with the names of public holidays', async () => {
    vi.spyOn(window, 'print').mockImplementation(() => {});
    renderWithHost(<DriverWeekPrint />, {
      user: testUser('super'),
      route: '/print/driverWeek?week=2026-12-25',
      messages,
      handlers: {
        listActiveDrivers: () => [driver(3, 'Karim', 'Benali')],
        listAvailability: () => [{ driverId: 3, date: '2026-12-24', available: '5' }],
      },
    });
    const row = (await screen.findByRole('rowheader', { name: 'Benali Karim' })).closest('tr');
    expect(row?.textContent).toBe(
      `Benali Karim${'Available'.repeat(3)}Not available 17:00–19:00${'Available'.repeat(3)}`,
    );
    expect(screen.getByRole('columnheader', { name: /25\/12/ }).textContent).toContain('Christmas');
    expect(screen.getByText(/^A marked day says when the driver is NOT available/)).toBeTruthy();
  });

  it('shows that loading failed, and retries', async () => {
    let fails = true;
    const { user } = show({ listAvailability: () => (fails ? problem(503, 'serviceUnavailable') : []) });
    await screen.findByText('The availability could not be loaded');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cell(/^Benali Karim, .*15 December/)).toBeTruthy();
  });
});
