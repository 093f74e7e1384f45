import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { DayProblems } from './day-problems.tsx';

const names = {
  ap_date: '2026-03-10',
  time: '12:05',
  client_firstname: 'Amandine',
  client_lastname: 'Martin',
  destination_name: 'Clinique Saint-Luc',
  driver_firstname: 'Jan',
  driver_lastname: 'Peeters',
};
const found = {
  soon: [{ ...names, kind: 'late' as const, type: 'to' as const, bookingId: 7, minutes: 12 }],
  waiting: [
    { ...names, kind: 'ready' as const, type: 'back' as const, bookingId: 8, minutes: 20 },
    { ...names, kind: 'toCall' as const, type: 'back' as const, bookingId: 9, minutes: -5 },
  ],
  tomorrow: [],
};
const show = (handlers: HostOptions['handlers'] = {}) =>
  renderWithHost(<DayProblems />, {
    user: testUser('dispatch'),
    messages,
    handlers: {
      getLiveConfig: () => ({ service: 'server', firebase: null }),
      listLocations: () => [],
      listWhereabouts: () => [],
      listDayProblems: () => found,
      ...handlers,
    },
  });

it('shows each problem with its reason, and the action that solves it', async () => {
  const { user, address } = show();
  const soon = within(await screen.findByRole('region', { name: 'Within the hour' }));
  expect(soon.getByText('12 min late · Peeters Jan')).toBeTruthy();
  expect(soon.getByRole('button', { name: 'Open booking 7, Amandine Martin' })).toBeTruthy();
  expect(soon.getByText('Martin Amandine → Clinique Saint-Luc')).toBeTruthy();
  const waiting = within(screen.getByRole('region', { name: 'Returns waiting' }));
  expect(waiting.getAllByText('Martin Amandine · Home from Clinique Saint-Luc')).toHaveLength(2);
  expect(waiting.getByText('Waiting for 20 min · Peeters Jan')).toBeTruthy();
  expect(waiting.getByText(/^Will call when ready/)).toBeTruthy();
  expect(screen.getByText('Every trip of tomorrow has a driver.')).toBeTruthy();
  await user.click(waiting.getByRole('button', { name: /Find its place/ }));
  expect(address()).toBe('/timeline?date=2026-03-10&repair=trips-8');
});

it('notes in the queue that the client is ready', async () => {
  const ready: number[] = [];
  const { user } = show({
    setReadyNow: ({ body }) => {
      ready.push(body.id);
      return {
        id: body.id,
        ap_date: '2026-03-10',
        ap_time: '12:00',
        pick_time: '12:00',
        delivered: true,
        driver: 'free',
      };
    },
  });
  const waiting = within(await screen.findByRole('region', { name: 'Returns waiting' }));
  await user.click(waiting.getByRole('button', { name: /ready/i }));
  expect(ready).toEqual([9]);
});

it('says that the problems could not be loaded, and tries again', async () => {
  let fails = true;
  const { user } = show({ listDayProblems: () => (fails ? problem(503, 'serviceUnavailable') : found) });
  expect(await screen.findByText('The problems of the day could not be loaded')).toBeTruthy();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('12 min late · Peeters Jan')).toBeTruthy();
});
