import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { allowOverrides, rollback, stage, unstage } from '@navette/ops/registry';
import type { Role } from '@navette/shared/domain';
import { parseDeclaration, runningReleaseSchema } from '@navette/shared/release';
import { afterAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../kernel/logger.ts';
import { choice, createTestRegistry, ops } from '../../testing/registry.ts';
import { shownToPages } from './running-route.ts';
import { createTestApp } from '../../testing/test-app.ts';
let first: string;
/** Lines of the log. */
const logged: string[] = [];
const registry = await createTestRegistry();
const stream = new PassThrough();
stream.on('data', (line: Buffer) => logged.push(JSON.parse(String(line)).msg));
const logger = createLogger('info', stream);
const server = await createTestApp({ env: { REGISTRY_DIR: registry.folder }, logger });
afterAll(async () => {
  await server.close();
  await registry.remove();
});

async function ask(token?: string, { channel, known }: { channel?: string; known?: string } = {}) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(known && { 'if-none-match': known }) };
  const answer = await server.app.inject({ url: `/release/current${channel ? `?channel=${channel}` : ''}`, headers });
  const body:
    | {
        channel: string;
        preview: boolean;
        set: { id: string };
        fallbacks: Record<string, { version: string }>;
        overrides: string[];
      }
    | undefined = answer.statusCode === 200 ? answer.json() : undefined;
  return { status: answer.statusCode, headers: answer.headers, body, etag: String(answer.headers.etag) };
}

const member = async (role: Role): Promise<string> => server.signedIn(role);
const emailOf = async (token: string): Promise<string> => (await server.call(token, 'getSession')).body.user.email;

