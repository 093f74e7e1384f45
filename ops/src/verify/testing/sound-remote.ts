import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtRemote } from '../../testing/built-remote.ts';

/** The `dist` folder of a small remote that no check complains about. */
export async function soundRemote({ name = 'dispatch', version = '1.0.0', code = 'page' } = {}): Promise<string> {
  const dist = await builtRemote({ name, version, code });
  const facts = {
    operations: {},
    modules: { './pages/booking': [] },
    shared: {},
    budget: { start: 9, largest: 20, total: 45 },
  };
  await mkdir(join(dist, 'messages'), { recursive: true });
  await Promise.all([
    rm(join(dist, 'booking.1a.js.br'), { force: true }),
    writeFile(join(dist, 'facts.json'), JSON.stringify(facts)),
    ...['fr', 'nl', 'en'].map((language) =>
      writeFile(
        join(dist, `messages/${language}.json`),
        JSON.stringify({ 'x.title': [{ type: 0, value: `Title ${language}` }] }),
      ),
    ),
  ]);
  return dist;
}
