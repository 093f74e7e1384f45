import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bookingForm, createRecords, insertBooking } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';

const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 3)]);
const start = new Date('2026-03-10T09:31:00Z');
let now = start;
const folder = await mkdtemp(join(tmpdir(), 'navette-receipts-'));
const server = await createTestApp({ filesDir: join(folder, 'files'), now: () => now });
const token = await server.signedIn('dispatch');
const records = await createRecords(server.db);
const bookingId = await insertBooking(server.db, records, { ticket_price: 2.4 });
const { key, contentType } = await server.services.files.keep(photo);
const ticket = { bookingId, driverId: records.driverId, fileKey: key, contentType };
await server.db
  .insertInto('ticket')
  .values([
    { ...ticket, id: 'P2', date: '2026-03-04' },
    { ...ticket, id: 'P1', date: '2026-03-03' },
  ])
  .execute();
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const receipts = async (id = bookingId) => (await server.call(token, 'listTicketsByBooking', { bookingId: id })).body;
const link = async (): Promise<string> => (await receipts())[0]?.imageUrl ?? '';
const get = (url: string, headers = {}) => server.app.inject({ url, headers });

describe('parking receipts of a booking', () => {
  it('lists the receipts of a booking with driver, day and photo link, oldest first', async () => {
    const rows = await receipts();
    expect(rows.map(({ ticketId }) => ticketId)).toEqual(['P1', 'P2']);
    expect(rows[0]).toMatchObject({ bookingId, driver: 'Benali Karim', date: '2026-03-03' });
    expect(rows[0]?.imageUrl).toMatch(/^\/files\/[0-9a-f]{64}\.jpg\?expires=\d+&signature=[\w-]{43}$/);
  });

  it('lists no receipts for a booking without any', async () => {
    expect(await receipts(2_000_000_000)).toEqual([]);
  });

  it('deletes receipts with their booking', async () => {
    const { body } = await server.call(token, 'addBookings', bookingForm(records, { ap_time: '16:00' }));
    const { key, contentType } = await server.services.files.keep(photo);
    await server.db
      .insertInto('ticket')
      .values({ id: 'P9', bookingId: body.insertId, fileKey: key, contentType })
      .execute();
    const { status } = await server.call(token, 'deleteBooking', undefined, { path: { id: body.insertId } });
    expect(status).toBe(200);
    expect(await receipts(body.insertId)).toEqual([]);
  });
});

describe('the link to a photo', () => {
  it('serves a photo by its signed link without a token, cacheable by this browser alone', async () => {
    const { statusCode, headers, rawPayload } = await get(await link(), {
      accept: 'text/html',
      'accept-encoding': 'br',
    });
    expect(statusCode).toBe(200);
    expect(rawPayload).toEqual(photo);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    });
    expect(headers['cache-control']).toMatch(/^private, max-age=[1-9]\d{2}$/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('keeps the link to a photo stable for minutes and lets it expire within ten', async () => {
    now = start;
    const early = await link();
    now = new Date(start.getTime() + 180_000);
    expect(await link()).toBe(early);
    now = new Date(start.getTime() + 10 * 60_000);
    expect((await get(early)).statusCode).toBe(403);
    now = start;
  });

  it('refuses a photo link that was tampered with', async () => {
    const good = await link();
    const { files, fileLinks } = server.services;
    const { key: other } = await files.keep(Buffer.from('%PDF-1.7'));
    const later = String(Number(/expires=(\d+)/.exec(good)?.[1]) + 300);
    const changed = [
      good.split('?')[0] ?? '',
      good.replace(/expires=\d+/, `expires=${later}`),
      good.replace(/expires=/, 'expires=0'),
      good.replace(/expires=\d+/, 'expires=NaN'),
      good.replace(/signature=./, (text) => (text.endsWith('A') ? 'signature=B' : 'signature=A')),
      good.replace(/signature=.*/, 'signature='),
      good.replace(/signature=.*/, 'signature=%F0%9F%98%80'),
      `${good}&signature=x`,
      `${good}&expires=99999999999`,
      good.replace(/[0-9a-f]{64}\.jpg/, other),
      fileLinks.sign(other).replace(/[0-9a-f]{64}\.pdf/, '..%2F..%2Fauth-secret'),
    ];
    const answers = await Promise.all(changed.map(async (url) => get(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(changed.map(() => 403));
    expect(answers[1]?.json()).toMatchObject({ code: 'forbidden', messageKey: 'problem.forbidden' });
  });

  it('serves nothing but stored files, even by a signed link', async () => {
    await writeFile(join(folder, 'auth-secret'), 'the secret');
    for (const key of ['..%2Fauth-secret', '..%2F..%2Fauth-secret', `${'0'.repeat(64)}.pdf`]) {
      const signed = server.services.fileLinks.sign(decodeURIComponent(key)).replace(decodeURIComponent(key), key);
      const { statusCode, body } = await get(signed);
      expect({ key, statusCode }).toEqual({ key, statusCode: 404 });
      expect(body).not.toContain('the secret');
    }
  });
});
