import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FakeService, ScriptedFailure } from '../../testing/fake-service.ts';
import { ServiceError } from '../../kernel/service-error.ts';

/** Milliseconds an adapter under this contract waits. */
export const SHORT_TIMEOUT = 300;

interface Started {
  readonly fake: FakeService;
  /** Makes the adapter call the service at `url`. */
  readonly ask: (url: string) => Promise<unknown>;
}

/** Contract test: how every adapter reports an outage of its service. */
export function describeFailingService(name: string, start: () => Promise<Started>): void {
  describe(`a failing service: ${name}`, () => {
    let { fake, ask }: Partial<Started> = {};
    beforeAll(async () => {
      ({ fake, ask } = await start());
    });
    beforeEach(() => {
      fake?.failures.splice(0);
    });
    afterAll(() => fake?.close());

    const failure = async (url = fake?.url ?? ''): Promise<unknown> =>
      ask?.(url).then(
        () => 'no failure',
        (error: unknown) => error,
      );

    it.each<[string, readonly ScriptedFailure[], string]>([
      ['does not answer in time', ['silence'], 'unavailable'],
      ['hangs up twice', ['hang up', 'hang up'], 'unavailable'],
      ['is asked too often', [{ status: 429, body: {}, headers: { 'retry-after': '7' } }], 'unavailable'],
      ['breaks', [{ status: 500, body: { error: 'x' } }], 'unavailable'],
      ['is being maintained, with a page', [{ status: 503, body: '<html>Back soon</html>' }], 'unavailable'],
      ['refuses the key', [{ status: 403, body: { error: 'forbidden' } }], 'settings'],
      ['lives elsewhere', [{ status: 404, body: '<html>Not found</html>' }], 'settings'],
      ['sends elsewhere', [{ status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }], 'unexpected'],
      ['answers a page', [{ status: 200, body: '<!doctype html><title>Welcome</title>' }], 'unexpected'],
      ['breaks off its JSON', [{ status: 200, body: '{"code":"Ok","rou' }], 'unexpected'],
      ['answers another shape', [{ status: 200, body: { hello: [1, 2, 3] } }], 'unexpected'],
      ['answers a text', [{ status: 200, body: '"Ok"' }], 'unexpected'],
      ['answers null', [{ status: 200, body: 'null' }], 'unexpected'],
    ])('reports the failure when it %s', async (_, scripted, fault) => {
      fake?.failures.push(...scripted);
      const started = Date.now();
      const error = await failure();
      expect(error).toBeInstanceOf(ServiceError);
      expect(error).toMatchObject({ fault });
      expect(Date.now() - started).toBeLessThan(5000);
    });

    it('reports the time to retry', async () => {
      fake?.failures.push({ status: 429, body: {}, headers: { 'retry-after': '7' } });
      expect(await failure()).toMatchObject({ retryAfter: 7 });
    });

    it('reports the failure when it is unreachable', async () => {
      expect(await failure('http://127.0.0.1:9')).toMatchObject({ fault: 'unavailable' });
    });

    it('is asked once more when a connection breaks', async () => {
      fake?.failures.push('hang up');
      expect(await failure()).toBe('no failure');
    });

    it('is asked over one connection as long as it keeps it open', async () => {
      await failure();
      const before = fake?.connections();
      await failure();
      await failure();
      expect(fake?.connections()).toBe(before);
    });
  });
}
