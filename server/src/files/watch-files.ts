import type { FastifyBaseLogger } from 'fastify';
import type { FileServices } from './services.ts';
import { job } from '../kernel/work/observed.ts';
import { repeat, type Repeated } from '../kernel/repeat.ts';
import { cleanPhotos } from './clean-photos.ts';
import { deleteDiscarded } from './discarded-files.ts';

const EVERY = 60_000;

/** Workers that clean old photos, and delete the files of deleted receipts and documents, while the server runs; safe in any number of processes. */
export function watchFiles(services: FileServices, log: FastifyBaseLogger): Pick<Repeated, 'stop'> {
  const workers = [
    repeat(
      job('photos', () => cleanPhotos(services)),
      EVERY,
      (error) => log.error({ err: error }, 'a photo of a receipt still holds the data of its camera'),
    ),
    repeat(
      job('discarded files', () => deleteDiscarded(services)),
      EVERY,
      (error) => log.error({ err: error }, 'the file of a deleted receipt or document is not deleted yet'),
    ),
  ];
  return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) };
}
