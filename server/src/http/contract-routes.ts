import { mayCall } from '@navette/shared/domain';
import type { OpsCaller } from '@navette/ops/registry';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { authenticate } from '../auth/authenticate.ts';
import type { Caller } from '../kernel/caller.ts';
import { authenticateCarrier, type CallingCarrier } from '../dispatch/public.ts';
import { listsOfDays } from '../dispatch/bookings/day-list/send-list.ts';
import { type ContractOperation, contractOperations, isWrite } from '../kernel/contract.ts';
import { givesFile } from './slow-bodies.ts';
import type { Call, Handler, Handlers, OperationId } from '../kernel/operation.ts';
import { authenticateOps, isForOps } from '../releases/ops-api/ops-call.ts';
import type { Replica } from '../db/replica.ts';
import { readOnlyTaker } from '../kernel/read-only.ts';
import { forbidden, notImplemented, unauthorized } from '../kernel/problem.ts';
import type { HttpServices } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
    /** Caller of an ops token, for operations that require one. */
    opsCaller: OpsCaller | undefined;
    /** Partner carrier, for operations that require its token. */
    carrier: CallingCarrier | undefined;
  }
  interface FastifyContextConfig {
    operation?: ContractOperation;
  }
}

/** Maximum bytes of an import, whose rows are sent in one call and written in one transaction. */
const MOST_BYTES_OF_IMPORT = 20 * 1024 * 1024;

/** A route for every operation of the contract: authorised first, then validated, then handled, or answered 501. */
export function registerContract<Services extends HttpServices>(
  app: FastifyInstance,
  handlers: Handlers<Services>,
  services: Services,
  replica?: Pick<Replica, 'db' | 'read'>,
): void {
  const withReplica = replica && { read: replica.read, services: { ...services, db: replica.db } };
  app.decorateRequest('caller', undefined);
  app.decorateRequest('opsCaller', undefined);
  app.decorateRequest('carrier', undefined);
  app.decorateRequest('readOnly', undefined);
  // Answers contain personal data: neither browsers nor proxies may cache them.
  app.addHook('onSend', ({ routeOptions }, reply, payload, done) => {
    if (routeOptions.config.operation && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  for (const operation of contractOperations) {
    const handler = handlers[operation.id];
    const takeReadOnly = readOnlyTaker(operation);
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation },
      ...((listsOfDays.has(operation.id) || givesFile(operation)) && { compress: false }),
      schema: requestSchema(operation),
      ...(operation.id === 'runImport' && { bodyLimit: MOST_BYTES_OF_IMPORT }),
      onRequest: (request) => authorise(request, operation, services),
      preValidation: (request, _reply, done) => {
        fillLeftOut(request, operation);
        authoriseProperties(request, operation);
        takeReadOnly(request);
        done();
      },
      handler: async (request, reply) => {
        if (!handler) throw notImplemented();
        const answerWith = (used: Services) => invoke(handler, { request, reply, services: used });
        const fromPrimary = () => answerWith(services);
        const answer = await (withReplica && replicaReads.has(operation.id)
          ? withReplica.read(() => answerWith(withReplica.services), fromPrimary)
          : fromPrimary());
        // Invalidates the caches before the caller learns that it was saved, so that the next answer is not stale.
        if (isWrite(operation)) await services.changes?.settled();
        return answer;
      },
    });
  }
}

async function authorise(request: FastifyRequest, operation: ContractOperation, services: HttpServices): Promise<void> {
  if (isForOps(operation)) {
    request.opsCaller = await authenticateOps(request, operation, services);
    if (request.opsCaller) return;
  }
  if (operation.permission.includes('carrier-token')) {
    request.carrier = await authenticateCarrier(request.headers.authorization, services);
    if (request.carrier) return;
  }
  request.caller = await authenticate(request.headers.authorization, services);
  if (mayCall(request.caller?.user.pages, operation.permission)) return;
  throw request.caller ? forbidden() : unauthorized();
}

/** Some properties require a page of their own. */
function authoriseProperties({ body, caller }: FastifyRequest, { propertyPermission }: ContractOperation): void {
  const sent = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const refused = sent.some(
    (name) => Object.hasOwn(propertyPermission, name) && !mayCall(caller?.user.pages, propertyPermission[name] ?? []),
  );
  if (refused) throw forbidden();
}

/** A missing optional body counts as an empty one: all its properties have defaults. */
function fillLeftOut(request: FastifyRequest, { documented }: ContractOperation): void {
  const { requestBody } = documented;
  if ((request.body ?? null) === null && requestBody?.content?.['application/json'] && !requestBody.required)
    request.body = {};
}

type Context<Services> = Pick<Call<OperationId, Services>, 'request' | 'reply' | 'services'>;
type Unchecked<Services> = Context<Services> & {
  body: unknown;
  path: unknown;
  query: unknown;
  caller: Caller | undefined;
};

function invoke<Id extends OperationId, Services>(
  handler: Handler<Id, Services>,
  context: Context<Services>,
): Promise<unknown> {
  const { body, params, query, caller } = context.request;
  const call = { body, path: params, query, caller, ...context };
  if (!isChecked<Id, Services>(call)) throw new Error('a handler of the contract was called without its checks');
  return handler(call);
}

/** Type guard: the request was validated against the schemas of this very operation. */
function isChecked<Id extends OperationId, Services>(
  call: Unchecked<Services>,
): call is Unchecked<Services> & Call<Id, Services> {
  return call.request.routeOptions.config.operation !== undefined && !call.request.validationError;
}

function requestSchema(operation: ContractOperation): RouteOptions['schema'] {
  const body = operation.documented.requestBody?.content?.['application/json']?.schema;
  return {
    ...(body && { body }),
    ...partSchema(operation, 'path', 'params'),
    ...partSchema(operation, 'query', 'querystring'),
    ...partSchema(operation, 'header', 'headers'),
  };
}

function partSchema({ parameters }: ContractOperation, place: string, part: string): Record<string, object> {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return {};
  const name = (parameter: { name: string }) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    [part]: {
      type: 'object',
      properties: Object.fromEntries(own.map((parameter) => [name(parameter), parameter.schema])),
      required: own.filter(({ required }) => required).map(name),
      ...(place === 'query' && { additionalProperties: false }),
    },
  };
}

/** Expensive lists and statistics, answered by a replica if there is one. */
export const replicaReads: ReadonlySet<OperationId> = new Set<OperationId>([
  'getTotals',
  'listMonthlyStats',
  'listDailyStats',
  'listHalfYearStats',
  'listWeekdayStats',
  'listUnmetNeed',
  'getUnpaid',
  'listStatsBookings',
  'listStatsInvoices',
  'listDriverWallets',
  'listDriverWalletsByDate',
  'listDriverWalletBookings',
  'listClientWallets',
  'listClientWalletsByDate',
  'listClientWalletBookings',
  'listInsuranceWallets',
  'listInsuranceWalletsByDate',
  'listInsuranceWalletBookings',
  'listClientInvoices',
  'listClientInvoicesByDate',
  'listDriverInvoices',
  'listInsuranceInvoices',
  'listInsuranceInvoicesByDate',
  'listArchivedClientInvoices',
  'listArchivedClientInvoicesByDate',
  'listArchivedDriverInvoices',
  'listArchivedInsuranceInvoices',
  'listLogs',
]);
