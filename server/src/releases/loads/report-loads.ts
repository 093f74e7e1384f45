import type { Handler } from '../../kernel/operation.ts';
import { rateLimited } from '../../kernel/problem.ts';
import { RateLimit } from '../../kernel/rate-limit.ts';
import { knownEvents } from './known-events.ts';
import type { ReleaseServices } from '../services.ts';

/** A page reports each remote once, and again on each retry. */
const events = new RateLimit({ burst: 200, perSecond: 1 });

/** Counts the load report of a page for remotes that the registry knows; ignores others. */
export const reportLoads: Handler<'reportLoads', ReleaseServices> = async ({ body, caller, services, request }) => {
  const wait = events.take(caller.sessionId, body.events.length, services.now());
  if (wait > 0) throw rateLimited(wait);
  const { registry, loads } = services.releases;
  const known = await knownEvents(registry, body.events, caller.user);
  await loads.count(known, caller.sessionId);
  // Whoever is shown the number tells it to ops: written at every level of the log but `silent`.
  const always = request.log.level === 'silent' ? request.log : request.log.child({}, { level: 'info' });
  for (const { remote, version, outcome, detail, incidentId } of known) {
    if (outcome !== 'loaded')
      always.warn(
        { remote, version, outcome, detail: withoutQueries(detail), shownIncidentId: incidentId },
        'a remote failed in a page',
      );
  }
  return { affectedRows: known.length };
};

/** What people search for stands in the queries of addresses. */
const withoutQueries = (text: string | undefined): string | undefined => text?.replaceAll(/[?#]\S*/g, '');
