import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changing } from './change.ts';
import { type Change, history } from './history.ts';
import { keys } from './keys.ts';
import { pointerTo } from './sets.ts';
import { emptyRegistry } from '../testing/registry.ts';

const change: Change = {
  at: '2026-05-21T09:15:00.123Z',
  who: 'Noor',
  why: 'a test',
  action: 'activate',
  before: null,
  after: 'next',
  verified: 'none',
};

async function died(state: { readonly done: boolean; readonly line: boolean }) {
  const registry = await emptyRegistry();
  await writeFile(
    join(registry.location, keys.pending),
    JSON.stringify({ key: keys.current, content: pointerTo('next'), change }),
  );
  if (state.done) await writeFile(join(registry.location, keys.current), pointerTo('next'));
  if (state.line) await writeFile(join(registry.location, keys.history), `${JSON.stringify(change)}\n`);
  await changing(registry, () => Promise.resolve());
  return registry;
}

describe('a change whose command crashed', () => {
  it.each([
    ['writes its history line when it was committed', false],
    ['gets no second history line', true],
  ])('%s', async (_, line) => {
    expect(await history(await died({ done: true, line }))).toEqual([change]);
  });

  it('drops a crashed command whose change was not committed', async () => {
    const registry = await died({ done: false, line: false });
    expect(await history(registry)).toEqual([]);
    await expect(readFile(join(registry.location, keys.pending))).rejects.toThrow(/ENOENT/);
  });
});

describe('the history', () => {
  it('reads history lines of former versions of ops, and skips those of later ones', async () => {
    const registry = await emptyRegistry();
    const { verified: _, ...former } = change;
    await writeFile(
      join(registry.location, keys.history),
      [former, { ...former, action: 'teleport' }, { ...change, verified: 'full', mood: 'good' }]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    expect(await history(registry)).toEqual([change, { ...change, verified: 'full' }]);
  });
});
