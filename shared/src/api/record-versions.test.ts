import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { server, startServerForFile } from '../testing/server.ts';
import { createApi } from './create-api.ts';

startServerForFile();

describe('versions of records', () => {
  it('sends a change over the version of the record that it is meant for, and no other', async () => {
    const suite = createApi({
      baseUrl: 'https://api.test',
      getToken: () => null,
      onUnauthorized: () => Promise.resolve(false),
    });
    const versions: (string | null)[] = [];
    const path = '/api/mcode/5';
    server.use(
      http.get(`https://api.test${path}`, () => HttpResponse.json([{}], { headers: { ETag: '"7"' } })),
      http.put(`https://api.test${path}`, ({ request }) => {
        versions.push(request.headers.get('If-Match'));
        return HttpResponse.json({ affectedRows: 1 }, { headers: { ETag: '"8"' } });
      }),
    );
    const params = { path: { id: 5 } };
    const body = { mcode: 'A', price_other: 1, price_dialyse: 1, price_radio: 1, price_chemo: 1 };
    await suite.api.GET('/api/mcode/{id}', { params });
    const held = suite.versions.of(path);
    const save = () => suite.api.PUT('/api/mcode/{id}', { params, body });
    await suite.versions.meantFor(path, held, save);
    expect(suite.versions.of(path)).toBe('"8"');
    await suite.versions.meantFor(path, held, save);
    await save();
    expect(versions).toEqual(['"7"', '"7"', null]);
  });
});
