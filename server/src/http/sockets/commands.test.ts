import { APP_ACTIONS, STAFF_ROLES } from '@navette/shared/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asked, type Colleague, colleague, done, heardDuring } from '../../testing/listening-server.ts';
import { driversStage, INFO, POSITION } from '../../testing/drivers-stage.ts';

const stage = await driversStage();
const { server } = stage;
beforeEach(async () => {
  for (const table of ['app_command', 'inactive_app', 'log'] as const) await server.db.deleteFrom(table).execute();
});

const join = (role: Parameters<typeof colleague>[1]) => colleague(stage.listening, role);
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 30 });
const commands = async (boss: Colleague) => (await server.call(boss.token, 'listAppCommands')).body;
const logged = async () =>
  (await server.db.selectFrom('log').select(['userId', 'url', 'body', 'details']).orderBy('id').execute()).filter(
    ({ url }) => url.startsWith('/socket/'),
  );
const karim = async () =>
  (await server.db.selectFrom('app_user').select('id').where('firstname', '=', 'Karim').executeTakeFirstOrThrow()).id;

const COMMANDS = ['action', 'say', 'forceDisconnect', 'test'];

/** Commands that reach somebody while something happens: what a colleague sends afterwards arrives after them. */
async function heardBefore(sender: Colleague, target: Colleague, work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  target.socket.onAny((event: string) => COMMANDS.includes(event) && heard.push(event));
  await work();
  const last = asked(target.socket, 'test');
  await sender.send('test', { to: target.id });
  await last;
  return heard.slice(0, -1);
}

