import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { bundleProgram } from '../testing/run-typescript.ts';
import { refuseTakenPort } from './start-fault.ts';

it('ends at once, with a code of its own and without touching the data, when its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address: AddressInfo | string | null = other.address();
  const dataDir = await mkdtemp(join(tmpdir(), 'navette-port-'));
  const port = typeof address === 'object' ? String(address?.port) : '';
  for (const [name, value] of Object.entries({ PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir }))
    vi.stubEnv(name, value);
  const program = await bundleProgram(new URL('main.ts', import.meta.url));
  const [code] = await once(program.start(), 'exit');
  vi.unstubAllEnvs();
  expect(code).toBe(98);
  expect(await readdir(dataDir)).toEqual([]);
  await program.remove();
  await rm(dataDir, { recursive: true });
  other.close();
});

it('reports that an address does not belong to this machine', async () => {
  await expect(refuseTakenPort({ port: 0, host: '192.0.2.1' })).rejects.toThrow(
    /^Cannot listen on port 0 of 192\.0\.2\.1 \(.*EADDRNOTAVAIL.*\): set PORT and HOST to others$/u,
  );
});
