import { describe, expect, it } from 'vitest';
import { messageStage } from '../testing/message-stage.ts';

const { server, booked, run, listed, texts, update, remove, cancel, at, consent, token } = await messageStage();
const { db } = server;

const choices = async (bookingId: number) =>
  (await server.call(await token(), 'listMessageChoices', undefined, { query: { bookingId } })).body;
const offered = async (id: number) => (await choices(id)).choices.map(({ event }) => event);
const send = async (bookingId: number, event: 'cancelled' | 'changed' | 'confirmed' | 'tomorrow' = 'confirmed') =>
  server.call(await token(), 'sendMessageNow', { bookingId, event });

describe('a message by hand', () => {
  it('is offered with its text and masked receivers, and sent as it was shown', async () => {
    await db.updateTable('destination').set({ wardEmail: 'dialyse@clinique.example' }).execute();
    const id = await booked({ dates: ['2026-03-05'], return: { ap_time: '12:00' } });
    const { problem, choices: found } = await choices(id);
    expect(problem).toBeNull();
    expect(found).toMatchObject([
      {
        event: 'confirmed',
        messages: [
          { channel: 'sms', recipient: '+32…456', text: expect.stringContaining('Terug om 12:00.'), dueAt: null },
          { channel: 'mail', recipient: 'd…@clinique.example', dueAt: null },
        ],
      },
    ]);
    expect((await send(id)).body).toEqual({ affectedRows: 2 });
    await run();
    await run();
    expect(await texts()).toEqual([found[0]?.messages[0]?.text]);
  });

  it('takes the place of the one that an event asks for, and may be repeated once it left', async () => {
    const id = await booked();
    await send(id);
    expect((await send(id)).problem).toMatchObject({ status: 409, code: 'message.notAgain' });
    await run();
    expect(await texts()).toHaveLength(1);
    await send(id);
    await run();
    expect(await texts()).toHaveLength(2);
    await Promise.all([send(id), send(id)]);
    await run();
    expect(await texts()).toHaveLength(3);
  });

  it('is what is true: a change only of what was told, the reminder the day before, a cancellation alone', async () => {
    const id = await booked({ dates: ['2026-03-05'], pick_time: '09:30' });
    expect(await offered(id)).toEqual(['confirmed']);
    await run();
    await db.insertInto('setting').values({ variable: 'messageEvents', value: '0' }).execute();
    await update(id, { pick_time: '09:00' });
    await run();
    expect(await offered(id)).toEqual(['changed', 'confirmed']);
    await send(id, 'changed');
    await run();
    expect(await offered(id)).toEqual(['confirmed']);
    expect((await send(id, 'changed')).problem).toMatchObject({ status: 409, code: 'message.outdated' });
    expect(await offered(await booked())).toEqual(['tomorrow', 'confirmed']);
    await cancel(id);
    expect(await offered(id)).toEqual(['cancelled']);
    expect((await send(id)).problem.code).toBe('message.outdated');
  });

  it('may be a change that did not arrive, which is not sent again by itself', async () => {
    const id = await booked({ dates: ['2026-03-05'], pick_time: '09:30' });
    await run();
    await update(id, { pick_time: '09:00' });
    await run();
    await db
      .updateTable('client_message')
      .set({ state: 'failed', reason: 'unreachable' })
      .where('event', '=', 'changed')
      .execute();
    await run();
    expect(await texts()).toHaveLength(2);
    expect(await offered(id)).toEqual(['changed', 'confirmed']);
    const failed = (await listed(id)).find(({ event }) => event === 'changed');
    expect(failed).toMatchObject({ event: 'changed', state: 'failed' });
    expect((await server.call(await token(), 'sendMessageAgain', { id: failed?.id ?? '' })).status).toBe(200);
    await run();
    expect(await texts()).toHaveLength(3);
    expect(await offered(id)).toEqual(['confirmed']);
  });

  it('waits in the quiet hours, as it says', async () => {
    const id = await booked({ dates: ['2026-03-05'] });
    await run();
    at('2026-03-02T22:00:00Z');
    expect((await choices(id)).choices[0]?.messages[0]?.dueAt).toBe('2026-03-03T07:00:00.000Z');
    await send(id);
    await run();
    expect(await texts()).toHaveLength(1);
    at('2026-03-03T07:00:00Z');
    await run();
    expect(await texts()).toHaveLength(2);
  });

  it('is refused without consent, receiver, or trip ahead, with the reason', async () => {
    const id = await booked();
    await consent(false);
    expect(await choices(id)).toEqual({ problem: 'noConsent', choices: [] });
    expect((await send(id)).problem.code).toBe('message.outdated');
    await consent(true, { mobile: null, tel: null });
    expect(await choices(id)).toEqual({ problem: 'noRecipient', choices: [] });
    await consent(true);
    at('2026-03-03T14:00:00Z');
    expect(await choices(id)).toEqual({ problem: 'nothing', choices: [] });
    await remove(id);
    expect((await send(id)).status).toBe(404);
    const account = await server.signedIn('account');
    expect((await server.call(account, 'sendMessageNow', { bookingId: id, event: 'confirmed' })).status).toBe(403);
  });

  it('is listed with its visit: the return shows what told it', async () => {
    const id = await booked({ return: { ap_time: '12:00' } });
    await run();
    const { linkedId } = await db
      .selectFrom('booking')
      .select('linkedId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await listed(linkedId ?? 0)).map(({ bookingId }) => bookingId)).toEqual([id]);
  });
});