describe('a command to a connected app', () => {
  it('reaches a browser of staff with the true sender, and shows as delivered, then as answered', async () => {
    const [boss, target] = [await join('super'), await join('dispatch')];
    const message = asked(target.socket, 'action');
    const reply = await boss.send('action', { to: target.id, from: 1, action: 'getInfo' });
    expect(reply).toEqual({ ok: true, id: expect.any(Number) });
    const { id, ...rest } = await message;
    expect(rest).toEqual({ to: target.id, from: boss.id, by: 'Ada super', action: 'getInfo', data: null });
    await soon(async () => expect((await commands(boss))[0]).toMatchObject({ sent: 1, delivered: 1, answered: 0 }));
    target.socket.emit('answered', done(id, INFO));
    await soon(async () =>
      expect((await commands(boss))[0]).toMatchObject({
        kind: 'action',
        action: 'getInfo',
        to: target.id,
        toName: 'dispatch Ada',
        by: 'super Ada',
        open: false,
        receivers: [{ userId: target.id, role: 'dispatch', state: 'answered', answer: { done: true, info: INFO } }],
      }),
    );
  });

  it('a command reaches the app of a driver, and its answer appears in the list of connected apps', async () => {
    const [boss, app] = [await join('super'), await stage.connected()];
    const message = asked(app, 'action');
    await boss.send('action', { to: await karim(), action: 'getLocation' });
    const said = asked(boss.socket, 'say');
    const { id } = await message;
    expect(await app.emitWithAck('answered', done(id, { ...INFO, position: POSITION }))).toEqual({ ok: true });
    expect(await said).toMatchObject({
      from: await karim(),
      by: 'Karim Driver',
      text: null,
      info: { position: POSITION },
    });
    await soon(async () =>
      expect((await server.call(boss.token, 'listConnectedApps')).body).toContainEqual(
        expect.objectContaining({
          driverId: stage.records.driverId,
          user: expect.objectContaining({ role: 'driver', active: true }),
          info: { ...INFO, position: POSITION },
        }),
      ),
    );
  });

  it.each([
    ['say', { text: 'Bonjour' }, { text: 'Bonjour', info: null }],
    ['test', {}, {}],
    ['action', { action: 'setInActive', data: true }, { action: 'setInActive', data: true }],
    ['action', { action: 'appUpdated', data: '2.4.0' }, { action: 'appUpdated', data: '2.4.0' }],
  ])('carries %s %o', async (event, message, expected) => {
    const [boss, app] = [await join('super'), await stage.connected()];
    const heard = asked(app, event);
    await boss.send(event, { to: await karim(), ...message });
    expect(await heard).toMatchObject({ from: boss.id, by: 'Ada super', ...expected });
  });

  it('a command to a connected app to all reaches staff and drivers once, and not the browser that sent it', async () => {
    const [boss, target, app] = [await join('super'), await join('account'), await stage.connected()];
    const own = heardDuring(boss.socket, 'test', async () => {
      const heard = [asked(target.socket, 'test'), asked(app, 'test')];
      await boss.send('test', { to: 'all' });
      expect(await Promise.all(heard)).toMatchObject([{ to: 'all' }, { to: 'all' }]);
    });
    expect(await own).toEqual([]);
    await soon(async () =>
      expect((await commands(boss))[0]).toMatchObject({ to: null, toName: null, sent: 2, delivered: 2 }),
    );
  });

  it('a command is unanswered after ten seconds, even when delivered, and marked when it reached nobody', async () => {
    const [boss, deaf, app] = [await join('super'), await join('dispatch'), await stage.connected()];
    const heard = asked(app, 'action');
    await boss.send('action', { to: deaf.id, action: 'getInfo' });
    await boss.send('action', { to: await karim(), action: 'getInfo' });
    await heard;
    const gone = await join('lead');
    gone.socket.disconnect();
    await soon(() => expect(stage.listening.count()).toBe(3));
    await boss.send('action', { to: gone.id, action: 'getInfo' });
    const late = new Date(Date.now() - 10_000);
    await server.db.updateTable('app_command').set({ at: late }).execute();
    await soon(async () =>
      expect(
        (await commands(boss)).map(({ receivers, ...rest }) => ({
          ...rest,
          states: receivers.map(({ state }) => state),
        })),
      ).toMatchObject([
        { sent: 0, open: false, states: [] },
        { sent: 1, delivered: 1, open: false, states: ['noAnswer'] },
        { sent: 1, delivered: 0, open: false, states: ['noAnswer'] },
      ]),
    );
  });

  it('ends the connections of a user with forceDisconnect', async () => {
    const [boss, target, app] = [await join('super'), await join('dispatch'), await stage.connected()];
    const ended = Promise.all(
      [target.socket, app].map((socket) => new Promise((resolve) => socket.once('disconnect', resolve))),
    );
    await boss.send('forceDisconnect', { to: target.id });
    await boss.send('forceDisconnect', { to: await karim() });
    await ended;
    expect((await commands(boss)).map(({ sent, answered }) => [sent, answered])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(boss.socket.connected).toBe(true);
  });

  it('setInActive makes the user inactive once the app confirms, over reconnects, and setEnabled ends it', async () => {
    const [boss, app] = [await join('super'), await stage.connected()];
    const obey = async (message: object) => {
      const heard = asked(app, 'action');
      await boss.send('action', { to: await karim(), ...message });
      await app.emitWithAck('answered', done((await heard).id));
    };
    const isActive = async () =>
      (await server.call(boss.token, 'listConnectedApps')).body.find(({ driverId }) => driverId)?.user.active;
    await soon(async () => expect(await isActive()).toBe(true));
    await obey({ action: 'setInActive', data: true });
    expect(await isActive()).toBe(false);
    const again = stage.open(stage.token);
    expect(await new Promise((resolve) => again.once('active', resolve))).toEqual({ active: false });
    await obey({ action: 'setEnabled', data: true });
    expect(await isActive()).toBe(true);
  });

  it('a command to a connected app is logged with sender, content and receiver, and with its outcome after the time for answers', async () => {
    const [boss, app] = [await join('super'), await stage.connected()];
    const heard = asked(app, 'say');
    const reply = await boss.send('say', { to: await karim(), text: 'Patient 85.07.30-033.61' });
    await app.emitWithAck('answered', done((await heard).id));
    const id = String(Reflect.get(Object(reply), 'id'));
    const lines = async () => (await logged()).filter(({ body }) => body?.startsWith(`{"command":${id},`));
    await vi.waitFor(async () => expect(await lines()).toHaveLength(2), { timeout: 14_000, interval: 200 });
    const [sent, outcome] = await lines();
    expect(sent).toMatchObject({ userId: boss.id, url: '/socket/say', details: { subject: 'Driver Karim' } });
    expect(sent?.body).toContain('Patient …');
    expect(JSON.parse(outcome?.body ?? '')).toMatchObject({ sent: 1, delivered: 1, answered: 1, noAnswer: 0 });
  }, 20_000);
});

describe('refused commands and answers', () => {
  it.each(STAFF_ROLES.filter((role) => role !== 'super'))('commands of %s are refused and logged', async (role) => {
    const [caller, target] = [await join(role), await join('super')];
    const to = target.id;
    const heard = await heardBefore(await join('super'), target, async () => {
      for (const [event, messages] of [
        ['action', APP_ACTIONS.map((action) => ({ to, action }))],
        ['say', [{ to, text: 'x' }]],
        ['forceDisconnect', [{ to }]],
        ['test', [{ to }]],
      ] as const)
        for (const message of messages)
          expect(await caller.send(event, message)).toEqual({ ok: false, code: 'forbidden' });
    });
    expect(heard).toEqual([]);
    expect(target.socket.connected).toBe(true);
    expect(await server.db.selectFrom('app_command').select('id').where('byId', '=', caller.id).execute()).toEqual([]);
    expect((await logged())[0]).toMatchObject({ userId: caller.id, details: { outcome: 'denied' } });
  });

  it('commands of a user who was super when the socket was opened but no longer is', async () => {
    const boss = await join('super');
    await server.db.updateTable('app_user').set({ role: 'dispatch' }).where('id', '=', boss.id).execute();
    await server.services.changes?.settled();
    expect(await boss.send('test', { to: 'all' })).toMatchObject({ ok: false });
  });

  it.each([
    ['an unknown action', 'action', { to: 'all', action: 'formatDisk' }],
    ['a name of every object', 'action', { to: 'all', action: 'constructor' }],
    ['data where none belongs', 'action', { to: 'all', action: 'getInfo', data: 'x' }],
    ['a flag that is none', 'action', { to: 'all', action: 'setInActive', data: 'true' }],
    ['setEnabled false', 'action', { to: 'all', action: 'setEnabled', data: false }],
    ['appUpdated without version', 'action', { to: 'all', action: 'appUpdated' }],
    ['a version that is none', 'action', { to: 'all', action: 'appUpdated', data: '<b>' }],
    ['a property more', 'action', { to: 'all', action: 'getInfo', url: 'https://x.example' }],
    ['a name as the number of a user', 'action', { to: 'nobody', action: 'getInfo' }],
    ['a negative number', 'test', { to: -1 }],
    ['nothing to say', 'say', { to: 'all', text: ' ' }],
    ['too much to say', 'say', { to: 'all', text: 'x'.repeat(501) }],
    ['a null byte', 'say', { to: 'all', text: 'a\u0000b' }],
    ['forceDisconnect of all', 'forceDisconnect', { to: 'all' }],
    ['bytes', 'say', Buffer.from('bytes')],
    ['nothing', 'test', null],
  ])('%s', async (_, event, message) => {
    const [boss, target] = [await join('super'), await join('dispatch')];
    const send = async () => expect(await boss.send(event, message)).toEqual({ ok: false, code: 'validation' });
    expect(await heardBefore(boss, target, send)).toEqual([]);
    expect(target.socket.connected).toBe(true);
  });

  it('a command to a user who does not exist', async () => {
    expect(await (await join('super')).send('test', { to: 2_000_000_000 })).toEqual({ ok: false, code: 'notFound' });
  });

  it('commands above the rate limit', async () => {
    const boss = await join('super');
    const replies = await Promise.all(Array.from({ length: 60 }, () => boss.send('test', { to: boss.id })));
    const refused = replies.filter((reply) => JSON.stringify(reply).includes('rateLimited'));
    expect(refused.length).toBeGreaterThan(20);
    expect(refused.length).toBeLessThan(35);
  });

  it('answers of an app that was not asked, of another user, or a second time', async () => {
    const [boss, els] = [await join('super'), await stage.connected(await stage.tokenOf('Els'))];
    const app = await stage.connected();
    const heard = asked(app, 'action');
    await boss.send('action', { to: await karim(), action: 'getInfo' });
    const { id } = await heard;
    expect(await els.emitWithAck('answered', done(id))).toEqual({ ok: false, code: 'notFound' });
    expect(await app.emitWithAck('answered', done(id))).toEqual({ ok: true });
    expect(await app.emitWithAck('answered', done(id, INFO))).toEqual({ ok: false, code: 'notFound' });
    expect((await commands(boss))[0]?.receivers[0]?.answer?.info).toBeNull();
  });

  it.each([
    ['info of another shape', { info: { admin: true } }],
    ['a position beyond the earth', { info: { ...INFO, position: { ...POSITION, latitude: 91 } } }],
    ['a reason that is none', { reason: 'because' }],
    ['an id that is none', { id: "1' or 1=1" }],
    ['a null byte', { info: { ...INFO, platform: 'a\u0000' } }],
  ])('answers of drivers with %s', async (_, wrong) => {
    const app = await stage.connected();
    const message = { ...done('3b241101-e2bb-4255-8caf-4136c566a962'), ...wrong };
    expect(await app.emitWithAck('answered', message)).toEqual({ ok: false, code: 'validation' });
  });

  it('invalid app information on connecting, without refusing the connection', async () => {
    const boss = await join('super');
    const app = stage.open(stage.token);
    app.auth = { token: stage.token, info: { platform: 'x'.repeat(10_000) } };
    app.disconnect().connect();
    await new Promise((resolve) => app.once('connect', () => resolve(undefined)));
    await pause(300);
    const { body } = await server.call(boss.token, 'listConnectedApps');
    expect(body.find(({ socketId }) => socketId === app.id)?.info.platform).toBeNull();
  });
});
