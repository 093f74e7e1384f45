import { rm, writeFile, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { pin } from '../../registry/pin.ts';
import { publish } from '../../release/publish.ts';
import { builtRemote } from '../../testing/built-remote.ts';
import type { Registry } from '../../registry/registry.ts';
import type { Candidate } from '../remote-under-check.ts';
import { checkFiles, servedFileFault } from './files.ts';
import { emptyRegistry } from '../../testing/registry.ts';

/** A registry with one published remote, and the set that holds it. */
async function published(): Promise<Candidate & { readonly registry: Registry }> {
  const registry = await emptyRegistry();
  const dist = await builtRemote();
  await writeFile(join(dist, 'booking.1a.js.br'), brotliCompressSync(await readFile(join(dist, 'booking.1a.js'))));
  await publish(registry, dist);
  const pinned = await pin(registry, 'dispatch', '1.0.0');
  const set = {
    id: 'x',
    createdAt: '2026-01-01T00:00:00.000Z',
    host: { contract: '1.0.0' },
    menu: [],
    remotes: { dispatch: pinned },
  };
  const folder = join(registry.location, 'dispatch/1.0.0');
  return {
    registry,
    set,
    deployed: { host: { version: '1.0.0', contract: '1.0.0' }, openapi: {} },
    remotes: [{ name: 'dispatch', pinned, version: '1.0.0', folder, runs: false, facts: '' }],
  };
}

const details = async (candidate: Candidate & { readonly registry: Registry }, origin?: string) =>
  (await checkFiles(candidate, origin)).map(({ severity, remote, detail }) => `${severity} ${remote}: ${detail}`);

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

type Answer = { status?: number; type?: string; body: string | Buffer } | 'hang';

async function server(answer: (path: string) => Answer): Promise<string> {
  const http = createServer((request, response) => {
    const found = answer(request.url ?? '');
    if (found !== 'hang')
      response.writeHead(found.status ?? 200, { 'content-type': found.type ?? 'text/javascript' }).end(found.body);
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  stops.push(() => {
    http.closeAllConnections();
    http.close();
  });
  const address = http.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

describe('the files of a set', () => {
  it('accepts files as they were published', async () => {
    expect(await details(await published())).toEqual([]);
  });

  it('refuses changed, missing and added files', async () => {
    const candidate = await published();
    const folder = candidate.remotes[0]?.folder ?? '';
    await writeFile(join(folder, 'booking.1a.js'), 'changed');
    await rm(join(folder, 'messages/fr.json'));
    await writeFile(join(folder, 'late.js'), 'late');
    expect(await details(candidate)).toEqual([
      'failed dispatch: booking.1a.js differs from the released file (by its hash)',
      'failed dispatch: messages/fr.json is missing',
      'failed dispatch: late.js exists but is not listed',
      'failed dispatch: dispatch 1.0.0 has changed since it was published',
      'failed dispatch: booking.1a.js.br is not the compressed form of booking.1a.js; publish it again',
    ]);
  });

  it('refuses a compressed form with other content', async () => {
    const candidate = await published();
    await writeFile(join(candidate.remotes[0]?.folder ?? '', 'booking.1a.js.br'), brotliCompressSync('other'));
    expect(await details(candidate)).toEqual([
      'failed dispatch: booking.1a.js.br is not the compressed form of booking.1a.js; publish it again',
    ]);
  });

  it('refuses a set whose folder is missing', async () => {
    const candidate = await published();
    await rm(candidate.remotes[0]?.folder ?? '', { recursive: true });
    expect(await details(candidate)).toEqual([
      expect.stringMatching(/^failed dispatch: .*dispatch\/1\.0\.0 can't be read$/),
    ]);
  });

  it('reads the files from the deployed suite', async () => {
    const candidate = await published();
    const files = new Map<string, Buffer>(
      await Promise.all(
        Object.keys(candidate.set.remotes.dispatch?.files ?? {}).map(
          async (file) =>
            [
              `/registry/dispatch/1.0.0/${file}`,
              await readFile(join(candidate.remotes[0]?.folder ?? '', file)),
            ] as const,
        ),
      ),
    );
    const typed = (path: string) => ({
      body: files.get(path) ?? '',
      type: path.endsWith('.json') ? 'application/json; charset=utf-8' : 'text/javascript; charset=utf-8',
    });
    expect(await details(candidate, await server(typed))).toEqual([]);
    const broken = await server((path) =>
      path.endsWith('remoteEntry.js')
        ? { body: '<html>', type: 'text/html' }
        : path.endsWith('booking.1a.js')
          ? { body: 'other' }
          : path.endsWith('fr.json')
            ? { body: '', status: 404 }
            : typed(path),
    );
    expect(await details(candidate, broken)).toEqual([
      expect.stringMatching(/booking\.1a\.js differs from the released file/),
      expect.stringMatching(/messages\/fr\.json answers 404$/),
      expect.stringMatching(/remoteEntry\.js has the content type text\/html$/),
    ]);
  });

  it('refuses when the suite does not answer, or not in time', async () => {
    const silent = await server(() => 'hang');
    expect(await servedFileFault(`${silent}/a.js`, 'sha384-x', 100)).toBe(`${silent}/a.js did not answer within 0.1 s`);
    expect(await servedFileFault('http://127.0.0.1:1/a.js', 'sha384-x')).toMatch(/can't be loaded: /);
  });
});
