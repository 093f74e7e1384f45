import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ContractOperation, responseOf } from '../kernel/contract.ts';
import { ProblemError } from '../kernel/problem.ts';

/** Milliseconds for a body that is no file. */
const usual = 30_000;

/**
 * Time-out for request bodies: disconnects clients that send one too slowly. Files may take as long as the server's own time-outs allow, until they
 * are refused: data sent after the answer has this time-out.
 */
export function cutSlowBodies(app: FastifyInstance, patience = usual): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const start = (request: FastifyRequest) => {
    const cut = () => request.raw.complete || request.raw.destroy();
    // The body may have arrived while this process was busy: timers run before pending data is read.
    timers.set(request, setTimeout(() => setImmediate(cut), patience).unref());
  };
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { operation } = request.routeOptions.config;
    if (!operation || !takesFile(operation)) {
      start(request);
    }
    done(null, payload);
  });
  const arrived = (request: FastifyRequest) => clearTimeout(timers.get(request));
  app.addHook('preValidation', (request, _reply, done) => {
    arrived(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    arrived(request);
    if (!request.raw.complete) start(request);
    done();
  });
}

const FILE = 'application/octet-stream';

/** Whether the body of an operation is a raw file. */
export const takesFile = ({ documented }: ContractOperation): boolean =>
  documented.requestBody?.content?.[FILE] !== undefined;

/** Whether an operation answers with a raw file. */
export const givesFile = (operation: ContractOperation): boolean =>
  responseOf(operation, 200)?.content?.[FILE] !== undefined;

/** Passes file bodies to their handler as a stream, which limits the size; other operations accept none. */
export function acceptFiles(app: FastifyInstance): void {
  app.addContentTypeParser(FILE, (request, payload, done) => {
    const { operation } = request.routeOptions.config;
    if (operation && takesFile(operation)) done(null, payload);
    else done(new ProblemError(415, 'validation'));
  });
}
