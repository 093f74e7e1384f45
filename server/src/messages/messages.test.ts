import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeSms } from '../testing/fake-sms.ts';
import { messageStage } from '../testing/message-stage.ts';
import { raiseOfChanges } from './raise-messages.ts';
import { sendMessages } from './send-messages.ts';

const stage = await messageStage();
const { server, records, token, add, at, now, consent, booked, run, listed, texts, cancel, drive } = stage;
const { db, services } = server;
const gateway = await startFakeSms('geheim');
afterAll(() => gateway.close());
beforeEach(() => gateway.kept.clear());

describe('a message', () => {
  it('confirms a booking once, in the language of the client, with its parts and cost, and a masked number', async () => {
    await db.insertInto('setting').values({ variable: 'messagePrice', value: '0.055' }).execute();
    const id = await booked();
    await Promise.all([run(), run()]);
    await run();
    expect(await texts()).toEqual([expect.stringMatching(/uw rit van 03\/03\/2026 is genoteerd.*\/t\/[\w-]+$/u)]);
    expect(await listed(id)).toMatchObject([
      {
        event: 'confirmed',
        channel: 'sms',
        state: 'kept',
        recipient: '+32…456',
        parts: 1,
        cost: 0.055,
        language: 'nl',
      },
    ]);
  });

  it('is in the language of the organisation when the client has none', async () => {
    await db.updateTable('client').set({ language: null }).execute();
    await db.insertInto('setting').values({ variable: 'documentLanguage', value: 'en' }).execute();
    const id = await booked();
    await run();
    expect(await listed(id)).toMatchObject([{ language: 'en' }]);
    await db.deleteFrom('setting').where('variable', '=', 'documentLanguage').execute();
    await db.updateTable('client').set({ language: 'nl' }).execute();
  });

  it('is not sent without consent, without a mobile phone, or once the client no longer agrees', async () => {
    await consent(false);
    const first = await booked();
    await run();
    expect(await listed(first)).toEqual([]);
    await consent(true, { mobile: '02 512 34 56' });
    await run();
    expect(await listed(first)).toEqual([]);
    await consent(true);
    await raiseOfChanges(db, now());
    await consent(false);
    await sendMessages(services);
    expect(await listed(first)).toMatchObject([{ state: 'dropped', reason: 'outdated', text: '' }]);
    expect(await texts()).toEqual([]);
  });

  it('tells what happens once the client agrees, and of what happened before only the booking of the same call', async () => {
    await consent(false);
    const before = await booked({ pick_time: '09:30' });
    await run();
    at('2026-03-02T10:30:00Z');
    const sameCall = await booked({ dates: ['2026-03-04'] });
    await run();
    at('2026-03-02T10:34:00Z');
    await consent(true);
    await run();
    expect(await listed(before)).toEqual([]);
    expect(await listed(sameCall)).toMatchObject([{ event: 'confirmed', state: 'kept' }]);
    await stage.update(before, { comment: 'Code 12' });
    await run();
    expect(await listed(before)).toEqual([]);
    await stage.update(before, { status: 3 });
    await run();
    expect(await listed(before)).toMatchObject([{ event: 'cancelled', state: 'kept' }]);
  });

  it('tells the changes of an outage of several hours once it is over', async () => {
    await run();
    at('2026-03-02T10:10:00Z');
    const id = await booked();
    at('2026-03-02T15:00:00Z');
    await run();
    expect(await listed(id)).toMatchObject([{ event: 'confirmed', state: 'kept' }]);
  });

  it('waits for the end of the quiet hours, and is dropped when its trip is past by then', async () => {
    at('2026-03-02T22:00:00Z');
    const [late, early] = [await booked(), await booked({ ap_time: '07:00' })];
    await run();
    expect(await listed(late)).toMatchObject([{ state: 'waiting', dueAt: '2026-03-03T07:00:00.000Z' }]);
    at('2026-03-03T07:00:00Z');
    await run();
    expect((await listed(late))[0]?.state).toBe('kept');
    expect((await listed(early))[0]).toMatchObject({ state: 'dropped', reason: 'outdated' });
  });

  it('confirms a series once, and a return with its outbound trip', async () => {
    const { body } = await add({
      dates: ['2026-03-03', '2026-03-10'],
      series: { weekdays: [2], until: '2026-03-10' },
      return: { ap_time: '12:00' },
    });
    await run();
    const told = await db.selectFrom('client_message').select('bookingId').execute();
    expect(told).toEqual([{ bookingId: body.insertId }]);
  });

  it('reminds of the trips of the next day at the hour of the setting, not of one confirmed since', async () => {
    const id = await stage.given();
    at('2026-03-02T15:59:00Z');
    await run();
    expect(await listed(id)).toEqual([]);
    at('2026-03-02T16:00:00Z');
    const fresh = await booked({ ap_time: '11:00' });
    await run();
    await run();
    expect((await listed(id)).map(({ event }) => event)).toEqual(['tomorrow']);
    expect((await listed(fresh)).map(({ event }) => event)).toEqual(['confirmed']);
  });

  it('tells a canceled trip', async () => {
    const id = await booked();
    await run();
    await cancel(id);
    await db
      .insertInto('booking_history')
      .values({
        bookingId: id,
        at: now(),
        userName: 'Ada',
        action: 'update',
        changes: JSON.stringify([{ field: 'status', old: 0, new: 3 }]),
      })
      .execute();
    await run();
    expect((await texts()).at(-1)).toMatch(/is geannuleerd/u);
  });

  it('reaches the ward by mail with the name of its patient, also in quiet hours', async () => {
    await db.updateTable('destination').set({ wardEmail: 'dialyse@clinique.example' }).execute();
    at('2026-03-02T22:00:00Z');
    const id = await booked();
    await run();
    const [mail] = await db.selectFrom('outbox_mail').selectAll().execute();
    expect(mail).toMatchObject({
      recipients: ['dialyse@clinique.example'],
      subject: 'Rit van Zoé Œuvrard, 03/03/2026',
    });
    const [link = 'no link'] = /\/t\/[\w-]+/u.exec(mail?.text ?? '') ?? [];
    expect((await server.app.inject({ method: 'POST', url: `${link}/stop` })).statusCode).toBe(404);
    expect((await server.app.inject({ url: link })).statusCode).toBe(200);
    expect((await listed(id)).map(({ channel, state }) => [channel, state])).toEqual(
      expect.arrayContaining([
        ['mail', 'kept'],
        ['sms', 'waiting'],
      ]),
    );
  });
});

