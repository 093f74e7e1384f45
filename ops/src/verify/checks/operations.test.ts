import type { BuiltOperation } from '@navette/shared/release';
import type { StaffRole } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { sampleCandidate, sampleRemote, sampleRoute } from '../testing/candidate.ts';
import { checkOperations } from './operations.ts';

const text = { type: 'string' };
const client = { type: 'object', properties: { name: text }, required: ['name'], additionalProperties: false };

const built: BuiltOperation = {
  method: 'post',
  path: '/api/client',
  parameters: { q: { in: 'query', required: false, schema: text } },
  request: client,
  response: client,
};

interface Api {
  readonly method?: string;
  readonly path?: string;
  readonly permission?: readonly string[];
  readonly parameters?: readonly unknown[];
  readonly body?: unknown;
  readonly answer?: unknown;
  readonly deprecation?: unknown;
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

const api = ({
  method = 'post',
  path = '/api/client',
  permission = ['booking'],
  parameters = [{ $ref: '#/components/parameters/q' }],
  body = json({ $ref: '#/components/schemas/Client' }),
  answer = json({ $ref: '#/components/schemas/Client' }),
  deprecation,
}: Api = {}) => ({
  openapi: '3.1.0',
  paths: {
    [path]: {
      [method]: {
        operationId: 'createClient',
        'x-permission': permission,
        'x-deprecation': deprecation,
        parameters,
        ...(body ? { requestBody: body } : {}),
        responses: { default: {}, 200: answer },
      },
    },
  },
  components: { schemas: { Client: client }, parameters: { q: { name: 'q', in: 'query', schema: text } } },
});

const remote = sampleRemote({
  declaration: { operations: ['createClient'], routes: [sampleRoute('/booking')] },
  facts: { operations: { createClient: built }, modules: { './pages/list': ['createClient'] } },
});

const found = (openapi: unknown, remotes = [remote]) =>
  checkOperations(sampleCandidate(remotes, { openapi })).map(
    ({ severity, remote: name, detail }) => `${severity} ${name}: ${detail}`,
  );

describe('the operations of a remote', () => {
  it('accepts operations that are unchanged in the deployed API', () => {
    expect(found(api())).toEqual([]);
  });

  it.each<[string, Api, string]>([
    ['was moved', { path: '/api/clients' }, 'address: is POST /api/clients now, was POST /api/client'],
    ['has another method', { method: 'put' }, 'address: is PUT /api/client now, was POST /api/client'],
    ['no longer understands a parameter', { parameters: [] }, 'parameter q: is no longer understood'],
    [
      'wants a parameter',
      { parameters: [{ name: 'q', in: 'query', required: true, schema: text }] },
      'parameter q: is always required now',
    ],
    [
      'has a parameter elsewhere',
      { parameters: [{ name: 'q', in: 'header', schema: text }] },
      'parameter q: is in the header now, was in the query',
    ],
    [
      'takes less in a parameter',
      { parameters: [{ name: 'q', in: 'query', schema: { type: 'string', enum: ['a'] } }] },
      'parameter q: only "a" is accepted now',
    ],
    [
      'wants more in its body',
      { body: json({ ...client, properties: { name: text, city: text }, required: ['name', 'city'] }) },
      'body.city: is required now and was unknown before',
    ],
    ['takes no body any more', { body: null }, 'body: is no longer accepted'],
    ['answers less', { answer: json({ type: 'object', properties: {} }) }, 'answer.name: is no longer returned'],
    ['answers nothing that can be read', { answer: { description: 'Empty' } }, 'answer: is no longer returned'],
  ])('refuses a remote when an operation %s', (_, change, what) => {
    expect(found(api(change))).toContain(`failed dispatch: createClient: ${what}`);
  });

  it('warns of an operation that the API calls deprecated, and refuses it after its last day', () => {
    const deprecation = { since: '2026-01-01', until: '2099-01-01', replacedBy: 'addClient' };
    expect(found(api({ deprecation }))).toEqual([
      'warned dispatch: It uses the operation createClient, deprecated since 2026-01-01, which can be used until 2099-01-01: use addClient',
    ]);
    expect(found(api({ deprecation: { ...deprecation, until: '2026-04-01' } }))).toEqual([
      'failed dispatch: It uses the operation createClient, which expired on 2026-04-01: use addClient',
    ]);
  });

  it('refuses an operation that the API no longer has', () => {
    expect(found({ paths: { '/x': { get: { operationId: 'other' } } } })).toEqual([
      'failed dispatch: createClient: the deployed API does not have it (POST /api/client)',
    ]);
    expect(found('<html>')).toEqual(['failed null: The deployed API has no readable openapi.json.']);
  });

  it('accepts a guarded operation that some users of the page may not call', () => {
    const guarded = sampleRemote({
      declaration: {
        operations: ['createClient'],
        routes: [{ ...sampleRoute('/booking'), guarded: ['createClient'] }],
      },
      facts: { operations: { createClient: built }, modules: { './pages/list': ['createClient'] } },
    });
    expect(found(api({ permission: ['users'] }), [guarded])).toEqual([]);
  });

  it('checks the roles of a permission, from the remote or from the set, against its operations', () => {
    const declared = (roles: readonly StaffRole[]) =>
      sampleRemote({
        declaration: {
          contract: '^1.10.0',
          operations: ['createClient'],
          routes: [{ ...sampleRoute('/booking'), page: 'dispatch/own' }],
          permissions: [
            { page: 'dispatch/own', titleKey: 'x', titles: { fr: 'x', nl: 'x', en: 'x' }, roles: [...roles] },
          ],
        },
        facts: { operations: { createClient: built }, modules: { './pages/list': ['createClient'] } },
      });
    expect(found(api(), [declared(['dispatch'])])).toEqual([]);
    const refusal = expect.stringContaining(
      'but account may open that page (dispatch/own) and may not call the operation',
    );
    expect(found(api(), [declared(['dispatch', 'account'])])).toEqual([refusal]);
    const { set, ...candidate } = sampleCandidate([declared(['dispatch'])], { openapi: api() });
    const decided = { ...candidate, set: { ...set, roles: { 'dispatch/own': ['account' as const] } } };
    expect(checkOperations(decided).map(({ detail }) => detail)).toEqual([refusal]);
  });

  it('refuses a page whose users may not call its operations', () => {
    expect(found(api({ permission: ['users'] }))).toEqual([
      'failed dispatch: createClient: /booking can call it, but dispatch, admin, lead may open that page (booking) and may not call the operation (users)',
    ]);
    expect(found(api({ permission: [] }))).toEqual([
      expect.stringContaining(
        'dispatch, admin, lead, super may open that page (booking) and may not call the operation (nobody may)',
      ),
    ]);
  });

  it('refuses a page whose operations a role may not call that is given this page alone', () => {
    expect(found(api({ permission: ['timeline'] }))).toEqual([
      'failed dispatch: createClient: /booking can call it, but a role that is given that page, with what it needs (booking), may not call the operation (timeline)',
    ]);
  });

  it.each([['signed-in'], ['public'], ['booking'], ['users,booking']])(
    'accepts a page whose users may all call its operations: %s',
    (permission) => {
      expect(found(api({ permission: permission.split(',') }))).toEqual([]);
    },
  );

  it('refuses a remote without facts about its operations', () => {
    expect(found(api(), [sampleRemote({ facts: "facts.json can't be read" })])).toEqual([
      "failed dispatch: facts.json can't be read",
    ]);
  });
});
