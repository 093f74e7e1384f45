import { addDays, brusselsToday } from '@navette/shared/domain';
import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { DayFigures } from './day-figures.tsx';

const trips = { driven: 38, done: 12, underWay: 4, late: 2, toAssign: 3, toAssignTomorrow: 5 };
const overview = { today: '2026-03-10', tomorrow: '2026-03-11', trips, toInvoice: null };

const show = ({ handlers, ...options }: HostOptions = {}) =>
  renderWithHost(<DayFigures />, {
    user: testUser('dispatch'),
    messages,
    ...options,
    handlers: {
      getDayOverview: () => overview,
      getLiveConfig: () => ({ service: 'server', firebase: null }),
      listDemands: () => [],
      listMessages: () => [],
      listActiveDrivers: () => [],
      ...handlers,
    },
  });

describe('the figures of the day', () => {
  it.each([
    ['38 Trips today', '/booking?from=2026-03-10&to=2026-03-10&progress=driven'],
    ['12 Done', '/booking?from=2026-03-10&to=2026-03-10&progress=done'],
    ['4 On the way', '/booking?from=2026-03-10&to=2026-03-10&progress=underWay'],
    ['2 Late', '/booking?from=2026-03-10&to=2026-03-10&progress=late'],
    ['3 To assign', '/booking?from=2026-03-10&to=2026-03-10&progress=toAssign'],
    ['5 To assign tomorrow', '/booking?from=2026-03-11&to=2026-03-11&progress=toAssign'],
    ['0 Unread mails', '/mail?unread=1'],
  ])('shows %s and leads to their list', async (name, href) => {
    show();
    await screen.findByRole('link', { name: '38 Trips today' });
    await waitFor(() => expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href));
  });

  it('writes figures of four digits as other numbers, trips of the day and those to invoice', async () => {
    const busy = { ...overview, trips: { ...trips, driven: 1_234 }, toInvoice: 5_678 };
    show({ user: testUser('super'), handlers: { getDayOverview: () => busy } });
    expect(await screen.findByRole('link', { name: '1,234 Trips today' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '5,678 To invoice, last month' })).toBeTruthy();
  });

  it('opens the list of unanswered requests', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '0 Unanswered requests' }));
    expect(await screen.findByText('No driver asks for a trip.')).toBeTruthy();
  });

  it('counts active drivers with papers that expire within 30 days, for users who manage drivers', async () => {
    const place = { address: null, zip: null, city: null, fullAddress: null, latitude: null, longitude: null };
    const driver = { ...place, firstname: 'Jan', lastname: 'Peeters', mobile: null, carriesStretcher: false };
    const papers = (papersUntil: string | null) => ({
      ...driver,
      id: 3,
      carriesWheelchair: false,
      refreshTime: 60 as const,
      papersUntil,
    });
    const soon = addDays(brusselsToday(), 20);
    const listActiveDrivers = () => [papers(null), papers('2020-01-01'), papers(soon), papers(addDays(soon, 30))];
    show({ user: testUser('super'), handlers: { listActiveDrivers } });
    const link = await screen.findByRole('link', { name: '2 Drivers: documents to renew' });
    expect(link.getAttribute('href')).toBe('/driver?where=papers:filled');
  });

  it('says that the figures failed, keeps the user on the page, and tries again', async () => {
    let fails = true;
    const { user, address } = show({
      handlers: { getDayOverview: () => (fails ? problem(503, 'serviceUnavailable') : overview) },
    });
    expect(await screen.findByText('The figures of the day could not be loaded')).toBeTruthy();
    expect(address()).toBe('/');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: '38 Trips today' })).toBeTruthy();
  });
});
