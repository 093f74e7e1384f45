import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/built-remote.ts';
import { sampleCandidate, sampleRemote } from '../testing/candidate.ts';
import { checkBudgets, overruns } from './budgets.ts';

describe('size budgets of a remote', () => {
  it('accepts a remote within its budget', () => {
    expect(overruns({ start: 9, largest: 20, total: 45 }, { start: 9, largest: 20, total: 45 })).toEqual([]);
  });

  it('refuses a remote over its budget, naming each size', () => {
    expect(overruns({ start: 9.31, largest: 20, total: 46 }, { start: 9, largest: 20, total: 45 })).toEqual([
      'start is 9.3 kB compressed, over its budget of 9 kB',
      'total is 46.0 kB compressed, over its budget of 45 kB',
    ]);
  });

  it('refuses a remote over the maximum of the house, whatever its own budget', () => {
    expect(overruns({ start: 30, largest: 20, total: 45 }, { start: 100, largest: 100, total: 100 })).toEqual([
      'start is 30.0 kB compressed, over the maximum of 20 kB',
    ]);
    expect(overruns({ start: 1, largest: 20, total: 9000 }, undefined)).toHaveLength(1);
  });

  it('measures compressed sizes', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'remoteEntry.js'), 'x'.repeat(100_000));
    await writeFile(join(folder, 'page.js'), randomBytes(30_000));
    await writeFile(join(folder, 'style.css'), 'x'.repeat(500_000));
    await writeFile(join(folder, 'style.css.br'), randomBytes(16_000));
    const found = await checkBudgets(sampleCandidate([sampleRemote({ folder, files: ['page.js', 'style.css'] })]));
    expect(found.map(({ detail }) => detail)).toEqual([
      'largest is 30.0 kB compressed, over its budget of 20 kB',
      'total is 46.0 kB compressed, over its budget of 45 kB',
    ]);
  });
});
