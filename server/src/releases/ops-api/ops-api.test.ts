import { readdir } from 'node:fs/promises';
import { createToken, currentId, listHistory, packBuild, stage } from '@navette/ops/registry';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { choice, createTestRegistry, ops, type TestRegistry } from '../../testing/registry.ts';
import type { OperationId } from '../../kernel/operation.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { OpsLimits } from '../releases.ts';

const why = 'release 12';
let server: TestApp;
let registry: TestRegistry;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** Both run as 1.0.0 and ran as 1.1.0 before; 1.2.0 of both is published, that of masterdata is staged. */
beforeEach(async () => {
  registry = await createTestRegistry();
  for (const name of ['dispatch', 'masterdata'])
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish(name, version);
  await registry.activate('dispatch@1.1.0', 'masterdata@1.1.0');
  await registry.activate('dispatch@1.0.0', 'masterdata@1.0.0');
  const audience = { roles: ['lead'], users: [] };
  await stage(registry.opened, [choice('masterdata@1.2.0')], audience, ops, { unverified: true });
  const { releases } = server.services;
  releases.registry = registry.opened;
  releases.host = async () => ({ version: '1.0.0', contract: '1.0.0' });
  releases.limits = new OpsLimits();
});
afterEach(() => registry.remove());

const tokenFor = async (...scopes: string[]) =>
  (await createToken(registry.opened, { name: 'dispatch-ci', scopes, days: 1 }, ops)).token;

