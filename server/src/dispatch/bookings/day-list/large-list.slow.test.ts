import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addDays } from '@navette/shared/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { bookingStage } from '../../../testing/booking-stage.ts';
import { insertBooking } from '../../../testing/records.ts';

// Many rows, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { server, records } = await bookingStage({ now: () => new Date('2026-03-03T08:00:00Z') });
const first = '2027-01-01';
const year = { startDate: first, endDate: '2027-12-31' };
const rows = 1_100;
beforeEach(() =>
  Promise.all(
    Array.from({ length: rows }, (_, at) => insertBooking(server.db, records, { ap_date: addDays(first, at % 365) })),
  ),
);

const read = async (token: string, encoding = 'identity', range = year) =>
  server.call(token, 'listBookingsByDate', range, { headers: { 'accept-encoding': encoding } });

it('a large list equals the list of its days, complete, in order and with any compression', async () => {
  const token = await server.signedIn('dispatch');
  const { body, raw } = await read(token);
  expect(new Set(body.map(({ id }) => id)).size).toBe(rows);
  const months: unknown[] = [];
  for (let start = first; start <= year.endDate; start = addDays(start, 31)) {
    const last = addDays(start, 30);
    const endDate = last < year.endDate ? last : year.endDate;
    months.unshift(...(await read(token, 'identity', { startDate: start, endDate })).body);
  }
  expect(body).toEqual(months);
  const [brotli, zipped] = [(await read(token, 'br')).raw, (await read(token, 'gzip')).raw];
  // Compared as bytes: `toEqual` walks each of two million.
  expect(brotliDecompressSync(brotli.rawPayload).equals(raw.rawPayload)).toBe(true);
  expect(gunzipSync(zipped.rawPayload).equals(raw.rawPayload)).toBe(true);
  const known = { 'if-none-match': String(raw.headers.etag) };
  expect((await server.call(token, 'listBookingsByDate', year, { headers: known })).status).toBe(304);
  expect((await read(token, 'identity', { startDate: '2031-01-01', endDate: '2031-12-31' })).body).toEqual([]);
});

it('a large list is read in parts, with few of them in memory', async () => {
  const token = await server.signedIn('dispatch');
  const connect = vi.spyOn(server.pool, 'connect');
  await read(token);
  expect(connect.mock.calls.length).toBeGreaterThan(rows / 500);
  connect.mockRestore();
});

it('limits concurrent reads of large lists per user', async () => {
  const token = await server.signedIn('dispatch');
  for (let count = 0; count < 5; count += 1) expect((await read(token)).status).toBe(200);
  const { status, raw } = await read(token);
  expect([status, Number(raw.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await read(await server.signedIn('dispatch'))).status).toBe(200);
});

it('releases the slot of a large read when it fails or its caller is gone', async () => {
  const { largeLists } = server.services;
  const range = { start: first, end: year.endDate };
  const ask = (user: number) =>
    largeLists.get({ user, now: new Date(), range, extras: new Set(), encoding: user % 2 === 0 ? 'br' : undefined });
  for (let user = 1; user <= 6; user += 1) (await ask(user)).destroy();
  // Every connection fails: a list that nobody waits for may still be reading, and would take the failure of a single one.
  const connect = vi.spyOn(server.pool, 'connect').mockRejectedValue(new Error('connection refused'));
  for (let user = 7; user <= 12; user += 1) await expect(ask(user)).rejects.toMatchObject({ status: 503 });
  connect.mockRestore();
  const token = await server.signedIn('dispatch');
  expect((await read(token)).status).toBe(200);
});