describe('a gateway', () => {
  const { sms } = gateway;

  it('is tried again after it was away, and gets a text once', async () => {
    gateway.failures.push({ status: 503, body: {} });
    const id = await booked();
    await run(sms);
    expect(await listed(id)).toMatchObject([{ state: 'waiting', dueAt: '2026-03-02T10:01:00.000Z' }]);
    at('2026-03-02T10:01:00Z');
    await Promise.all([run(sms), run(sms)]);
    await run(sms);
    expect(gateway.kept.size).toBe(1);
    expect(await listed(id)).toMatchObject([{ state: 'sent', reason: null }]);
  });

  it('does not get a text again that it may have sent, until a person says so', async () => {
    gateway.failures.push('hang up');
    const id = await booked();
    await run(sms);
    const [message] = await listed(id);
    expect(message).toMatchObject({ state: 'failed', reason: 'unsure' });
    at('2026-03-02T12:00:00Z');
    await run(sms);
    expect(gateway.kept.size).toBe(0);
    const again = async () => server.call(await token(), 'sendMessageAgain', { id: message?.id ?? '' });
    expect((await again()).status).toBe(200);
    expect((await again()).problem).toMatchObject({ status: 409, code: 'message.notAgain' });
    await run(sms);
    expect(gateway.kept.size).toBe(1);
  });

  it('is not asked twice for a text whose process died while it was sent', async () => {
    const id = await booked();
    await raiseOfChanges(db, now());
    await db.updateTable('client_message').set({ state: 'sending', changedAt: now() }).execute();
    at('2026-03-02T10:03:00Z');
    await run(sms);
    expect(gateway.kept.size).toBe(0);
    const [message] = await listed(id);
    expect(message).toMatchObject({ state: 'failed', reason: 'unsure' });
    await cancel(id);
    expect((await server.call(await token(), 'sendMessageAgain', { id: message?.id ?? '' })).problem.code).toBe(
      'message.outdated',
    );
  });
});

