import { planningRows, reconcile, toCents } from '@navette/shared/domain';
import { expect, it } from 'vitest';
import { invoicesAt } from './start-sandbox.ts';
import { makeDemo } from '../make-demo.ts';
import { transportsAt, transportsOfDay } from './transports.ts';
import { worldOf } from './world.ts';

const demo = makeDemo({ date: '2026-03-10', time: '10:30' });
const now = new Date('2026-03-10T09:30:00Z');
const world = worldOf(demo.clients, demo.destinations);
const ordersOf = (date: string) => transportsOfDay(world, date);
const transports = new Map(
  transportsAt(ordersOf, now).map(({ parts }) => [parts[0]?.transportId ?? '', planningRows(parts)]),
);
const lines = invoicesAt(ordersOf, now)
  .flatMap(({ transportIds }) => transportIds)
  .map((transportId) => {
    const own = demo.bookings.filter(({ mutualPatientID }) => mutualPatientID === transportId);
    return reconcile(
      transports.get(transportId) ?? [],
      own.map(({ mutualDistance = null, waitprice = null, ...booking }) => ({ ...booking, mutualDistance, waitprice })),
    );
  });

it('agrees with most amounts of the platform, and contains each kind of difference', () => {
  expect(lines.length).toBeGreaterThan(60);
  const agreed = lines.filter(({ difference }) => difference === 0).length / lines.length;
  expect(agreed).toBeGreaterThan(0.7);
  expect(agreed).toBeLessThan(0.95);
  const reasons = new Set(lines.flatMap((line) => line.reasons));
  for (const reason of ['missingBooking', 'distance', 'tariff', 'patientShare', 'wait'] as const)
    expect(reasons).toContain(reason);
});

it('books the past orders, each part once', () => {
  const keys = demo.transports.map(({ row }) => `${row.transportId} ${String(row.part)}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(400);
  expect(demo.transports.every(({ row }) => row.date < '2026-03-10')).toBe(true);
});

it('uses amounts in whole cents', () => {
  const prices = transportsAt(ordersOf, now).flatMap(({ parts }) => parts.map(({ assignment }) => assignment?.price));
  for (const price of prices) expect(toCents(price?.total) / 100).toBe(price?.total);
});
