import { describe, expect, it } from 'vitest';
import { messageStage } from '../testing/message-stage.ts';

const { server, records, add, update, remove, at, consent, booked, run, texts, drive } = await messageStage();
const { db, services } = server;

const eventsOf = async (id: number) =>
  (await db.selectFrom('client_message').select(['event', 'state']).where('bookingId', '=', id).execute())
    .map(({ event, state }) => `${event} ${state}`)
    .toSorted();
const series = async (...dates: string[]) => {
  const until = dates.at(-1) ?? '';
  const { body } = await add({ dates, series: { weekdays: [2], until }, confirmDuplicates: true });
  return body.insertId;
};
const lastText = async () => (await texts()).at(-1) ?? '';
const returnOf = async (id: number) =>
  (await db.selectFrom('booking').select('linkedId').where('id', '=', id).executeTakeFirstOrThrow()).linkedId ?? 0;

describe('a deleted trip', () => {
  it('is told as canceled to a client who knew of it, and stays in the log', async () => {
    const id = await booked();
    await run();
    await remove(id);
    await run();
    await run();
    expect(await eventsOf(id)).toEqual(['cancelled kept', 'confirmed kept']);
    expect(await lastText()).toMatch(/uw rit van 03\/03\/2026 om \d\d:\d\d is geannuleerd/u);
    const link = services.tripLinks.linkOf({ id, clientId: records.clientId }, 'client');
    expect((await server.app.inject({ url: new URL(link).pathname })).statusCode).toBe(410);
  });

  it('is not told to a client who did not know of it, or no longer agrees, or when it is over', async () => {
    at('2026-03-02T22:00:00Z');
    const unknown = await booked();
    await run();
    await remove(unknown);
    at('2026-03-03T07:00:00Z');
    await run();
    expect(await eventsOf(unknown)).toEqual(['confirmed dropped']);

    const told = await booked({ dates: ['2026-03-05'] });
    await run();
    await consent(false);
    await remove(told);
    await run();
    expect(await eventsOf(told)).toEqual(['confirmed kept']);

    await consent(true);
    const over = await booked({ ap_time: '11:00' });
    await run();
    at('2026-03-03T12:00:00Z');
    await remove(over);
    await run();
    expect(await eventsOf(over)).toEqual(['confirmed kept']);
  });

  it('that was closed or unfounded is not told', async () => {
    const id = await booked();
    await run();
    await update(id, { status: 2 });
    await remove(id);
    await run();
    expect(await eventsOf(id)).toEqual(['confirmed kept']);
  });

  it('is told once with its return, and a return alone for itself', async () => {
    const both = await booked({ return: { ap_time: '12:00' } });
    await run();
    const home = await returnOf(both);
    await remove(both, { alsoLinked: 'true' });
    await run();
    expect([await eventsOf(both), await eventsOf(home)]).toEqual([['cancelled kept', 'confirmed kept'], []]);

    const visit = await booked({ dates: ['2026-03-04'], return: { ap_time: '12:00' } });
    await run();
    const back = await returnOf(visit);
    await remove(back);
    await run();
    await run();
    expect(await eventsOf(visit)).toEqual(['confirmed kept']);
    expect(await lastText()).toMatch(/04\/03\/2026 om 12:00 is geannuleerd/u);
  });

  it('of a standing order is told with those that go with it, by first and last day', async () => {
    const first = await series('2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24');
    await run();
    const { id } = await db
      .selectFrom('booking')
      .select('id')
      .where('ap_date', '=', '2026-03-10')
      .executeTakeFirstOrThrow();
    await remove(id, { scope: 'following' });
    await run();
    await run();
    expect(await eventsOf(id)).toEqual(['daysCancelled kept']);
    expect(await lastText()).toMatch(/uw ritten van 10\/03\/2026 t\.e\.m\. 24\/03\/2026 zijn geannuleerd/u);
    at('2026-03-02T10:01:00Z');
    await remove(first);
    await run();
    expect(await eventsOf(first)).toEqual(['cancelled kept', 'confirmed kept']);
    expect(await texts()).toHaveLength(3);
  });

  it('of a standing order is told in the morning though its first day is over by then', async () => {
    await series('2026-03-03', '2026-03-10');
    await run();
    at('2026-03-02T22:00:00Z');
    const [first] = await db.selectFrom('booking').select('id').orderBy('ap_date').execute();
    await update(first?.id ?? 0, { status: 3, scope: 'following' });
    await run();
    at('2026-03-03T12:00:00Z');
    await run();
    expect(await lastText()).toMatch(/t\.e\.m\. 10\/03\/2026/u);
  });
});

describe('a trip that takes place after all', () => {
  it('is confirmed again, and canceled again', async () => {
    const id = await booked();
    await run();
    for (const status of [3, 0, 3] as const) {
      await update(id, { status });
      await run();
    }
    expect((await texts()).map((text) => /genoteerd|geannuleerd/u.exec(text)?.[0])).toEqual([
      'genoteerd',
      'geannuleerd',
      'genoteerd',
      'geannuleerd',
    ]);
  });
});

