import type { FastifyInstance } from 'fastify';
import { contractOperations, responseOf } from '../kernel/contract.ts';
import { lazyValidator, type Validator } from '../kernel/validators.ts';

/**
 * Holds our answers against the contract: an answer that breaks it is a 500 in development and in tests, and a line in
 * the log in production. Bytes that were serialised before pass unseen.
 */
export function checkResponses(app: FastifyInstance, whenBroken: 'fail' | 'log'): void {
  const validators = new Map<string, Validator>();
  for (const operation of contractOperations) {
    const schema = responseOf(operation, 200)?.content?.['application/json']?.schema;
    if (schema) validators.set(operation.id, lazyValidator(schema, 'json'));
  }
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    const validator = operation && reply.statusCode === 200 ? validators.get(operation.id) : undefined;
    // What is sent is JSON: dates are texts then, and undefined properties are gone.
    if (!validator || validator(JSON.parse(JSON.stringify(payload)))) return payload;
    const errors = validator.errors
      ?.slice(0, 5)
      .map(({ instancePath, message, params }) => ({ instancePath, message, params }));
    if (whenBroken === 'fail')
      throw new Error(`${operation?.id} answered against the contract: ${JSON.stringify(errors)}`);
    request.log.error({ operation: operation?.id, errors }, 'answer breaks the contract');
    return payload;
  });
}
