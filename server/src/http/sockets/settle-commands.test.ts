import { beforeEach, describe, expect, it } from 'vitest';
import { driversStage } from '../../testing/drivers-stage.ts';
import { colleague } from '../../testing/listening-server.ts';
import { settleCommands } from './take-commands.ts';

const stage = await driversStage();
const { server } = stage;
beforeEach(async () => {
  for (const table of ['app_command', 'log'] as const) await server.db.deleteFrom(table).execute();
});

const join = (role: Parameters<typeof colleague>[1]) => colleague(stage.listening, role);
const logged = async () =>
  (await server.db.selectFrom('log').select(['userId', 'url', 'body', 'details']).orderBy('id').execute()).filter(
    ({ url }) => url.startsWith('/socket/'),
  );
const karim = async () =>
  (await server.db.selectFrom('app_user').select('id').where('firstname', '=', 'Karim').executeTakeFirstOrThrow()).id;

describe('a command whose process has ended', () => {
  it('the outcome of an orphaned command is logged once by the first process that notices it', async () => {
    const boss = await join('super');
    const { id } = await server.db
      .insertInto('app_command')
      .values({
        at: new Date(Date.now() - 11_000),
        byId: boss.id,
        kind: 'action',
        action: 'getInfo',
        data: null,
        toId: await karim(),
        fromSocket: 'gone',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await Promise.all([settleCommands(server.db, new Date()), settleCommands(server.db, new Date())]);
    await settleCommands(server.db, new Date());
    const lines = (await logged()).filter(({ body }) => body?.startsWith(`{"command":${id},`));
    expect(lines).toMatchObject([
      { userId: boss.id, url: '/socket/action/getInfo', details: { subject: 'Driver Karim', outcome: null } },
    ]);
    expect(JSON.parse(lines[0]?.body ?? '')).toMatchObject({ sent: 0, noAnswer: 0 });
  });

  it('a command whose process has ended is left alone while answers may arrive', async () => {
    const boss = await join('super');
    await boss.send('action', { to: await karim(), action: 'getInfo' });
    await settleCommands(server.db, new Date());
    expect((await logged()).length).toBe(1);
  });
});
