import type { FastifyBaseLogger } from 'fastify';
import type { FileServices } from './services.ts';
import { repeat, type Repeated } from '../kernel/repeat.ts';
import { deleteDiscarded } from './discarded-files.ts';

const EVERY = 60_000;

/** Worker that deletes the files of deleted receipts and documents while the server runs; any number of processes may run it. */
export const watchDiscarded = (services: FileServices, log: FastifyBaseLogger): Repeated =>
  repeat(
    () => deleteDiscarded(services),
    EVERY,
    (error) => log.error({ err: error }, 'the file of a deleted receipt or document is not deleted yet'),
  );
