import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { temporaryFolder } from '../testing/built-remote.ts';
import { activated, registryWith } from '../testing/registry.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Signs in whose password is right, and knows one user. */
async function suite(): Promise<string> {
  const started = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://suite');
    if (pathname === '/auth/adminlogin') {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => response.end(JSON.stringify({ token: body.includes('"right"') ? 'secret' : null })));
      return;
    }
    if (pathname !== '/api/user' || request.headers.authorization !== 'Bearer secret')
      return void response.writeHead(403).end();
    response.end(JSON.stringify([{ email: 'Ann@navette.example' }]));
  });
  await new Promise<void>((ready) => started.listen(0, '127.0.0.1', ready));
  server = started;
  const address = started.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

async function staged(users: string, env: Record<string, string>) {
  const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
  await activated(registry, 'dispatch@1.0.0');
  return run(
    ['stage', 'dispatch@1.1.0', '--user', users, '--unverified', '--why', 'because', '--registry', registry.location],
    {
      USER: 'noor',
      ...env,
    },
  );
}

const account = { NAVETTE_VERIFY_USER: 'super@navette.example', NAVETTE_VERIFY_PASSWORD: 'right' };

describe('staging for users', () => {
  it('warns of an unknown user, and not of a known one', async () => {
    const env = { ...account, NAVETTE_SERVER: await suite() };
    expect(await staged('ann@navette.example,anne@navette.example', env)).toMatchObject({
      code: 0,
      err: `Warning: anne@navette.example is not a user of ${env.NAVETTE_SERVER}.\n`,
    });
    expect(await staged('ann@navette.example', env)).toMatchObject({ code: 0, err: '' });
  });

  it('says why the users were not checked', async () => {
    const origin = await suite();
    const saying = async (env: Record<string, string>) => (await staged('ann@navette.example', env)).err;
    expect(await saying(account)).toBe(
      'Warning: The users ann@navette.example were not checked: --server was not given.\n',
    );
    expect(await saying({ NAVETTE_SERVER: origin })).toContain('NAVETTE_VERIFY_USER');
    expect(await saying({ ...account, NAVETTE_SERVER: origin, NAVETTE_VERIFY_PASSWORD: 'wrong' })).toContain(
      'refuses to sign in super@navette.example',
    );
  });

  it('names the position of an unknown user in the file of ops apply, and does not check an unchanged trial again', async () => {
    const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0');
    await activated(registry, 'dispatch@1.0.0');
    const path = join(await temporaryFolder(), 'release.yaml');
    const trial = '  remotes: { dispatch: 1.1.0 }\n  roles: []\n  percent: 0\n';
    await writeFile(path, `navette: 1\nstage:\n${trial}  users: [ann@navette.example, anne@navette.example]\n`);
    const env = { USER: 'noor', ...account, NAVETTE_SERVER: await suite() };
    const apply = (...more: string[]) => run(['apply', path, ...more, '--registry', registry.location], env);
    const because = ['--unverified', '--why', 'because'];
    const warning = `Warning: release.yaml:6:32: anne@navette.example is not a user of ${env.NAVETTE_SERVER}.\n`;
    expect(await apply('--dry-run')).toMatchObject({ code: 0, err: warning });
    expect(await apply(...because)).toMatchObject({ code: 0, err: warning });
    expect(await apply(...because)).toMatchObject({ code: 0, err: '' });
  });
});
