import type { components } from '@navette/openapi/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRandom } from '../../../demo/random.ts';
import type { BodyOf } from '../../../kernel/operation.ts';
import { lazyValidator } from '../../../kernel/validators.ts';
import { bookingStage } from '../../../testing/booking-stage.ts';
import { insertBooking } from '../../../testing/records.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Many calls, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

type Changes = components['schemas']['BookingChanges'];
type Row = Changes['changed'][number]['row'];
type Asked = BodyOf<'listBookingsByDate'>;

const { server, token, records } = await bookingStage({ now: () => new Date('2026-03-03T08:00:00Z') });
const days = ['2026-03-02', '2026-03-03', '2026-03-04'];
const outside = '2026-03-05';
const range: Asked = { startDate: '2026-03-02', endDate: '2026-03-04' };

const matches = lazyValidator({ $ref: '#/components/schemas/BookingChanges' }, 'json');
const isChanges = (body: unknown): body is Changes => matches(body);
const isRows = lazyValidator({ type: 'array', items: { $ref: '#/components/schemas/BookingRow' } }, 'json');

/** List in a browser, with its ETag. */
interface Tab {
  readonly asked: Asked;
  readonly tag: string;
  readonly rows: readonly Row[];
}

const whole = async (from: TestApp, asked: Asked): Promise<Tab> => {
  const { body, raw } = await from.call(token, 'listBookingsByDate', asked);
  expect([raw.statusCode, raw.headers.im]).toEqual([200, undefined]);
  return { asked, tag: String(raw.headers.etag), rows: body };
};

const ask = (from: TestApp, { asked, tag }: Pick<Tab, 'asked' | 'tag'>, as = token) =>
  from.callWith(as, 'listBookingsByDate', asked, { headers: { 'if-none-match': tag, 'a-im': 'changed-rows' } });

/** The list with changes applied as the contract says it, and whether that was how it came. */
async function refresh(from: TestApp, tab: Tab): Promise<Tab & { readonly status: number }> {
  const { status, body, raw } = await ask(from, tab);
  if (status === 304) return { ...tab, status };
  const tag = String(raw.headers.etag);
  if (status === 200) return { ...tab, tag, rows: (await whole(from, tab.asked)).rows, status };
  expect(raw.headers).toMatchObject({ im: 'changed-rows', 'delta-base': tab.tag });
  if (!isChanges(body)) throw new Error(JSON.stringify(matches.errors));
  const out = new Set([...body.gone, ...body.changed.map(({ row }) => row.id)]);
  const rows = tab.rows.filter(({ id }) => !out.has(id));
  for (const { at, row } of body.changed) rows.splice(at, 0, row);
  expect(rows).toHaveLength(body.count);
  return { ...tab, tag, rows, status };
}

const add = (more: Parameters<typeof insertBooking>[2]) => insertBooking(server.db, records, more);
const change = (id: number, values: Parameters<typeof insertBooking>[2]) =>
  server.db
    .updateTable('booking')
    .set(values ?? {})
    .where('id', '=', id)
    .execute();
const remove = (id: number) => server.db.deleteFrom('booking').where('id', '=', id).execute();

let ids: number[];
let there: TestApp;
const restarted = () => createTestApp({ beside: server, now: () => new Date('2026-03-03T08:00:00Z') });
beforeEach(async () => {
  ids = await Promise.all(
    Array.from({ length: 24 }, (_, at) => add({ ap_date: days[at % 3] ?? '', pick_time: '09:00' })),
  );
  there = await restarted();
});
afterEach(() => there.close());

it.each([1, 2, 3])(
  'applying the delta to any former list gives the full list, in any tab and from any process (random sequence %i)',
  async (seed) => {
    const random = createRandom(seed);
    const time = () => `${String(random.between(7, 18)).padStart(2, '0')}:${random.pick(['00', '30'])}`;
    const acts: readonly (readonly [() => Promise<unknown>, number])[] = [
      [async () => ids.push(await add({ ap_date: random.pick([...days, outside]), pick_time: time() })), 3],
      [() => change(random.pick(ids), { comment: `Remark ${random.next()}` }), 4],
      [() => change(random.pick(ids), { ap_date: random.pick([...days, outside]) }), 3],
      [() => change(random.pick(ids), { pick_time: random.chance(0.2) ? null : time() }), 3],
      [() => change(random.pick(ids), { driverId: random.pick([records.driverId, records.otherDriverId]) }), 2],
      [() => change(random.pick(ids), { archivedAt: random.chance(0.5) ? new Date() : null }), 2],
      [() => remove(random.pick(ids)), 2],
      [
        () =>
          server.db
            .updateTable('client')
            .set({ lastname: `N${random.between(1, 9)}` })
            .execute(),
        0.3,
      ],
    ];
    const asked: readonly Asked[] = [
      range,
      { ...range, include: ['map'] },
      { ...range, omit: ['distance'] },
      { ...range, include: ['identity'] },
      { startDate: '2026-03-03' },
    ];
    let tabs: readonly Tab[] = await Promise.all([...asked, range].map((one) => whole(server, one)));
    const statuses: number[] = [];
    for (let step = 0; step < 40; step += 1) {
      for (let count = random.between(0, 3); count > 0; count -= 1) await random.weighted(acts)();
      if (random.chance(0.05)) {
        await there.close();
        there = await restarted();
      }
      const next: Tab[] = [];
      for (const tab of tabs) {
        const from = random.pick([server, there]);
        if (random.chance(0.4)) {
          next.push(tab);
          continue;
        }
        const answered = await refresh(from, tab);
        statuses.push(answered.status);
        expect(answered.rows).toEqual((await whole(from, tab.asked)).rows);
        next.push(answered);
      }
      tabs = next;
    }
    expect(new Set(statuses)).toEqual(new Set([200, 226, 304]));
    expect(statuses.filter((status) => status === 226).length).toBeGreaterThan(statuses.length / 3);
  },
);

