import { describe, expect, it } from 'vitest';
import { callsIn } from './calls.mjs';
import { contractOf } from './contract.mjs';

const contract = contractOf({
  paths: {
    '/api/client': { get: { operationId: 'listClients' }, post: { operationId: 'createClient' } },
    '/api/client/{id}': { get: { operationId: 'getClient' }, put: { operationId: 'updateClient' } },
    '/service/distance/get': { post: { operationId: 'getDistance' } },
  },
});

/** @param {string} code */
const calls = (code) =>
  callsIn(`import { api, $api, invalidate } from '@navette/shared/api';\n// src/list.ts\n${code}`, contract);

describe('the operations that a remote calls', () => {
  it.each([
    [`api.GET('/api/client/{id}', { params: { path: { id } } })`, 'getClient'],
    [`dataOf(api.POST('/api/client', { body }))`, 'createClient'],
    [`$api.useQuery('get', '/api/client', {}, { enabled: false })`, 'listClients'],
    [`$api.queryOptions('post', '/service/distance/get', { body })`, 'getDistance'],
    [`const { mutateAsync } = $api.useMutation('put', '/api/client/{id}')`, 'updateClient'],
  ])('finds the called operations in %s', (code, operation) => {
    expect(calls(code)).toEqual({ operations: [operation], faults: [] });
  });

  it('finds called operations when the client is renamed in the file', () => {
    expect(
      callsIn(`import { api as api2 } from '@navette/shared/api'; api2.GET('/api/client');`, contract).operations,
    ).toEqual(['listClients']);
  });

  it('operations whose cache is only invalidated are not calls of a remote', () => {
    expect(calls(`invalidate(cache, [['get', '/api/client'], ['post', '/service/distance/get']])`)).toEqual({
      operations: [],
      faults: [],
    });
  });

  it.each([
    ['a path that is put together', '$api.useQuery("get", `/api/client/${id}`)'],
    ['a path in a constant', `const path = '/api/client'; api.GET(path);`],
    ['a call of the network behind the client', `fetch('/api/client')`],
    ['a path that the contract does not have', `api.GET('/api/clients')`],
    ['a method that the contract does not have', `api.DELETE('/api/client')`],
    ['a client that is handed on', `run(api)`],
    ['a method of the client that is kept', `const get = api.GET; get('/api/client');`],
    ['arguments that are spread', `$api.useQuery(...key)`],
    ['a method that is chosen at run time', `$api.useQuery(method, '/api/client')`],
  ])('reports a call hidden behind %s', (_, code) => {
    const { faults } = calls(code);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]).toMatch(/^src\/list\.ts: /);
  });

  it('reports a call through another client', () => {
    expect(
      callsIn(`import { createApi } from '@navette/shared/api'; createApi({}).GET(path);`, contract).faults,
    ).toHaveLength(1);
    expect(
      callsIn(`import * as everything from '@navette/shared/api'; everything.api.GET(path);`, contract).faults,
    ).toHaveLength(1);
  });

  it('ignores paths of the suite that are not paths of the API', () => {
    expect(calls(`open('/booking'); open('/mcode'); const a = '/apiary';`)).toEqual({ operations: [], faults: [] });
  });
});
