import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

it('a registry that refuses what is built is said in the words of ops, without a stack trace', async () => {
  vi.stubEnv('REGISTRY_DIR', await mkdtemp(join(tmpdir(), 'navette-registry-')));
  const { NotPublished, publish } = await import('./publish.mjs');
  const refuses = async () => ({ code: 1, output: 'This needs the right publish:booqit, and no token was shown.\n' });
  await expect(publish(refuses)).rejects.toThrow(
    new NotPublished('This needs the right publish:booqit, and no token was shown.'),
  );
});
