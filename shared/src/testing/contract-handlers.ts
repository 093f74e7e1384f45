import { operations as calls, type OperationId } from '@navette/openapi/operations';
import type { components, operations } from '@navette/openapi/types';
import { http, HttpResponse, type DefaultBodyType, type HttpHandler } from 'msw';

type Operations = operations;
type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Parameter<Id extends OperationId, In extends 'path' | 'query'> = Operations[Id] extends {
  parameters: { [K in In]?: infer Value };
}
  ? Exclude<Value, undefined>
  : never;

/** A call as the server got it. */
export interface ReceivedCall<Id extends OperationId> {
  /** Parameters of the path; whole numbers are numbers. */
  readonly path: Parameter<Id, 'path'>;
  /** The query, as texts. */
  readonly query: URLSearchParams;
  /** The body, typed by the contract. */
  readonly body: Operations[Id] extends { requestBody?: infer Body } ? JsonOf<Exclude<Body, undefined>> : undefined;
  /** The request itself, for its headers. */
  readonly request: Request;
}

/** Response of the server: the contract's data, or a whole response such as `problem(409, 'booking.duplicate')`. */
export type ServerAnswer<Id extends OperationId> = JsonOf<Operations[Id]['responses'][200]> | Response;

/** Answers by operationId. An operation without one fails the test that calls it. */
export type ContractHandlers = {
  readonly [Id in OperationId]?: (call: ReceivedCall<Id>) => ServerAnswer<Id> | Promise<ServerAnswer<Id>>;
};

/** Handler of one operation in a test. */
export type Answer<Id extends OperationId> = NonNullable<ContractHandlers[Id]>;

/**
 * Handlers of a real fake server for some operations of the contract, for `server.use(...)`.
 * @example server.use(...contractHandlers({ getClient: ({ path }) => [{ ...client, id: path.id }] }));
 */
export function contractHandlers(handlers: ContractHandlers): HttpHandler[] {
  return namesOf(handlers).flatMap((id) => handlerOf(id, handlers[id]) ?? []);
}

/** A refusal in the contract's shape. */
export const problem = (
  status: number,
  code: string,
  fields: components['schemas']['ProblemField'][] = [],
  params?: components['schemas']['MessageParams'],
): Response => {
  const body: components['schemas']['Problem'] = {
    status,
    code,
    messageKey: `problem.${code}`,
    fields,
    ...(params && { params }),
    incidentId: 'TEST-0001',
  };
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
};

/** The server can't be reached. */
export const networkFailure = (): Response => HttpResponse.error();

function handlerOf<Id extends OperationId>(id: Id, answer: ContractHandlers[Id]): HttpHandler | undefined {
  if (answer === undefined) return undefined;
  const { method, path } = calls[id];
  const listen = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete, PATCH: http.patch }[method];
  return listen(`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    const answered = await answer({
      path: numbered(params),
      query: new URL(request.url).searchParams,
      body: await bodyOf(request),
      request,
    });
    return answered instanceof Response ? answered : HttpResponse.json<DefaultBodyType>(answered ?? null);
  });
}

/** Values that arrive as text get the contract's types, like JSON: trusted here, checked by the tests of the server. */
const numbered = (params: object) =>
  Object.fromEntries(
    named(params).map(([name, value]: [string, unknown]): readonly unknown[] => [
      name,
      /^\d+$/.test(String(value)) ? Number(value) : value,
    ]),
  );

/** Without what the `*` before the path stood for, which has a number for a name. */
const named = (params: object) => Object.entries(params).filter(([name]) => !/^\d+$/.test(name));

const bodyOf = async (request: Request) => {
  const text = await request.clone().text();
  // A body that is a file is the request's own affair.
  if (text === '' || request.headers.get('content-type') === 'application/octet-stream') return undefined;
  return JSON.parse(text);
};

function namesOf(handlers: ContractHandlers): OperationId[] {
  const isOperation = (name: string): name is OperationId => name in calls;
  return Object.keys(handlers).filter(isOperation);
}

/** The refusal to delete a record that others refer to, with their count. */
export const referenced = (count: number, code = 'referenced'): Response =>
  Response.json(
    { status: 409, code, messageKey: `problem.${code}`, params: { count }, fields: [], incidentId: 'TEST-0001' },
    { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
  );
