import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { server, startServerForFile } from '../testing/server.ts';
import { createApi, type Api } from './create-api.ts';
import { listCache } from './list-cache.ts';

const DAY = { body: { startDate: '2026-05-03', endDate: '2026-05-03' } };
const byDate = 'https://api.test/service/booking/byDate';

startServerForFile();

let suite: Api;
beforeEach(() => {
  const lists = listCache();
  suite = createApi({
    lists: () => lists,
    baseUrl: 'https://api.test',
    getToken: () => 'first',
    onUnauthorized: () => Promise.resolve(false),
  });
});

describe('an unchanged cached list', () => {
  let asked: (string | null)[];
  let version: number;
  beforeEach(() => {
    asked = [];
    version = 1;
    server.use(
      http.post(byDate, async ({ request }) => {
        const tag = `"${version} ${await request.text()}"`;
        const known = request.headers.get('If-None-Match');
        asked.push(known);
        return known === tag
          ? new HttpResponse(null, { status: 304 })
          : HttpResponse.json([{ id: version }], { headers: { ETag: tag } });
      }),
    );
  });
  const list = async (day = '2026-05-03') =>
    (await suite.api.POST('/service/booking/byDate', { body: { startDate: day, endDate: day } })).data;

  it('an unchanged cached list is answered from the cache on 304', async () => {
    expect(await list()).toEqual([{ id: 1 }]);
    expect(await list()).toEqual([{ id: 1 }]);
    expect(await list()).toEqual([{ id: 1 }]);
    expect(asked.map((tag) => tag !== null)).toEqual([false, true, true]);
    version = 2;
    expect(await list()).toEqual([{ id: 2 }]);
    expect(await list()).toEqual([{ id: 2 }]);
  });

  it('an unchanged cached list is never used for another day', async () => {
    await list('2026-05-03');
    await list('2026-05-04');
    expect(asked).toEqual([null, null]);
  });

  it('an unchanged cached list is cleared when the user changes', async () => {
    await list();
    suite.reset('reads');
    await list();
    expect(asked).toEqual([null, null]);
  });

  it('an unchanged cached list is kept for the last twenty days that were shown', async () => {
    const days = Array.from({ length: 21 }, (_, index) => `2026-05-${String(index + 1).padStart(2, '0')}`);
    for (const day of days) await list(day);
    await list('2026-05-21');
    await list('2026-05-01');
    expect(asked.slice(21).map((tag) => tag !== null)).toEqual([true, false]);
  });
});

describe('a changed cached list', () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const changes = { changed: [{ at: 1, row: { id: 2, comment: 'changed' } }], gone: [3], count: 2 };
  let answers: (() => Response)[];
  let asked: (readonly (string | null)[])[];
  const tagged = (body: object, tag: string, status = 200) =>
    HttpResponse.json(body, { status, headers: { ETag: tag } });
  beforeEach(() => {
    asked = [];
    server.use(
      http.post(byDate, ({ request }) => {
        asked.push([request.headers.get('If-None-Match'), request.headers.get('A-IM')]);
        return answers.shift()?.() ?? new HttpResponse(null, { status: 304 });
      }),
    );
  });
  const list = async (): Promise<readonly unknown[]> =>
    (await suite.api.POST('/service/booking/byDate', DAY)).data ?? [];

  it('a changed cached list keeps the objects of its other rows', async () => {
    answers = [() => tagged(rows, '"1"'), () => tagged(changes, '"2"', 226)];
    const [before, now, again] = [await list(), await list(), await list()];
    expect(now).toEqual([{ id: 1 }, { id: 2, comment: 'changed' }]);
    expect([now[0] === before[0], again === now]).toEqual([true, true]);
    expect(asked).toEqual([
      [null, null],
      ['"1"', 'changed-rows'],
      ['"2"', 'changed-rows'],
    ]);
  });

  it('a changed cached list keeps these objects also when the server answers the full list', async () => {
    answers = [() => tagged(rows, '"1"'), () => tagged([{ id: 7 }, ...rows], '"2"')];
    const [before, now] = [await list(), await list()];
    expect(now.slice(1).every((row, index) => row === before[index])).toBe(true);
  });

  it('a changed cached list is requested in full when the delta does not fit it', async () => {
    answers = [() => tagged(rows, '"1"'), () => tagged({ ...changes, count: 9 }, '"2"', 226), () => tagged([], '"3"')];
    await list();
    expect(await list()).toEqual([]);
    expect(asked.map(([tag]) => tag)).toEqual([null, '"1"', null]);
  });
});
