import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contractHandlers, networkFailure, problem } from '../testing/contract-handlers.ts';
import { server, startServerForFile } from '../testing/server.ts';
import { createApi, type Api } from './create-api.ts';
import { ApiProblem, isAbort, problemFields } from './problem.ts';

const DAY = { body: { startDate: '2026-05-03', endDate: '2026-05-03' } };

startServerForFile();

let token: string | null;
const onUnauthorized = vi.fn<(token: string | null) => Promise<boolean>>();
let suite: Api;
beforeEach(() => {
  token = 'first';
  onUnauthorized.mockReset().mockResolvedValue(false);
  suite = createApi({ baseUrl: 'https://api.test', getToken: () => token, onUnauthorized });
});
afterEach(() => vi.useRealTimers());

/** The problem a call ends with. */
const failure = async (call: Promise<unknown>): Promise<ApiProblem> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiProblem) return error;
  throw new Error(`No problem, but ${String(error)}`);
};

describe('a call of the API', () => {
  it('sends the token and answers with the data of the contract', async () => {
    server.use(
      ...contractHandlers({
        findUsersByRoles: ({ request, body }) =>
          request.headers.get('Authorization') === 'Bearer first' && body.roles !== undefined
            ? []
            : problem(401, 'unauthorized'),
      }),
    );
    const { data } = await suite.api.POST('/service/user/findByRoles', { body: { roles: ['admin'] } });
    expect(data).toEqual([]);
  });

  it('sends no token without a session', async () => {
    token = null;
    server.use(
      http.get('https://api.test/auth/session', ({ request }) =>
        HttpResponse.json({ had: request.headers.has('Authorization') }),
      ),
    );
    const { data } = await suite.api.GET('/auth/session');
    expect(data).toEqual({ had: false });
  });

  it('replaces a timeline call in flight by a newer one', async () => {
    let asked = 0;
    server.use(
      ...contractHandlers({
        listTimelineBookings: () => {
          asked += 1;
          return new Promise(() => {});
        },
      }),
    );
    const first = suite.api.GET('/service/booking/timeline').catch(isAbort);
    await vi.waitFor(() => expect(asked).toBe(1));
    server.use(...contractHandlers({ listTimelineBookings: () => [] }));
    const { data } = await suite.api.GET('/service/booking/timeline');
    expect(data).toEqual([]);
    await expect(first).resolves.toBe(true);
  });
});

it('a call keeps the trace of the time when it was queued, not when it was sent', async () => {
  const had: Record<number, string | null> = {};
  server.use(
    ...contractHandlers({
      getBooking: ({ request, path }) => {
        had[path.id] = request.headers.get('traceparent');
        return [];
      },
    }),
  );
  let click = 1;
  const options = { baseUrl: 'https://api.test', getToken: () => token, onUnauthorized };
  const traced = createApi({ ...options, traceOfCall: () => `trace ${click}` });
  const get = ({ api }: typeof traced, id: number) => api.GET('/api/booking/{id}', { params: { path: { id } } });
  const calls = [get(traced, 1), get(traced, 2), get(suite, 3)];
  await Promise.resolve();
  click = 2;
  await Promise.all(calls);
  expect(had).toEqual({ 1: 'trace 1', 2: 'trace 1', 3: null });
});

