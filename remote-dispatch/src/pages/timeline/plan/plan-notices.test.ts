import { sampleBooking } from '@navette/shared/testing/booking';
import { expect, it } from 'vitest';
import {
  joinNotices,
  planNotices,
  splitNotices,
  summary,
  type DriverChanges,
  type PlannedChange,
} from './plan-notices.ts';

const change = (before: Partial<PlannedChange['before']>, after: Partial<PlannedChange['after']>): PlannedChange => ({
  before: sampleBooking(before),
  after: sampleBooking({ ...before, accepted: 1, ...after }),
});
const TODAY = '2026-03-01';
const occasionsOf = (found: readonly DriverChanges[]) =>
  Object.fromEntries(found.map(({ driverId, trips }) => [driverId, trips.map(({ occasion }) => occasion)]));

it('notifies each driver once of all his changes: what he loses, what moves, and what he gets', () => {
  const found = planNotices(
    [
      change({ id: 1, accepted: 2, driverId: 3 }, { driverId: 9 }),
      change({ id: 2, accepted: 2, driverId: 3 }, { accepted: 2, pick_time: '09:00' }),
      change({ id: 3, accepted: 0, driverId: 3 }, { driverId: 9 }),
    ],
    TODAY,
  );
  expect(occasionsOf(found)).toEqual({ 3: ['cancel', 'edit'], 9: ['ask', 'ask'] });
});

it('asks the driver of a trip that nobody had, also when he is its nominal driver, and nobody about the past', () => {
  const own = change({ accepted: 0, driverId: 3 }, { driverId: 3 });
  expect(occasionsOf(planNotices([own], TODAY))).toEqual({ 3: ['ask'] });
  expect(planNotices([own], '2026-04-01')).toEqual([]);
});

it('does not notify the former driver of a trip that he had not accepted', () => {
  expect(occasionsOf(planNotices([change({ accepted: 1, driverId: 3 }, { driverId: 9 })], TODAY))).toEqual({
    9: ['ask'],
  });
});

it('counts the changes in the message, in French as every message to drivers', () => {
  const trips = [
    { ...change({}, {}), occasion: 'ask' },
    { ...change({}, {}), occasion: 'ask' },
    { ...change({}, {}), occasion: 'edit' },
    { ...change({}, {}), occasion: 'cancel' },
  ] as const;
  expect(summary(trips)).toBe(
    'Votre planning du 10/03/2026 a changé : 2 trajets en plus, 1 trajet modifié, 1 trajet en moins.',
  );
});

it('joins the notices of two plans by driver, and takes back those about bookings that are undone', () => {
  const of = (id: number, driverId: number) =>
    planNotices([change({ id, accepted: 0, driverId: 1 }, { driverId })], TODAY);
  const waiting = joinNotices(of(1, 9), [...of(2, 9), ...of(3, 4)]);
  const ids = (found: readonly DriverChanges[]) =>
    found.map(({ driverId, trips }) => [driverId, ...trips.map(({ before }) => before.id)]);
  expect(ids(waiting)).toEqual([
    [9, 1, 2],
    [4, 3],
  ]);
  const { about, rest } = splitNotices(waiting, new Set([2, 3]));
  expect([ids(about), ids(rest)]).toEqual([
    [
      [9, 2],
      [4, 3],
    ],
    [[9, 1]],
  ]);
});
