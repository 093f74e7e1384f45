import type { FastifyBaseLogger } from 'fastify';
import { job } from '../../kernel/work/observed.ts';
import { repeat, type Repeated } from '../../kernel/repeat.ts';
import type { BooqitServices } from '../services.ts';
import { pollPlatform } from './poll-platform.ts';

/** Seconds between two polls, over all processes. */
const PAUSE = 20;
/** Milliseconds after which each process looks whether it is its turn. */
const EVERY = 5_000;

/** Job that keeps offered transports and differences fresh. */
export const watchPlatform = (services: BooqitServices, log: FastifyBaseLogger): Repeated =>
  repeat(
    job('platform', () => pollPlatform(services, PAUSE)),
    EVERY,
    (error) => log.warn({ error: String(error) }, 'the external platform was not polled'),
  );
