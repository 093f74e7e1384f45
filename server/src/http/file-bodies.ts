import type { FastifyInstance } from 'fastify';
import { type ContractOperation, responseOf } from '../kernel/contract.ts';
import { ProblemError } from '../kernel/problem.ts';

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
