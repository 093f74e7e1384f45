import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleProgram } from '../../../testing/run-typescript.ts';
import { sampleProblem } from '../../../testing/sample-problem.ts';
import { describePlanner } from '../planner-port.contract.ts';
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

  it('ends after its time', async () => {
    const began = performance.now();
    await planner().plan(sampleProblem(), { seconds: 1, seed: 1 });
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  it('lets searches wait for their turn, and refuses those beyond the queue', async () => {
    const [caller, own] = [new AbortController(), planner({ mostWaiting: 1 })];
    const running = [1, 2].map(() => own.plan(sampleProblem(), { ...long, signal: caller.signal }));
    const waiting = own.plan(sampleProblem(), { seconds: 5, iterations: 10, seed: 1 });
    await expect(own.plan(sampleProblem(), long)).rejects.toMatchObject({ status: 503, code: 'plan.busy' });
    caller.abort(new Error('left'));
    await Promise.allSettled(running);
    expect((await waiting).iterations).toBe(10);
  });

  it('refuses who waits too long, and forgets who leaves', async () => {
    const [caller, own] = [new AbortController(), planner({ mostAtOnce: 1, mostWaiting: 1, longestWait: 100 })];
    const running = own.plan(sampleProblem(), long);
    const left = own.plan(sampleProblem(), { ...long, signal: caller.signal });
    caller.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    await expect(own.plan(sampleProblem(), long)).rejects.toMatchObject({ status: 503, code: 'plan.busy' });
    await own.stop();
    await expect(running).rejects.toMatchObject({ code: 'plan.failed' });
  });

  it('ends searches, running and waiting, when the server stops', async () => {
    const own = planner({ mostAtOnce: 1 });
    const searches = [1, 2].map(() => own.plan(sampleProblem(), long));
    await own.stop();
    for (const each of searches) await expect(each).rejects.toMatchObject({ status: 502, code: 'plan.failed' });
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