describe('the running release', () => {
  it('the running release is empty before the first activation', async () => {
    expect((await ask()).status).toBe(404);
  });

  it('the running release is the same for everybody, with or without a session, and revalidated each time', async () => {
    for (const version of ['1.0.0', '1.1.0']) await registry.publish('dispatch', version);
    await registry.publish('masterdata', '1.0.0');
    first = await registry.activate('dispatch@1.0.0', 'masterdata@1.0.0');
    const { body, headers, etag } = await ask();
    expect(runningReleaseSchema.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ channel: 'stable', preview: false, set: { id: first }, fallbacks: {}, overrides: [] });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache, private',
      vary: 'authorization, accept-encoding',
      'content-type': 'application/json; charset=utf-8',
    });
    expect((await ask(await member('dispatch'))).etag).toBe(etag);
    expect((await ask(undefined, { known: etag })).status).toBe(304);
  });

  it('the hashes of files come apart for a page that asks so, remote by remote, and are immutable', async () => {
    const whole = (await server.app.inject({ url: '/release/current' })).json().set.remotes.dispatch;
    const { set } = (await server.app.inject({ url: '/release/current?files=apart' })).json();
    const list = `/release/files/${first}/dispatch.json`;
    const { declaration } = set.remotes.dispatch;
    expect(set.remotes.dispatch).toEqual({ ...whole, declaration, list, files: {}, modules: {} });
    const answer = await server.app.inject({ url: list });
    const fetched = Object.entries(whole.files).filter(([path]) => !/^[\w-]+\.json$/.test(path));
    expect(fetched.length).toBeLessThan(Object.keys(whole.files).length);
    expect(answer.json()).toEqual({ files: Object.fromEntries(fetched), modules: whole.modules });
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it('a page gets the operations that it asks first, and none that only ops read', () => {
    const titles = { fr: 'Titre', nl: 'Titel', en: 'Title' };
    const asked = { operation: 'listMCodes', call: 'GET /api/mcode' };
    const route = { path: '/x', module: './pages/x', page: 'mcode', titleKey: 'x.title', titles };
    const declared = parseDeclaration({
      name: 'x',
      version: '1.0.0',
      contract: '^1.12.0',
      titleKey: 'x.title',
      titles,
      dialogs: [],
      slots: [],
      routes: [{ ...route, guarded: ['deleteMCode'], first: [asked] }],
      operations: ['deleteMCode', 'getMCode', 'listMCodes'],
    });
    expect(parseDeclaration(JSON.parse(JSON.stringify(shownToPages(declared))))).toEqual({
      ...declared,
      routes: [{ ...route, first: [asked] }],
      operations: ['listMCodes'],
    });
  });

  it.each(['/release/files/none/dispatch.json', '/release/files/..%2f..%2fcurrent/x.json', 'other.json'])(
    'there are no hashes at %s',
    async (path) => {
      const url = path.startsWith('/') ? path : `/release/files/${first}/${path}`;
      expect((await server.app.inject({ url })).statusCode).toBe(404);
    },
  );

  it.each(['a.b.c', 'x', ''])('the running release is the stable set for an invalid session: %j', async (token) => {
    const answer = await server.app.inject({ url: '/release/current', headers: { authorization: `Bearer ${token}` } });
    expect([answer.statusCode, answer.json().channel]).toEqual([200, 'stable']);
  });

  it('the running release is the stable set after sign-out', async () => {
    const token = await member('lead');
    await server.call(token, 'signOut');
    expect((await ask(token)).body?.channel).toBe('stable');
  });

  it('the running release is the staged set for its audience, and the stable one on request', async () => {
    const [lead, dispatch, named] = [await member('lead'), await member('dispatch'), await member('invoice')];
    const { set } = await stage(
      registry.opened,
      [choice('dispatch@1.1.0')],
      { roles: ['lead'], users: [(await emailOf(named)).toUpperCase()] },
      ops,
      { unverified: true },
    );
    for (const token of [lead, named]) {
      expect((await ask(token)).body).toMatchObject({
        channel: 'staged',
        preview: true,
        set: { id: set },
        fallbacks: { dispatch: { version: '1.0.0' } },
      });
      expect((await ask(token, { channel: 'stable' })).body).toMatchObject({
        channel: 'stable',
        preview: true,
        set: { id: first },
      });
      expect((await ask(token, { channel: 'other' })).body?.channel).toBe('staged');
    }
    for (const token of [dispatch, undefined])
      expect((await ask(token)).body).toMatchObject({ channel: 'stable', preview: false, set: { id: first } });
    const etags = [await ask(lead), await ask(lead, { channel: 'stable' }), await ask(dispatch)].map(
      ({ etag }) => etag,
    );
    expect(new Set(etags).size).toBe(3);
    await unstage(registry.opened, ops);
    expect((await ask(lead, { known: etags[0] })).body).toMatchObject({ channel: 'stable', preview: false });
  });

  it('changes with an activation and a rollback of another process, at once', async () => {
    const known = (await ask()).etag;
    const second = await registry.activate('dispatch@1.1.0');
    const after = await ask(undefined, { known });
    expect(after.body).toMatchObject({ set: { id: second }, fallbacks: { dispatch: { version: '1.0.0' } } });
    expect(Object.keys(after.body?.fallbacks ?? {})).toEqual(['dispatch']);
    await rollback(registry.opened, ops);
    expect((await ask(undefined, { known: after.etag })).body?.set.id).toBe(first);
  });

  it('reads no set again for each page', async () => {
    const { etag } = await ask();
    const file = join(registry.folder, 'sets', `${first}.json`);
    const content = await readFile(file);
    await writeFile(file, 'not read');
    expect((await ask()).etag).toBe(etag);
    await writeFile(file, content);
  });

  it('the running release is the last known set when the registry cannot be read, with a line in the log', async () => {
    const file = join(registry.folder, 'current');
    const content = await readFile(file);
    logged.length = 0;
    await writeFile(file, '{');
    for (let call = 0; call < 3; call++)
      expect((await ask(await member('dispatch'))).body).toMatchObject({ channel: 'stable', set: { id: first } });
    await writeFile(file, content);
    for (let call = 0; call < 2; call++) await ask();
    expect(logged).toEqual(['what runs can not be read: answering what ran before', 'what runs can be read again']);
  });

  it('the running release is the last known set when the disk of the registry is unmounted', async () => {
    await rename(registry.folder, `${registry.folder}.aside`);
    await mkdir(registry.folder);
    expect((await ask()).body).toMatchObject({ channel: 'stable', set: { id: first } });
    const { status, problem } = await server.call(await member('super'), 'getReleaseStatus');
    await rmdir(registry.folder);
    await rename(`${registry.folder}.aside`, registry.folder);
    expect([status, problem.params?.findings]).toEqual([
      409,
      `${registry.folder} is empty, although ${first} ran from it. Check whether it is mounted.`,
    ]);
    expect((await ask()).body).toMatchObject({ set: { id: first } });
  });

  it('lists the allowed origins of developer overrides until they expire', async () => {
    const before = (await ask()).etag;
    await allowOverrides(registry.opened, ['http://localhost:4399'], 1, ops);
    expect((await ask(undefined, { known: before })).body?.overrides).toEqual(['http://localhost:4399']);
    const permit = { origins: ['http://localhost:4399'], until: new Date(Date.now() + 300).toISOString(), ...ops };
    await writeFile(join(registry.folder, 'overrides.json'), JSON.stringify(permit));
    expect((await ask()).body?.overrides).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect((await ask()).etag).toBe(before);
  });
});
