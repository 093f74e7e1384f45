import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../api/create-api.ts';
import { server } from '../testing/index.ts';
import { askEarly, clearEarly, earlyAnswers, requestsOf, takeEarly, textParts } from './index.ts';

const asked: string[] = [];
let status = 200;
const request = { method: 'GET', path: '/api/driver' };
const given = {
  baseUrl: location.origin,
  getToken: () => 'mine',
  onUnauthorized: () => Promise.resolve(false),
  early: earlyAnswers,
};

beforeEach(() => {
  clearEarly();
  asked.length = 0;
  status = 200;
  server.use(
    http.get('*/api/driver', ({ request: { headers } }) => {
      asked.push(headers.get('authorization') ?? '');
      return status === 0 ? HttpResponse.error() : HttpResponse.json([], { status });
    }),
  );
});

describe('a request that is sent early', () => {
  it('answers the call of the page once', async () => {
    askEarly(request, 'mine');
    askEarly(request, 'mine');
    const { api } = createApi(given);
    expect((await api.GET('/api/driver')).data).toEqual([]);
    expect(asked).toEqual(['Bearer mine']);
    await api.GET('/api/driver');
    expect(asked).toHaveLength(2);
  });

  it('never answers the call of another user', async () => {
    askEarly(request, 'other');
    await createApi(given).api.GET('/api/driver');
    expect(asked).toEqual(['Bearer other', 'Bearer mine']);
    expect(takeEarly(request, null)).toBeUndefined();
  });

  it('is sent again by the page when it fails or is too old', async () => {
    status = 0;
    askEarly(request, 'mine');
    await takeEarlyFailure();
    status = 200;
    await createApi(given).api.GET('/api/driver');
    expect(asked).toHaveLength(2);
    clearEarly();
    askEarly(request, 'mine');
    vi.setSystemTime(Date.now() + 20_000);
    expect(takeEarly(request, 'mine')).toBeUndefined();
    vi.useRealTimers();
  });

  it('is sent again by the page when the page has written since', async () => {
    server.use(http.delete('*/api/mcode/7', () => HttpResponse.json({})));
    const { api } = createApi(given);
    askEarly(request, 'mine');
    await api.DELETE('/api/mcode/{id}', { params: { path: { id: 7 } } });
    await api.GET('/api/driver');
    expect(asked).toHaveLength(2);
  });

  it('is refused as any other when the session is over', async () => {
    status = 401;
    askEarly(request, 'mine');
    await expect(createApi(given).api.GET('/api/driver')).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(1);
  });
});

const takeEarlyFailure = () =>
  vi.waitFor(() => {
    if (asked.length === 0) throw new Error('not sent');
  });

describe('the requests that a route declares', () => {
  const at = (usual: string, search = '') =>
    requestsOf([{ call: 'GET /api/x', send: { day: `{from|${usual}}` } }], search, new Date('2026-11-28T23:30Z'));

  it.each([
    ['today', '2026-11-29'],
    ['today-6', '2026-11-23'],
    ['week', '2026-11-23'],
    ['week+6', '2026-11-29'],
    ['month-2', '2026-09-01'],
    ['monthEnd', '2026-11-30'],
    ['monthEnd+1', '2026-12-31'],
    ['all', 'all'],
  ])('take %s as %s in Brussels', (usual, day) => {
    expect(at(usual)).toEqual([{ method: 'GET', path: `/api/x?day=${day}` }]);
  });

  it('take what the address says first', () => {
    expect(at('today', '?from=2026-05-03')).toEqual([{ method: 'GET', path: '/api/x?day=2026-05-03' }]);
  });

  it('are bodies where the call is a POST', () => {
    const send = { startDate: '{|today}', omit: ['distance'], status: 1 };
    expect(requestsOf([{ call: 'POST /x', send }, { call: 'GET /y' }], '', new Date('2026-11-28T12:00Z'))).toEqual([
      { method: 'POST', path: '/x', body: '{"startDate":"2026-11-28","omit":["distance"],"status":1}' },
      { method: 'GET', path: '/y' },
    ]);
  });
});

describe('the texts of a module', () => {
  const files = Object.fromEntries(
    ['fr.json', 'fr/slots.json', 'fr/pages__board.json', 'fr/rest.json'].map((file) => [`messages/${file}`, 'hash']),
  );

  it.each([
    ['./slots/mail', ['slots']],
    ['./pages/board', ['slots', 'pages__board']],
    ['./dialogs/board', ['slots', 'rest']],
  ])('are those of slots, and for %s those of its part', (module, parts) => {
    expect(textParts(files, module)).toEqual(parts);
  });

  it('are the whole catalogue of a remote that was built without parts', () => {
    expect(textParts({ 'messages/fr.json': 'hash' }, './pages/board')).toEqual([undefined]);
  });
});