describe('a failed call of the API', () => {
  it('rejects with code, message, fields and incident of the server', async () => {
    const fields = [{ field: 'startDate', messageKey: 'validation.date' }];
    server.use(...contractHandlers({ listBookingsByDate: () => problem(422, 'validation', fields) }));
    const found = await failure(suite.api.POST('/service/booking/byDate', DAY));
    expect(found).toMatchObject({
      status: 422,
      code: 'validation',
      messageKey: 'problem.validation',
      incidentId: 'TEST-0001',
      message: '422 validation (TEST-0001)',
    });
    expect(problemFields(found)).toEqual(fields);
    expect(problemFields(new Error('other'))).toEqual([]);
  });

  it.each<[string, Response, Partial<ApiProblem>]>([
    [
      'a page instead of JSON',
      new Response('<h1>Oops</h1>', { status: 500 }),
      { status: 500, code: 'unexpected', messageKey: 'problem.unexpected' },
    ],
    [
      'a proxy that takes no file of this size',
      new Response('<html>413 Request Entity Too Large</html>', { status: 413 }),
      { status: 413, code: 'unexpected', messageKey: 'problem.tooLarge' },
    ],
    ['an empty refusal', new Response(null, { status: 403 }), { status: 403, code: 'unexpected' }],
    ['another shape', Response.json({ error: 'x' }, { status: 400 }), { status: 400, code: 'unexpected' }],
    [
      'half the shape',
      Response.json(
        { status: 400, code: 'x', messageKey: 'y', fields: [{ field: 1 }], incidentId: 'z' },
        { status: 400 },
      ),
      { code: 'unexpected' },
    ],
    [
      'a gateway that answers for the server',
      new Response('Bad gateway', { status: 502 }),
      { status: 502, code: 'unavailable', messageKey: 'problem.unavailable', incidentId: '' },
    ],
    ['a connection that broke off', networkFailure(), { status: 0, code: 'network', messageKey: 'problem.connection' }],
  ])('gives a failed call a code of its own for %s', async (_what, answer, expected) => {
    server.use(http.get('https://api.test/service/settings', () => answer));
    expect(await failure(suite.api.GET('/service/settings'))).toMatchObject(expected);
  });

  it('reports a network failure of this computer only when it is offline', async () => {
    server.use(http.get('https://api.test/service/settings', () => networkFailure()));
    vi.stubGlobal('navigator', { onLine: false });
    const found = await failure(suite.api.GET('/service/settings'));
    vi.unstubAllGlobals();
    expect(found).toMatchObject({ code: 'network', messageKey: 'problem.network' });
  });

  it.each([
    ['the timeline', '/service/booking/timeline', {}, 15_000],
    ['any other', '/service/settings', {}, 30_000],
    ['one that says so', '/service/settings', { timeout: 500 }, 500],
  ] as const)('times out and frees the line: %s', async (_what, path, options, timeout) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.use(http.get(`https://api.test${path}`, () => new Promise<Response>(() => {})));
    server.use(...contractHandlers({ listActiveDrivers: () => [] }));
    const outcomes: string[] = [];
    const found = failure(suite.api.GET(path, options));
    const next = suite.api.GET('/service/driver/active');
    void found.then(() => outcomes.push('timeout'));
    void next.then(() => outcomes.push('next'));
    await vi.advanceTimersByTimeAsync(timeout - 1);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await found).toMatchObject({ code: 'timeout', status: 0, messageKey: 'problem.timeout' });
    await next;
    expect(outcomes).toEqual(['timeout', 'next']);
  });
});

describe('a call of the API with a refused token', () => {
  it('retries a refused call with the new token before any later call', async () => {
    const sent: string[] = [];
    const save = (id: number) => suite.api.PUT('/api/booking/{id}', { params: { path: { id } }, body: { status: 1 } });
    server.use(
      ...contractHandlers({
        updateBooking: async ({ path, body, request }) => {
          const bearer = request.headers.get('Authorization') ?? 'none';
          sent.push(`${path.id} ${JSON.stringify(body)} ${bearer}`);
          return bearer === 'Bearer second' ? { affectedRows: 1 } : problem(401, 'unauthorized');
        },
      }),
    );
    let signInAgain: (again: boolean) => void = () => {};
    onUnauthorized
      .mockImplementationOnce(() => new Promise((resolve) => (signInAgain = resolve)))
      .mockResolvedValue(true);
    const saves = [save(1), save(2)];
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledWith('first'));
    expect(sent).toEqual(['1 {"status":1} Bearer first']);
    token = 'second';
    signInAgain(true);
    await Promise.all(saves);
    expect(sent).toEqual([
      '1 {"status":1} Bearer first',
      '1 {"status":1} Bearer second',
      '2 {"status":1} Bearer first',
      '2 {"status":1} Bearer second',
    ]);
  });

  it('never sends a queued call with the token of another user', async () => {
    const bearers: (string | null)[] = [];
    let answerFirst: (rows: []) => void = () => {};
    server.use(
      ...contractHandlers({
        getBooking: () => new Promise((resolve) => (answerFirst = resolve)),
        deleteBooking: ({ request }) => {
          bearers.push(request.headers.get('Authorization'));
          return { affectedRows: 1 };
        },
      }),
    );
    const first = suite.api.GET('/api/booking/{id}', { params: { path: { id: 1 } } });
    const write = suite.api.DELETE('/api/booking/{id}', { params: { path: { id: 1 } } });
    token = 'of somebody else';
    await new Promise((resolve) => setTimeout(resolve, 20));
    answerFirst([]);
    await Promise.all([first, write]);
    expect(bearers).toEqual(['Bearer first']);
  });

  it('fails a refused call when the user does not sign in again', async () => {
    server.use(...contractHandlers({ listSettings: () => problem(401, 'unauthorized') }));
    expect(await failure(suite.api.GET('/service/settings'))).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('fails a refused call of the session itself at once', async () => {
    onUnauthorized.mockImplementation(() => new Promise(() => {}));
    server.use(...contractHandlers({ renewSession: () => problem(401, 'unauthorized') }));
    expect(await failure(suite.api.POST('/auth/renew'))).toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
