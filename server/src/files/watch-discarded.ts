import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../app/services.ts';
import { repeat, type Repeated } from '../platform/repeat.ts';
import { deleteDiscarded } from './discarded-files.ts';

const EVERY = 60_000;

/** Deletes the photos of receipts that are gone, as long as the server runs; each process may. */
export const watchDiscarded = (services: Services, log: FastifyBaseLogger): Repeated =>
  repeat(
    () => deleteDiscarded(services),
    EVERY,
    (error) => log.error({ err: error }, 'the photo of a deleted receipt is still kept'),
  );
