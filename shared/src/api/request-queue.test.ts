import { beforeEach, describe, expect, it } from 'vitest';
import { createRequestQueue, type Job, type RequestQueue } from './request-queue.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve));

/** A server under control: what was sent, in order, and answers on demand. */
function fakeServer() {
  const sent: string[] = [];
  const open = new Map<
    string,
    { answer: (value: string) => void; fail: (error: Error) => void; signal: AbortSignal }
  >();
  const run = (name: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      sent.push(name);
      open.set(name, { answer: resolve, fail: reject, signal });
    });
  const call = (name: string) => {
    const found = open.get(name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  return {
    sent,
    run,
    answer: async (name: string, value = `${name} answered`) => {
      call(name).answer(value);
      await tick();
    },
    fail: async (name: string) => {
      call(name).fail(new Error(`${name} failed`));
      await tick();
    },
    isAborted: (name: string) => call(name).signal.aborted,
  };
}

let server: ReturnType<typeof fakeServer>;
let queue: RequestQueue;
beforeEach(() => {
  server = fakeServer();
  queue = createRequestQueue();
});

/** Asks for a call; the outcome is a text, also of a failure. */
const ask = (name: string, job: Partial<Job<string>> = {}) =>
  queue
    .add({ run: server.run(name), lane: 'user', ...job })
    .catch((error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : 'unknown'));

describe('the request queue', () => {
  it('sends one call at a time, first in, first out', async () => {
    const answers = Promise.all([ask('a'), ask('b'), ask('c')]);
    expect(server.sent).toEqual(['a']);
    await server.answer('a');
    expect(server.sent).toEqual(['a', 'b']);
    await server.answer('b');
    await server.answer('c');
    await expect(answers).resolves.toEqual(['a answered', 'b answered', 'c answered']);
  });

  it('sends the next call after one failed', async () => {
    const first = ask('a');
    void ask('b');
    await server.fail('a');
    await expect(first).resolves.toBe('Error');
    expect(server.sent).toEqual(['a', 'b']);
  });

  it('sends calls of the user before polls', async () => {
    void ask('running');
    void ask('poll 1', { lane: 'background' });
    void ask('poll 2', { lane: 'background' });
    void ask('click');
    for (const name of ['running', 'click', 'poll 1']) await server.answer(name);
    expect(server.sent).toEqual(['running', 'click', 'poll 1', 'poll 2']);
  });

  it('sends as many calls at once as the deployment allows', async () => {
    queue.setConcurrency(2);
    for (const name of ['a', 'b', 'c']) void ask(name);
    expect(server.sent).toEqual(['a', 'b']);
    queue.setConcurrency(3);
    expect(server.sent).toEqual(['a', 'b', 'c']);
    queue.setConcurrency(0);
    void ask('d');
    await server.answer('a');
    await server.answer('b');
    expect(server.sent).toEqual(['a', 'b', 'c']);
    await server.answer('c');
    expect(server.sent).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('writes in the request queue', () => {
  it('sends one write at a time while reads pass it', async () => {
    queue.setConcurrency(3);
    void ask('write 1', { write: true });
    void ask('write 2', { write: true });
    void ask('read');
    expect(server.sent).toEqual(['write 1', 'read']);
    await server.answer('write 1');
    expect(server.sent).toEqual(['write 1', 'read', 'write 2']);
  });

  it('sends writes in order and never behind polls', async () => {
    void ask('running');
    void ask('poll', { lane: 'background' });
    void ask('write 1', { write: true, lane: 'background' });
    void ask('write 2', { write: true });
    for (const name of ['running', 'write 1', 'write 2']) await server.answer(name);
    expect(server.sent).toEqual(['running', 'write 1', 'write 2', 'poll']);
  });

  it('retries a refused write in its position, with the queue paused until that is decided', async () => {
    const decisions: ((repeat: boolean) => void)[] = [];
    const again = (result: string) =>
      result === '401' ? new Promise<boolean>((resolve) => decisions.push(resolve)) : undefined;
    const first = ask('write 1', { write: true, again });
    void ask('write 2', { write: true, again });
    void ask('read', { again });
    await server.answer('write 1', '401');
    expect(server.sent).toEqual(['write 1']);

    decisions[0]?.(true);
    await tick();
    expect(server.sent).toEqual(['write 1', 'write 1']);
    await server.answer('write 1', 'saved');
    await expect(first).resolves.toBe('saved');
    expect(server.sent).toEqual(['write 1', 'write 1', 'write 2']);
  });

  it('keeps the response of a write that is not retried, and goes on', async () => {
    const refused = ask('a', { again: () => Promise.resolve(false) });
    const broken = ask('b', { again: () => Promise.reject(new Error('no')) });
    void ask('c');
    await server.answer('a', '401');
    await expect(refused).resolves.toBe('401');
    await server.answer('b', '401');
    await expect(broken).resolves.toBe('401');
    expect(server.sent).toEqual(['a', 'b', 'c']);
  });

  it('lets the call through that ends a pause', async () => {
    void ask('a', { again: () => new Promise(() => {}) });
    void ask('b');
    await server.answer('a', '401');
    const signIn = ask('sign in', { immediate: true });
    expect(server.sent).toEqual(['a', 'sign in']);
    await server.answer('sign in');
    await expect(signIn).resolves.toBe('sign in answered');
    expect(server.sent).toEqual(['a', 'sign in']);
  });
});

describe('aborted calls in the request queue', () => {
  it('removes a queued call that is aborted without sending it', async () => {
    const leaving = new AbortController();
    void ask('running');
    const left = ask('left', { signal: leaving.signal });
    void ask('next');
    leaving.abort();
    await expect(left).resolves.toBe('AbortError');
    await server.answer('running');
    expect(server.sent).toEqual(['running', 'next']);
  });

  it('aborts a call in flight and sends the next one', async () => {
    const leaving = new AbortController();
    const left = ask('left', { signal: leaving.signal });
    void ask('next');
    leaving.abort();
    await expect(left).resolves.toBe('AbortError');
    expect(server.isAborted('left')).toBe(true);
    expect(server.sent).toEqual(['left', 'next']);
    await server.answer('left');
    expect(server.sent).toEqual(['left', 'next']);
  });

  it('never sends a call that was aborted before it was queued', async () => {
    await expect(ask('left', { signal: AbortSignal.abort() })).resolves.toBe('AbortError');
    expect(server.sent).toEqual([]);
  });

  it('ends the pause that an aborted call caused', async () => {
    const leaving = new AbortController();
    void ask('left', { signal: leaving.signal, again: () => new Promise(() => {}) });
    void ask('next');
    await server.answer('left', '401');
    leaving.abort();
    expect(server.sent).toEqual(['left', 'next']);
  });

  it('replaces a call, queued or in flight, by a newer one of the same name', async () => {
    const first = ask('timeline 1', { supersedes: 'timeline' });
    const second = ask('timeline 2', { supersedes: 'timeline' });
    await expect(first).resolves.toBe('AbortError');
    expect(server.isAborted('timeline 1')).toBe(true);
    void ask('other', { supersedes: 'other' });
    const third = ask('timeline 3', { supersedes: 'timeline' });
    await expect(second).resolves.toBe('AbortError');
    await server.answer('other');
    await server.answer('timeline 3');
    await expect(third).resolves.toBe('timeline 3 answered');
    expect(server.sent).toEqual(['timeline 1', 'timeline 2', 'other', 'timeline 3']);
  });
});

describe('aborting the request queue', () => {
  it('keeps queued writes and sends none of the aborted reads', async () => {
    const outcomes = ['read 1', 'read 2'].map((name) => ask(name));
    const write = ask('write', { write: true });
    queue.abort('reads');
    await expect(Promise.all(outcomes)).resolves.toEqual(['AbortError', 'AbortError']);
    expect(server.sent).toEqual(['read 1', 'write']);
    await server.answer('write');
    await expect(write).resolves.toBe('write answered');
  });

  it('aborts queued writes too when all are aborted', async () => {
    const outcomes = Promise.all([ask('write', { write: true }), ask('read')]);
    queue.abort('all');
    await expect(outcomes).resolves.toEqual(['AbortError', 'AbortError']);
    expect(server.sent).toEqual(['write']);
  });
});
