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

describe('the line of requests', () => {
  it('sends one at a time, in the order they were asked for', async () => {
    const answers = Promise.all([ask('a'), ask('b'), ask('c')]);
    expect(server.sent).toEqual(['a']);
    await server.answer('a');
    expect(server.sent).toEqual(['a', 'b']);
    await server.answer('b');
    await server.answer('c');
    await expect(answers).resolves.toEqual(['a answered', 'b answered', 'c answered']);
  });

  it('goes on after a failure', async () => {
    const first = ask('a');
    void ask('b');
    await server.fail('a');
    await expect(first).resolves.toBe('Error');
    expect(server.sent).toEqual(['a', 'b']);
  });

  it('lets what a user asked for go before polls', async () => {
    void ask('running');
    void ask('poll 1', { lane: 'background' });
    void ask('poll 2', { lane: 'background' });
    void ask('click');
    for (const name of ['running', 'click', 'poll 1']) await server.answer(name);
    expect(server.sent).toEqual(['running', 'click', 'poll 1', 'poll 2']);
  });

  it('lets as many fly as the deployment allows', async () => {
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

describe('writes', () => {
  it('never fly two at a time, while reads pass', async () => {
    queue.setConcurrency(3);
    void ask('write 1', { write: true });
    void ask('write 2', { write: true });
    void ask('read');
    expect(server.sent).toEqual(['write 1', 'read']);
    await server.answer('write 1');
    expect(server.sent).toEqual(['write 1', 'read', 'write 2']);
  });

  it('keep their order and never wait behind polls', async () => {
    void ask('running');
    void ask('poll', { lane: 'background' });
    void ask('write 1', { write: true, lane: 'background' });
    void ask('write 2', { write: true });
    for (const name of ['running', 'write 1', 'write 2']) await server.answer(name);
    expect(server.sent).toEqual(['running', 'write 1', 'write 2', 'poll']);
  });

  it('are repeated in their place: the line stands still until it is decided', async () => {
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

  it('that are not to be repeated keep their answer, and the line goes on', async () => {
    const refused = ask('a', { again: () => Promise.resolve(false) });
    const broken = ask('b', { again: () => Promise.reject(new Error('no')) });
    void ask('c');
    await server.answer('a', '401');
    await expect(refused).resolves.toBe('401');
    await server.answer('b', '401');
    await expect(broken).resolves.toBe('401');
    expect(server.sent).toEqual(['a', 'b', 'c']);
  });

  it('let the call that ends a halt pass', async () => {
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

describe('calls whose answer nobody wants any more', () => {
  it('leave the line without being sent', async () => {
    const leaving = new AbortController();
    void ask('running');
    const left = ask('left', { signal: leaving.signal });
    void ask('next');
    leaving.abort();
    await expect(left).resolves.toBe('AbortError');
    await server.answer('running');
    expect(server.sent).toEqual(['running', 'next']);
  });

  it('are aborted in flight and free their place', async () => {
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

  it('are never sent when they were given up before', async () => {
    await expect(ask('left', { signal: AbortSignal.abort() })).resolves.toBe('AbortError');
    expect(server.sent).toEqual([]);
  });

  it('end the halt they caused', async () => {
    const leaving = new AbortController();
    void ask('left', { signal: leaving.signal, again: () => new Promise(() => {}) });
    void ask('next');
    await server.answer('left', '401');
    leaving.abort();
    expect(server.sent).toEqual(['left', 'next']);
  });

  it('give way to a newer call of the same name, waiting or in flight', async () => {
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

describe('giving up', () => {
  it('leaves the writes in line and sends nothing of what it gives up', async () => {
    const outcomes = ['read 1', 'read 2'].map((name) => ask(name));
    const write = ask('write', { write: true });
    queue.giveUp('reads');
    await expect(Promise.all(outcomes)).resolves.toEqual(['AbortError', 'AbortError']);
    expect(server.sent).toEqual(['read 1', 'write']);
    await server.answer('write');
    await expect(write).resolves.toBe('write answered');
  });

  it('can take the writes too', async () => {
    const outcomes = Promise.all([ask('write', { write: true }), ask('read')]);
    queue.giveUp('all');
    await expect(outcomes).resolves.toEqual(['AbortError', 'AbortError']);
    expect(server.sent).toEqual(['write']);
  });
});
