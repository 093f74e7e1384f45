import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { repeat, type Repeated } from '../../kernel/repeat.ts';
import { job } from '../../kernel/work.ts';
import { followTariffs } from '../../db/tariffs.ts';

/** Milliseconds between two runs. What is priced does not wait for them: trips are priced by the versions themselves. */
const EVERY = 300_000;

/** Job that shows versions as current values from the day on which they begin. */
export function watchTariffs(db: Db, log: FastifyBaseLogger): Repeated {
  const repeated = repeat(
    job('current tariffs', () => followTariffs(db)),
    EVERY,
    (error) => log.warn({ err: error }, 'current values of tariffs not updated'),
  );
  void repeated.now();
  return repeated;
}
