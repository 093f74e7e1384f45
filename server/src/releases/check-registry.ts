import { type Registry, StoreFault } from '@navette/ops/registry';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Checks at the start that the registry can be changed safely where it is. One that does not answer now does not keep the server from starting: until it
 * does, browsers use the last release that they got.
 * @throws {Refusal} for a bucket without conditional writes
 */
export async function checkRegistry(registry: Registry, log: FastifyBaseLogger): Promise<void> {
  await registry.store.check().catch((error: unknown) => {
    if (!(error instanceof StoreFault)) throw error;
    log.error({ err: error }, 'the registry does not answer');
  });
}