async function publish(token: string, zip: Uint8Array | Buffer, query = ''): Promise<LightMyRequestResponse> {
  return server.app.inject({
    method: 'POST',
    url: `/service/ops/publish${query}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(zip),
  });
}

const runs = async (token: string) =>
  (await server.call(token, 'opsStatus')).body.remotes.map(({ name, version }) => `${name}@${version}`);

const desired = (remotes: string) => `navette: 1\nremotes: ${remotes}\n`;

describe('a pipeline with a token of ops', () => {
  it('publishes, verifies, stages, activates, rolls back and reads, and the history names its token', async () => {
    const token = await tokenFor('publish:dispatch', 'stage:*', 'activate:dispatch');
    const zip = await packBuild(await registry.build('dispatch', '1.3.0'));
    expect((await publish(token, zip)).json()).toEqual({ name: 'dispatch', version: '1.3.0', added: true });
    expect((await publish(token, zip)).json()).toMatchObject({ added: false });
    const remotes = [choice('dispatch@1.3.0')];
    expect((await server.call(token, 'opsVerify', { remotes })).body).toMatchObject({
      passed: true,
      verified: 'static',
    });
    expect((await server.call(token, 'opsStage', { remotes, roles: ['admin'], why })).body).toMatchObject({
      changed: true,
    });
    expect((await server.call(token, 'opsUnstage', { why })).body).toMatchObject({ set: null, changed: true });
    const strict = await server.call(token, 'opsActivate', { remotes, why });
    expect([strict.status, strict.problem.params?.findings]).toEqual([
      409,
      expect.stringContaining('There is no boot check of these versions with this host'),
    ]);
    const { body } = await server.call(token, 'opsActivate', { remotes, withoutBoot: true, why });
    expect(body).toMatchObject({ set: await currentId(registry.opened), changed: true, verified: 'static' });
    expect(await runs(token)).toEqual(['dispatch@1.3.0', 'masterdata@1.0.0']);
    expect((await server.call(token, 'opsRollback', { why })).body).toMatchObject({ changed: true });
    expect((await server.call(token, 'opsHistory', undefined, { query: { limit: 2 } })).body).toMatchObject([
      { who: 'dispatch-ci', why, action: 'rollback' },
      { who: 'dispatch-ci', why, action: 'activate', verified: 'static' },
    ]);
    expect((await server.call(token, 'opsVersions')).body[0]).toMatchObject({
      name: 'dispatch',
      version: '1.3.0',
      signature: { state: 'unsigned', by: null },
    });
  });

  it('applies a file from git, which a repeat leaves as it is', async () => {
    const token = await tokenFor('admin');
    const { file } = (await server.call(token, 'opsExport')).body;
    expect((await server.call(token, 'opsPlan', { file })).body).toEqual({
      changed: false,
      changes: [],
      takesAway: [],
    });
    const next = file.replace('dispatch: 1.0.0', 'dispatch: 1.2.0');
    const changes = [{ of: 'version', name: 'dispatch', before: '1.0.0', after: '1.2.0' }];
    expect((await server.call(token, 'opsPlan', { file: next })).body.changes).toContainEqual(changes[0]);
    expect(await runs(token)).toEqual(['dispatch@1.0.0', 'masterdata@1.0.0']);
    const order = { file: desired('{ dispatch: 1.2.0, masterdata: 1.0.0 }'), withoutBoot: true, why };
    expect((await server.call(token, 'opsApply', order)).body).toEqual({ changed: true, changes, takesAway: [] });
    expect((await server.call(token, 'opsApply', order)).body).toEqual({ changed: false, changes: [], takesAway: [] });
    const bad = await server.call(token, 'opsApply', { ...order, file: 'navette: 1\nremtoes: {}\n' });
    expect([bad.status, bad.problem.params?.findings]).toEqual([409, 'release.yaml:2: unknown key remtoes']);
    const absent = { file: desired('{ dispatch: 9.0.0, masterdata: 1.0.0 }') };
    for (const { problem } of [
      await server.call(token, 'opsPlan', absent),
      await server.call(token, 'opsApply', { ...order, ...absent }),
    ])
      expect(problem.params?.findings).toBe(
        'release.yaml:2:22: dispatch 9.0.0 is not published here. Published: 1.0.0, 1.1.0, 1.2.0.',
      );
  });

  it('names users of a trial that the suite does not know with their line and column', async () => {
    const token = await tokenFor('admin');
    await server.signedIn('lead');
    const known = server.db.selectFrom('app_user').select('email').where('role', '=', 'lead');
    const { email } = await known.executeTakeFirstOrThrow();
    const file = `${desired('{ dispatch: 1.0.0, masterdata: 1.0.0 }')}stage:
  remotes: { dispatch: 1.2.0 }
  roles: []
  percent: 0
  users: [anne@nowhere.example, ${email}]
`;
    for (const { status, problem } of [
      await server.call(token, 'opsPlan', { file }),
      await server.call(token, 'opsApply', { file, withoutBoot: true, why }),
    ])
      expect([status, problem.params?.findings]).toEqual([
        409,
        'release.yaml:7:11: anne@nowhere.example is not a user of this suite.',
      ]);
  });

  it('lets two applies at once come one after the other', async () => {
    const token = await tokenFor('admin');
    const at = (version: string) => ({
      file: desired(`{ dispatch: ${version}, masterdata: ${version} }`),
      withoutBoot: true,
      why: version,
    });
    const done = await Promise.all(['1.1.0', '1.2.0'].map((version) => server.call(token, 'opsApply', at(version))));
    expect(done.map(({ status }) => status)).toEqual([200, 200]);
    const [last] = await listHistory(registry.opened, 1);
    expect(await runs(token)).toEqual([`dispatch@${last?.why}`, `masterdata@${last?.why}`]);
  });

  it('rolls back one set when the request names the running one, however often it arrives', async () => {
    const token = await tokenFor('activate:*');
    const from = await currentId(registry.opened);
    const order = { from, why };
    expect((await server.callWith(token, 'opsRollback', order)).status).toBe(200);
    for (const again of [order, { ...order, remotes: ['dispatch'] }]) {
      const { status, problem } = await server.callWith(token, 'opsRollback', again);
      expect([status, problem.params?.findings]).toEqual([
        409,
        expect.stringContaining(`${from} is no longer current`),
      ]);
    }
    expect(await runs(token)).toEqual(['dispatch@1.1.0', 'masterdata@1.1.0']);
  });

  it('a token limited to dispatch changes masterdata through no operation', async () => {
    const token = await tokenFor('publish:dispatch', 'activate:dispatch', 'stage:dispatch');
    const before = [await currentId(registry.opened), (await listHistory(registry.opened)).length];
    const masterdata = [choice('masterdata@1.2.0')];
    const both = [choice('dispatch@1.2.0'), ...masterdata];
    const withoutBoot = true;
    const attempts: [OperationId, object][] = [
      ['opsActivate', { remotes: masterdata, withoutBoot, why }],
      ['opsActivate', { remotes: both, withoutBoot, why }],
      ['opsActivate', { source: 'latest', withoutBoot, why }],
      ['opsActivate', { source: 'staged', withoutBoot, why }],
      ['opsStage', { remotes: both, roles: ['lead'], why }],
      ['opsActivate', { trial: 'masterdata', withoutBoot, why }],
      ['opsStage', { source: 'staged', roles: ['admin'], why }],
      ['opsStage', { trial: 'masterdata', roles: ['admin'], why }],
      ['opsUnstage', { why }],
      ['opsUnstage', { remotes: ['masterdata'], why }],
      ['opsRollback', { why }],
      ['opsRollback', { remotes: ['masterdata'], why }],
      [
        'opsApply',
        {
          file: desired('{ dispatch: 1.2.0, masterdata: 1.2.0 }'),
          withoutBoot,
          why,
        },
      ],
      ['opsApply', { file: desired('{ dispatch: 1.2.0 }'), withoutBoot, why }],
      ['opsApply', { file: 'navette: 1\nstage: null\n', why }],
      ['opsApply', { file: 'navette: 1\npolicy: { automatic: true }\n', why }],
    ];
    for (const [operation, order] of attempts) {
      server.services.releases.limits = new OpsLimits();
      const { status, problem } = await server.callWith(token, operation, order);
      expect([operation, order, status, problem.code]).toEqual([operation, order, 403, 'release.missingRight']);
    }
    const upload = await publish(token, await packBuild(await registry.build('masterdata', '1.3.0')));
    expect([upload.statusCode, upload.json().params.rights]).toEqual([403, 'publish:masterdata']);
    expect([await currentId(registry.opened), (await listHistory(registry.opened)).length]).toEqual(before);
  });

  it('leaves a line in the log with the name of its token, and never the token', async () => {
    const token = await tokenFor('activate:*');
    await server.call(token, 'opsActivate', { remotes: [choice('dispatch@1.2.0')], withoutBoot: true, why });
    await server.call(token, 'opsUnstage', { why });
    const staff = await server.signedIn('super');
    const { raw, body } = await server.call(staff, 'listLogs', undefined, { query: { limit: 2 } });
    expect(body).toMatchObject([{ url: '/service/ops/unstage' }, { url: '/service/ops/activate' }]);
    expect(raw.body).toContain('dispatch-ci');
    expect(raw.body).not.toContain(token.slice(20));
  });
});

describe('the API of ops', () => {
  it('the API of ops requires an accepted token, also from members of staff', async () => {
    const { token } = await createToken(registry.opened, { name: 'old', scopes: ['admin'], days: 0.000_001 }, ops);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const statuses = [
      undefined,
      token,
      `navops_${'0'.repeat(12)}_${'a'.repeat(43)}`,
      await server.signedIn('super'),
    ].map(async (shown) => (await server.call(shown, 'opsStatus')).status);
    expect(await Promise.all(statuses)).toEqual([401, 401, 401, 403]);
    // And a token of ops opens nothing else.
    expect((await server.call(await tokenFor('admin'), 'listLogs')).status).toBe(401);
  });

  it('limits the rate of wrong tokens and of requests', async () => {
    const wrong = `navops_${'0'.repeat(12)}_${'a'.repeat(43)}`;
    const guesses = await Promise.all(Array.from({ length: 12 }, () => server.call(wrong, 'opsStatus')));
    const count = (wanted: number) => guesses.filter(({ status }) => status === wanted).length;
    expect([count(401), count(429)]).toEqual([10, 2]);
    const token = await tokenFor('activate:dispatch');
    const calls = await Promise.all(Array.from({ length: 30 }, () => server.call(token, 'opsUnstage', { why })));
    const limited = calls.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(limited[0]?.raw.headers['retry-after']).toMatch(/^\d+$/);
  });

  it.each([
    [{ why }, 'remotes'],
    [{ remotes: [choice('dispatch@1.2.0')], source: 'latest', why }, 'source'],
    [{ source: 'current', why }, 'remotes'],
    [{ remotes: [choice('dispatch@1.2.0')] }, 'why'],
    [{ remotes: [choice('dispatch@1.2.0+0123456789ab')], why }, 'remotes.0.version'],
  ])('names the invalid field: %j', async (body, field) => {
    const { status, problem } = await server.callWith(await tokenFor('admin'), 'opsActivate', body);
    expect([status, problem]).toMatchObject([400, { fields: [{ field }] }]);
  });
});

describe('an upload', () => {
  it.each([
    ['no zip', Buffer.from('hello'), 409],
    ['nothing', Buffer.alloc(0), 409],
    ['more than 40 MB', Buffer.alloc(41 * 1024 * 1024), 413],
  ])('of %s publishes nothing', async (_, content, status) => {
    const before = await readdir(registry.folder);
    const answer = await publish(await tokenFor('publish:*'), content);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      expect.stringContaining('problem+json'),
    ]);
    expect((await readdir(registry.folder)).filter((name) => !before.includes(name))).toEqual(['tokens.json']);
  });

  it('an upload of another content under a published version is refused', async () => {
    const zip = await packBuild(await registry.build('dispatch', '1.2.0', { broken: true }));
    const answer = await publish(await tokenFor('publish:*'), zip);
    expect([answer.statusCode, answer.json().params.findings]).toEqual([
      409,
      expect.stringContaining('already published with other content'),
    ]);
  });

  it('an upload with an untrusted signature is refused', async () => {
    const zip = await packBuild(await registry.build('dispatch', '1.3.0'));
    const query = `?signedBy=mallory&signedAt=2026-01-01T00:00:00.000Z&signature=${encodeURIComponent(Buffer.alloc(64).toString('base64'))}`;
    const token = await tokenFor('publish:*');
    expect((await publish(token, zip, query)).statusCode).toBe(409);
    expect((await publish(token, zip, '?signedBy=mallory')).statusCode).toBe(400);
  });

  it('a version lower than a published one of its minor requires a reason other than spaces', async () => {
    await registry.publish('dispatch', '1.3.2');
    const [zip, token] = [await packBuild(await registry.build('dispatch', '1.3.1')), await tokenFor('publish:*')];
    expect((await publish(token, zip, '?why=%20%20%20%20')).json()).toMatchObject({ fields: [{ field: 'why' }] });
    expect((await publish(token, zip)).statusCode).toBe(409);
    expect((await publish(token, zip, '?why=for%20the%20old%20office')).json()).toMatchObject({ added: true });
  });
});