it('the delta removes a booking that is deleted, archived or moved to another day, and inserts a new one in its place', async () => {
  const before = await whole(server, range);
  const [deleted = 0, archived = 0, moved = 0, later = 0] = ids;
  await remove(deleted);
  await change(archived, { archivedAt: new Date() });
  await change(moved, { ap_date: outside });
  await change(later, { pick_time: '18:00' });
  const come = await add({ ap_date: '2026-03-04', pick_time: '08:00' });
  const { status, body } = await ask(server, before);
  if (!isChanges(body)) throw new Error(JSON.stringify(matches.errors));
  expect(status).toBe(226);
  expect(new Set(body.gone)).toEqual(new Set([deleted, archived, moved]));
  expect(body.changed.map(({ at, row }) => [at, row.id])).toEqual([
    [0, come],
    [body.count - 1, later],
  ]);
});

it('sends the full list when the version is unknown: of another process, with other fields, or invalid', async () => {
  const before = await whole(server, range);
  await change(ids[0] ?? 0, { comment: 'changed' });
  expect((await ask(there, before)).status).toBe(200);
  expect((await ask(server, { ...before, asked: { ...range, include: ['map'] } })).status).toBe(200);
  for (const tag of ['"1.aaaaaaaaaaaaaaaaaaaaaa"', '"1"', '"', '*', '""', '"a","b"', before.tag.slice(1)])
    expect([tag, (await ask(server, { asked: range, tag })).status]).toEqual([tag, 200]);
  expect((await ask(server, { asked: range, tag: `W/${before.tag}` })).status).toBe(226);
});

it('sends the full list without a request for a delta, and when most rows changed', async () => {
  const { tag } = await whole(server, range);
  await change(ids[0] ?? 0, { comment: 'changed' });
  const plain = await server.call(token, 'listBookingsByDate', range, { headers: { 'if-none-match': tag } });
  expect([plain.status, plain.body.length, isRows(plain.body)]).toEqual([200, 24, true]);
  const other = { 'if-none-match': tag, 'a-im': 'vcdiff, diffe' };
  expect((await server.call(token, 'listBookingsByDate', range, { headers: other })).status).toBe(200);
  await server.db.updateTable('client').set({ lastname: 'Dupont' }).execute();
  expect((await ask(server, { asked: range, tag })).status).toBe(200);
});

it('sends a delta only to users who may read the full list, with their fields, and logs it like the list', async () => {
  const identity = await whole(server, { ...range, include: ['identity'] });
  const [first = 0] = ids;
  await change(first, { comment: 'changed' });
  const account = await server.signedIn('account');
  expect((await ask(server, identity, account)).status).toBe(403);
  const without = await ask(server, { asked: range, tag: identity.tag });
  expect([without.status, without.raw.body.includes('85.07.30')]).toEqual([200, false]);
  const { status, raw } = await ask(server, identity);
  expect([status, raw.body.includes('85.07.30')]).toEqual([226, true]);
  const line = await server.db
    .selectFrom('log')
    .select('body')
    .where('url', '=', '/service/booking/byDate')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(line.body ?? '')).toEqual({ ...range, include: ['identity'], count: 1 });
});

it('the timeline sends a delta as the other lists do, compressed on request', async () => {
  const query = { start: '2026-03-02', end: '2026-03-04', include: 'map' };
  const { raw } = await server.call(token, 'listTimelineBookings', undefined, { query });
  for (const id of ids.slice(0, 10)) await change(id, { comment: 'changed' });
  const headers = { 'if-none-match': String(raw.headers.etag), 'a-im': 'changed-rows' };
  const packed = { ...headers, 'accept-encoding': 'br' };
  const changes = await server.callWith(token, 'listTimelineBookings', undefined, { query, headers });
  const small = await server.callWith(token, 'listTimelineBookings', undefined, { query, headers: packed });
  expect([changes.status, isChanges(changes.body)]).toEqual([226, true]);
  expect([small.status, small.raw.headers['content-encoding']]).toEqual([226, 'br']);
  expect(small.raw.rawPayload.length).toBeLessThan(changes.raw.rawPayload.length / 4);
});
