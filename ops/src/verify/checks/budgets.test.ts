import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/built-remote.ts';
import { sampleCandidate, sampleRemote } from '../testing/candidate.ts';
import { checkBudgets, overruns } from './budgets.ts';

describe('the sizes of a remote', () => {
  it('are within its budget', () => {
    expect(overruns({ start: 9, largest: 20, total: 45 }, { start: 9, largest: 20, total: 45 })).toEqual([]);
  });

  it('are refused over its budget, each by name', () => {
    expect(overruns({ start: 9.31, largest: 20, total: 46 }, { start: 9, largest: 20, total: 45 })).toEqual([
      'start is 9.3 kB compressed, over its budget of 9 kB',
      'total is 46.0 kB compressed, over its budget of 45 kB',
    ]);
  });

  it("are refused over the house's maximum, whatever budget it gives itself", () => {
    expect(overruns({ start: 30, largest: 20, total: 45 }, { start: 100, largest: 100, total: 100 })).toEqual([
      "start is 30.0 kB compressed, over the house's maximum of 20 kB",
    ]);
    expect(overruns({ start: 1, largest: 20, total: 9000 }, undefined)).toHaveLength(1);
  });

  it('are those of what travels', async () => {
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
