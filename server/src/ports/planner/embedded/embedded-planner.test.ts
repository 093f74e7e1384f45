import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleProgram } from '../../../testing/run-typescript.ts';
import { sampleProblem } from '../../../testing/sample-problem.ts';
import { describePlanner } from '../planner-port.contract.ts';
import type { PlanProgress } from '../planner-port.ts';
import { createEmbeddedPlanner } from './embedded-planner.ts';

const thread = await bundleProgram(new URL('plan-thread.ts', import.meta.url));
afterAll(() => thread.remove());
const program = thread.file;

describePlanner('embedded', async () => createEmbeddedPlanner({ program }));

const planner = (more: Parameters<typeof createEmbeddedPlanner>[0] = {}) =>
  createEmbeddedPlanner({ program, mostAtOnce: 2, ...more });
const long = { seconds: 60, seed: 1 };

/** A thread that does something else than searching. */
async function otherThread(name: string, code: string) {
  const file = join(tmpdir(), `navette-${process.pid}-${name}.mjs`);
  await writeFile(file, code);
  return file;
}

describe('searches in threads', () => {
  it('finds the same plan from the same seed and number of plans', async () => {
    const search = { seconds: 60, iterations: 500, seed: 7 };
    const first = await planner().plan(sampleProblem(), search);
    expect(first.iterations).toBe(500);
    expect(await planner().plan(sampleProblem(), search)).toEqual(first);
  });

  it('ends after its time, and tells how far it is meanwhile', async () => {
    const told: PlanProgress[] = [];
    const began = performance.now();
    await planner().plan(sampleProblem(), { seconds: 1.5, seed: 1, onProgress: (progress) => told.push(progress) });
    expect(performance.now() - began).toBeGreaterThan(1400);
    expect(told.length).toBeGreaterThan(0);
    expect(told.at(-1)).toMatchObject({ unassigned: 1, cost: expect.any(Number) });
    expect(told.map(({ iterations }) => iterations)).toEqual(
      told.map(({ iterations }) => iterations).toSorted((one, other) => one - other),
    );
  });

  it('refuses more searches than it has room for, and has room again when one has ended', async () => {
    const [caller, own] = [new AbortController(), planner()];
    const running = [1, 2].map(() => own.plan(sampleProblem(), { ...long, signal: caller.signal }));
    await expect(own.plan(sampleProblem(), long)).rejects.toMatchObject({ status: 503, code: 'plan.busy' });
    caller.abort(new Error('left'));
    await Promise.allSettled(running);
    await own.plan(sampleProblem(), { seconds: 5, iterations: 10, seed: 1 });
  });

  it('ends running searches when the server stops', async () => {
    const own = planner();
    const running = own.plan(sampleProblem(), long);
    await own.stop();
    await expect(running).rejects.toMatchObject({ status: 502, code: 'plan.failed' });
    await expect(own.plan(sampleProblem(), long)).rejects.toMatchObject({ code: 'plan.failed' });
  });

  it.each([
    ['throws', 'throw new Error("no")'],
    ['ends without a word', 'process.exit(0)'],
    ['does not end', 'setInterval(() => undefined, 1000)'],
    ['takes all memory', 'const all = []; for (;;) all.push(new Array(100000).fill({}))'],
  ])('a search whose thread %s is an error of its call alone', async (name, code) => {
    const own = createEmbeddedPlanner({ program: await otherThread(name, code), grace: 200, mostHeap: 64 });
    const failed = own.plan(sampleProblem(), { seconds: name === 'takes all memory' ? 60 : 0.1, seed: 1 });
    await expect(failed).rejects.toMatchObject({ status: 502, code: 'plan.failed' });
    await pause(10);
    await expect(own.plan(sampleProblem(), { seconds: 0.1, seed: 1 })).rejects.toMatchObject({ code: 'plan.failed' });
  });
});