describe('the way home', () => {
  it.each([
    [{ return: { ap_time: '12:00' } }, 'Terug om 12:00.'],
    [{ return: { ap_time: '12:00', willCall: true } }, 'Terug: bel ons na de zorg.'],
    [{ back: true }, 'Terug na de afspraak.'],
  ])('of %j is told with the trip: %s', async (more, sentence) => {
    await booked(more);
    await run();
    expect(await lastText()).toContain(`. ${sentence} Volgen: `);
  });

  it('is not spoken of where there is none', async () => {
    await booked();
    await run();
    expect(await lastText()).not.toContain('Terug');
  });

  it('that is added later is told once, and one for which the client calls is as agreed on the phone', async () => {
    const id = await booked();
    await run();
    const home = await booked({ type: 'back', ap_time: '12:30', willCall: true });
    await run();
    await run();
    expect([await eventsOf(id), await eventsOf(home)]).toEqual([['changed kept', 'confirmed kept'], []]);
    expect(await lastText()).toMatch(/wijziging, op 03\/03\/2026 .* Terug: bel ons na de zorg\./u);
    await update(home, { willCall: false, ap_time: '12:45', pick_time: '12:45' });
    await run();
    expect(await texts()).toHaveLength(2);
    at('2026-03-02T16:00:00Z');
    await run();
    expect(await lastText()).toMatch(/herinnering .* Terug om 12:45\./u);
    expect(await texts()).toHaveLength(3);
  });
});

describe('a change', () => {
  it('of the time is told once, each time', async () => {
    const id = await booked({ pick_time: '09:30' });
    await run();
    for (const pick_time of ['09:10', '09:30', '09:33', '09:10']) {
      await update(id, { pick_time });
      await run();
      await run();
    }
    const told = (await texts()).map((text) => /om (\d\d:\d\d)/u.exec(text)?.[1]);
    expect(told).toEqual(['09:30', '09:10', '09:30', '09:10']);
  });

  it('of day or address is told, with the new address alone', async () => {
    const id = await booked();
    await run();
    await update(id, { pick_address: 'Rue Neuve 5, 1000 Bruxelles' });
    await run();
    expect(await lastText()).toMatch(/Adres: Rue Neuve 5, 1000 Bruxelles\. Volgen/u);
    await update(id, { ap_date: '2026-03-05' });
    await run();
    expect(await lastText()).toMatch(/wijziging, op 05\/03\/2026 .*\. Volgen/u);
    expect(await texts()).toHaveLength(3);
  });

  it('before the confirmation left is told by it, and one that is taken back in quiet hours not at all', async () => {
    at('2026-03-02T22:00:00Z');
    const id = await booked({ dates: ['2026-03-05'], pick_time: '09:30' });
    await run();
    await update(id, { pick_time: '09:00' });
    await run();
    at('2026-03-03T08:00:00Z');
    await run();
    expect(await texts()).toEqual([expect.stringContaining('09:00')]);
    await db.insertInto('setting').values({ variable: 'messageQuiet', value: '09:00-10:00' }).execute();
    await update(id, { pick_time: '09:30' });
    await run();
    await update(id, { pick_time: '09:00' });
    await run();
    at('2026-03-03T10:00:00Z');
    await run();
    expect(await texts()).toHaveLength(1);
    expect(await eventsOf(id)).toEqual(['changed dropped', 'confirmed kept']);
  });

  it('of the return is told while the client is with the doctor, of its own trip', async () => {
    const id = await booked({ pick_time: '09:30', return: { ap_time: '12:00' } });
    await run();
    const home = await returnOf(id);
    at('2026-03-03T09:30:00Z');
    await db.updateTable('booking').set({ charged: true }).where('id', '=', id).execute();
    await update(home, { ap_time: '12:30', pick_time: '12:30' });
    await run();
    await run();
    expect(await eventsOf(home)).toEqual(['changed kept']);
    expect(await lastText()).toMatch(/wijziging, op 03\/03\/2026 halen wij u op om 12:30/u);
  });

  it('of a trip of a standing order that was not told by its day waits for the reminder', async () => {
    await series('2026-03-03', '2026-03-10');
    await run();
    const [, second] = await db.selectFrom('booking').select('id').orderBy('ap_date').execute();
    await update(second?.id ?? 0, { pick_time: '08:00' });
    await run();
    expect(await texts()).toHaveLength(1);
  });
});

describe('another driver', () => {
  it('is announced too once the first one was, and not before', async () => {
    const id = await booked({ pick_time: '09:30' });
    const take = (driverId: number) => update(id, { driverId }).then(() => update(id, { accepted: 2 }));
    await take(records.otherDriverId);
    await take(records.driverId);
    at('2026-03-03T08:25:00Z');
    await drive(records.driverId, 50.86, 4.36);
    await run();
    await run();
    await take(records.otherDriverId);
    await drive(records.otherDriverId, 50.86, 4.36);
    await run();
    await run();
    const told = (await texts()).map((text) => /(\w+) is onderweg/u.exec(text)?.[1] ?? '');
    expect(told.filter((name) => name !== '')).toEqual(['Karim', 'Els']);
  });
});
