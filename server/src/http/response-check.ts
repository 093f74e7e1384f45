import type { FastifyInstance } from 'fastify';
import { contractOperations, responseOf } from '../kernel/contract.ts';
import { lazyValidator, type Validator } from '../kernel/validators.ts';

/** Characters above which answers are checked by sampling: parsing them again costs as much as making them. */
const LARGE = 50_000;

/** Milliseconds between two checks of large answers of one operation. */
const PAUSE = 60_000;

/**
 * Checks our answers against the contract: a violation is a 500 in development and tests, and logged in production, where large answers are sampled.
 * The checked text is the one that is sent. Preserialised bytes are not checked.
 */
export function checkResponses(app: FastifyInstance, whenBroken: 'fail' | 'log', now = Date.now): void {
  const validators = new Map<string, Validator>();
  for (const operation of contractOperations) {
    const schema = responseOf(operation, 200)?.content?.['application/json']?.schema;
    if (schema) validators.set(operation.id, lazyValidator(schema, 'json'));
  }
  const texts = new WeakMap<object, string>();
  app.setReplySerializer((payload) =>
    typeof payload === 'object' && payload !== null
      ? (texts.get(payload) ?? JSON.stringify(payload))
      : JSON.stringify(payload),
  );
  const isDue = whenBroken === 'fail' ? () => true : nowAndThen(now);
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    const validator = operation && reply.statusCode === 200 ? validators.get(operation.id) : undefined;
    if (!validator) return payload;
    // Checks the JSON form: dates are texts then, and undefined properties are gone.
    const text = JSON.stringify(payload);
    if (typeof payload === 'object' && payload !== null) texts.set(payload, text);
    if ((text.length > LARGE && !isDue(operation?.id ?? '')) || validator(JSON.parse(text))) return payload;
    const errors = validator.errors
      ?.slice(0, 5)
      .map(({ instancePath, message, params }) => ({ instancePath, message, params }));
    if (whenBroken === 'fail')
      throw new Error(`${operation?.id} answered against the contract: ${JSON.stringify(errors)}`);
    request.log.error({ operation: operation?.id, errors }, 'answer breaks the contract');
    return payload;
  });
}

/** Sampling: whether an operation's last check was long enough ago. */
function nowAndThen(now: () => number): (operation: string) => boolean {
  const last = new Map<string, number>();
  return (operation) => {
    const time = now();
    if (time - (last.get(operation) ?? -Infinity) < PAUSE) return false;
    last.set(operation, time);
    return true;
  };
}
