import { isPublished, runningFor } from '@navette/ops/registry';
import type { FastifyInstance } from 'fastify';
import { rateLimited } from '../../kernel/problem.ts';
import type { HttpServices } from '../services.ts';
import { LruCache } from '../../kernel/lru-cache.ts';
import { RateLimit } from '../../kernel/rate-limit.ts';
import { reportPath } from '../security-headers.ts';
import type { LoadEvent } from '../../releases/loads/load-counts.ts';
import { isOfExtension, remoteOfViolation, type RemoteFile, readViolations } from '../../releases/violations.ts';

const largestReport = 16 * 1024;

/** Kinds of violations that are logged once; all are counted. */
const mostLogged = 500;

/** Rate limit of violations for one network address; an office shares one. */
const allowance = { burst: 120, perSecond: 0.5 };

/**
 * Counts violations of the content security policy reported by browsers, by the remote whose code caused them. Unauthenticated, so that a report is
 * only a hint: only the remote, its version and the violated directive are stored or logged.
 */
export async function registerCspReports(app: FastifyInstance, services: HttpServices): Promise<void> {
  const violations = new RateLimit(allowance);
  const logged = new LruCache<string, true>(mostLogged);
  await app.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      reports.getDefaultJsonParser('remove', 'remove'),
    );
    reports.post(reportPath, { bodyLimit: largestReport }, async (request, reply) => {
      const found = readViolations(request.body).filter((violation) => !isOfExtension(violation));
      const wait = violations.take(request.ip, Math.max(1, found.length), services.now());
      if (wait > 0) throw rateLimited(wait);
      const events: LoadEvent[] = [];
      for (const violation of found) {
        const event = await eventOf(services, remoteOfViolation(violation, services.releases.cdn));
        events.push(event);
        const kind = { remote: event.remote, version: event.version, directive: violation.directive };
        if (!logged.get(JSON.stringify(kind))) request.log.warn(kind, 'the content security policy refused something');
        logged.set(JSON.stringify(kind), true, 1);
      }
      await services.releases.loads.count(events);
      return reply.code(204).send();
    });
  });
}

/** An unpublished version is not ours, whatever the URL says: the violation is attributed to the page as a whole. */
async function eventOf({ releases }: HttpServices, file: RemoteFile | undefined): Promise<LoadEvent> {
  const set = await runningFor(releases.registry).then(
    (running) => running?.set,
    () => undefined,
  );
  const known = file && (await isPublished(releases.registry, file.remote, file.version)) ? file : undefined;
  if (!known)
    return { set: set?.id ?? '', remote: 'host', version: (await releases.host()).version, outcome: 'violation' };
  const pinned = set && Object.hasOwn(set.remotes, known.remote) ? set.remotes[known.remote] : undefined;
  return { ...known, set: pinned?.base.endsWith(`/${known.version}/`) ? (set?.id ?? '') : '', outcome: 'violation' };
}