describe('the page of a trip', () => {
  const open = (link: string) => server.app.inject({ url: new URL(link).pathname });
  const linkOf = (id: number) => services.tripLinks.linkOf({ id, clientId: records.clientId }, 'client');

  it('shows driver and position once the driver is on the way, and nothing of the client', async () => {
    const id = await stage.given({ accepted: 2, pick_time: '09:30' });
    await db.updateTable('driver').set({ car: 'Skoda, 1-ABC-234' }).where('id', '=', records.driverId).execute();
    const before = await open(linkOf(id));
    expect(before.body).toMatch(/03\/03\/2026.*09:30/su);
    expect(before.body).not.toMatch(/Karim|<svg/u);
    expect(before.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    at('2026-03-03T08:25:00Z');
    await drive(records.driverId, 50.86, 4.36);
    await run();
    expect((await texts()).join('\n')).toMatch(/Karim is onderweg \(Skoda, 1-ABC-234\) en komt aan rond 09:30/u);
    const { body, statusCode } = await open(linkOf(id));
    expect(statusCode).toBe(200);
    expect(body).toMatch(/Uw chauffeur is onderweg.*<svg.*Karim.*1-ABC-234/su);
    expect(body).not.toMatch(/Zoé|Œuvrard|Neuve|Saint-Jean|0470|Benali/u);
  });

  it('tells a driver who is late', async () => {
    await stage.given({ accepted: 2, pick_time: '09:30' });
    at('2026-03-03T08:40:00Z');
    await drive(records.driverId, 50.9, 4.5);
    await run();
    expect((await texts()).join('\n')).toMatch(/heeft vertraging/u);
  });

  it.each([
    ['canceled', { status: 3 as const }, '2026-03-03T08:00:00Z'],
    ['closed', { status: 1 as const }, '2026-03-03T08:00:00Z'],
    ['forgotten', {}, '2026-03-03T12:00:00Z'],
  ])('of a trip that is %s says only that', async (_, more, now) => {
    const id = await stage.given({ pick_time: '09:30', accepted: 2, ...more });
    at('2026-03-03T07:00:00Z');
    expect((await open(linkOf(id))).statusCode).toBe('status' in more ? 410 : 200);
    at(now);
    const { statusCode, body } = await open(linkOf(id));
    expect(statusCode).toBe(410);
    expect(body).not.toMatch(/09:30|Karim/u);
  });

  it('knows no token of another trip, of another client, or changed', async () => {
    const [id, other] = [await stage.given(), await stage.given()];
    const { pathname } = new URL(linkOf(id));
    const signature = pathname.split('-').slice(1).join('-');
    const wrong = [
      `/t/${other.toString(36)}-${signature}`,
      `/t/${pathname.slice(3, -1)}${pathname.endsWith('A') ? 'B' : 'A'}`,
      '/t/zzzzzz-0123456789abcdefghijkl',
      '/t/nothing',
    ];
    for (const url of wrong) expect((await server.app.inject({ url })).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: `${wrong[0]}/stop` })).statusCode).toBe(404);
    await db
      .updateTable('booking')
      .set({ clientId: await otherClient() })
      .where('id', '=', id)
      .execute();
    expect((await server.app.inject({ url: pathname })).statusCode).toBe(404);
  });

  const otherClient = async () =>
    (
      await db
        .insertInto('client')
        .values({ firstname: 'Jan', lastname: 'Maes' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;

  it('ends the messages when the client asks', async () => {
    const id = await booked();
    const { pathname } = new URL(linkOf(id));
    expect((await server.app.inject({ method: 'POST', url: `${pathname}/stop` })).statusCode).toBe(204);
    await run();
    expect(await listed(id)).toEqual([]);
  });

  it('gives a ward the page, but no way to end the messages to the client', async () => {
    const id = await stage.given({ pick_time: '09:30', accepted: 2 });
    const { pathname } = new URL(services.tripLinks.linkOf({ id, clientId: records.clientId }, 'ward'));
    const { statusCode, body } = await server.app.inject({ url: pathname });
    expect([statusCode, body.includes('09:30'), body.includes('<button')]).toEqual([200, true, false]);
    expect((await server.app.inject({ method: 'POST', url: `${pathname}/stop` })).statusCode).toBe(404);
    expect((await open(linkOf(id))).body).toContain('<button');
  });

  it('refuses who asks too often', async () => {
    const ask = () => server.app.inject({ url: '/t/nothing', remoteAddress: '10.9.9.9' });
    for (let count = 0; count < 120; count += 1) await ask();
    const { statusCode, headers } = await ask();
    expect([statusCode, headers['retry-after']]).toEqual([429, '1']);
  });
});

describe('the settings of messages', () => {
  it('are kept, and refuse unknown placeholders on their text', async () => {
    const boss = await server.signedIn('super');
    const { body } = await server.call(boss, 'getMessageSettings');
    expect(body).toMatchObject({ quietFrom: '21:00', quietUntil: '08:00', partPrice: 0 });
    const [first, ...others] = body.texts;
    if (!first) throw new Error('no texts');
    const withText = (text: string) => ({ ...body, events: ['late' as const], texts: [{ ...first, text }, ...others] });
    const { problem } = await server.call(boss, 'saveMessageSettings', withText('Bonjour {nom}'));
    expect(problem).toMatchObject({
      status: 400,
      fields: [{ field: 'texts.0.text', messageKey: 'validation.placeholder', params: { name: 'nom' } }],
    });
    expect((await server.call(boss, 'saveMessageSettings', withText('Bonjour {time}'))).status).toBe(200);
    expect((await server.call(boss, 'getMessageSettings')).body).toEqual(withText('Bonjour {time}'));
    expect((await server.call(await token(), 'getMessageSettings')).status).toBe(403);
  });
});
