import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRecords, insertBooking } from '../testing/records.ts';
import { createTestApp } from '../testing/test-app.ts';
import { MOST_BYTES } from './tickets.ts';
import { pictureOf } from '../testing/sent-files.ts';
const folder = await mkdtemp(join(tmpdir(), 'navette-upload-'));
const server = await createTestApp({ filesDir: join(folder, 'files') });
const token = await server.signedIn('invoice');
const records = await createRecords(server.db);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const send = (payload: Buffer, query: string) =>
  server.app.inject({
    method: 'POST',
    url: `/service/ticket/upload?${query}`,
    payload,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'accept-encoding': 'identity',
    },
  });

const cutOff = (await pictureOf(7)).subarray(0, 60);
const tooLarge = await pictureOf(4, MOST_BYTES + 1);

describe('the photo of a receipt', () => {
  it('stores a receipt with its booking and returns it byte for byte', async () => {
    const bookingId = await insertBooking(server.db, records);
    const sent = await send(await pictureOf(1), `bookingId=${bookingId}`);
    const ticket = sent.json();
    expect(ticket).toEqual({
      bookingId,
      ticketId: expect.stringMatching(/^[\w-]{20}$/),
      driver: 'Benali Karim',
      date: '2026-03-03',
      imageUrl: expect.any(String),
    });
    expect((await server.app.inject({ url: ticket.imageUrl })).rawPayload).toEqual(await pictureOf(1));
  });

  it('the photo of a receipt has the day that is given', async () => {
    const bookingId = await insertBooking(server.db, records);
    expect((await send(await pictureOf(2), `bookingId=${bookingId}&date=2026-03-02`)).json()).toMatchObject({
      date: '2026-03-02',
    });
  });

  it('stores a receipt once for a booking, also in two concurrent uploads', async () => {
    const [bookingId, other] = [await insertBooking(server.db, records), await insertBooking(server.db, records)];
    const sent = await Promise.all(
      [bookingId, bookingId, bookingId, other].map(async (id) => send(await pictureOf(3), `bookingId=${id}`)),
    );
    const ids = sent.map((answer) => answer.json().ticketId);
    expect(new Set(ids).size).toBe(2);
    expect(ids[3]).not.toBe(ids[0]);
  });

  it.each([
    ['a picture of another kind', Buffer.from('GIF89a and so on'), 400, 'file.unsupported'],
    ['nothing', Buffer.alloc(0), 400, 'file.unsupported'],
    ['a page that calls itself a photo', Buffer.from('<!doctype html><p>parking.jpg</p>'), 400, 'file.unsupported'],
    [
      'a photo of an iPhone',
      Buffer.concat([Buffer.from('000000186674797068656963', 'hex'), Buffer.alloc(50)]),
      400,
      'file.unsupported',
    ],
    ['a photo that broke off', cutOff, 400, 'file.damaged'],
    ['one byte more than ten megabytes', tooLarge, 413, 'file.tooLarge'],
  ])('is refused when it is %s', async (_, content, status, code) => {
    const bookingId = await insertBooking(server.db, records);
    const sent = await send(content, `bookingId=${bookingId}`);
    expect({ status: sent.statusCode, code: sent.json().code }).toEqual({ status, code });
    expect(await server.db.selectFrom('ticket').select('id').where('bookingId', '=', bookingId).execute()).toEqual([]);
  });

  it('the photo of a receipt may have ten megabytes', async () => {
    const bookingId = await insertBooking(server.db, records);
    expect((await send(await pictureOf(5, MOST_BYTES), `bookingId=${bookingId}`)).statusCode).toBe(200);
  });

  it.each([['bookingId=2000000000'], ['']])('a receipt is refused for an unknown booking: %s', async (query) => {
    const sent = await send(await pictureOf(6), query);
    expect({ status: sent.statusCode, fields: sent.json().fields }).toMatchObject({
      status: 400,
      fields: [{ field: 'bookingId' }],
    });
  });
});
