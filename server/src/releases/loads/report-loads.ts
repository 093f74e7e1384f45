import type { Handler } from '../../kernel/operation.ts';
import { rateLimited } from '../../kernel/problem.ts';
import { RateLimit } from '../../kernel/rate-limit.ts';
import type { ReleaseServices } from '../releases.ts';
import {
  HOST,
  publishedAs,
  readStoredSet,
  runningFor,
  type SignedIn,
  type StoredSet,
  type Registry,
} from '@navette/ops/registry';
import type { LoadEvent } from './load-counts.ts';

/** A page reports each remote once, and again on each retry. */
const events = new RateLimit({ burst: 200, perSecond: 1 });

type Pins = StoredSet['remotes'];

/**
 * The events that are about a version of a set the registry knows, about the former version with which a page on it goes on, or about the one that
 * runs by now and was taken into the page by a retry; each under the name by which that version was published.
 * @param user whose page reports: what is tried out has other former versions
 */
async function knownEvents<Event extends LoadEvent>(
  registry: Registry,
  events: readonly Event[],
  user: SignedIn,
): Promise<Event[]> {
  // The sets that events name can be read also where what runs can't.
  const running = await runningFor(registry, user).catch(() => undefined);
  const pinsOf = new Map<string, Pins | undefined>();
  for (const { set } of events) if (!pinsOf.has(set)) pinsOf.set(set, await pinsIn(registry, set));
  return events.flatMap((event) => {
    const pins = pinsOf.get(event.set);
    const version =
      pins &&
      (publishedVersion(pins, event) ??
        publishedVersion(running?.fallbacks ?? {}, event) ??
        publishedVersion(running?.set.remotes ?? {}, event));
    return version === undefined ? [] : [{ ...event, version }];
  });
}

const pinsIn = (registry: Registry, set: string): Promise<Pins | undefined> =>
  readStoredSet(registry, set).then(
    ({ remotes }) => remotes,
    () => undefined,
  );

/** Pages may say 1.2.0 of a working copy of 1.2.0, of which a set holds only one. */
function publishedVersion(pins: Pins, { remote, version }: LoadEvent): string | undefined {
  const pinned = Object.hasOwn(pins, remote) ? pins[remote] : undefined;
  const published = pinned && publishedAs(pinned.base);
  return published === version || published?.split('+')[0] === version ? published : undefined;
}

/** Counts the load report of a page for remotes that the registry knows; ignores others. */
export const reportLoads: Handler<'reportLoads', ReleaseServices> = async ({ body, caller, services, request }) => {
  const wait = events.take(caller.sessionId, body.events.length, services.now());
  if (wait > 0) throw rateLimited(wait);
  const { registry, loads } = services.releases;
  const known = await knownEvents(registry, body.events, caller.user);
  await loads.count(known, caller.sessionId);
  // Whoever is shown the number tells it to ops: written at every level of the log but `silent`.
  const always = request.log.level === 'silent' ? request.log : request.log.child({}, { level: 'info' });
  // A crash of the host itself belongs to no set.
  const crashes = body.events.filter(({ remote }) => remote === HOST);
  for (const { remote, version, outcome, detail, incidentId } of [...known, ...crashes]) {
    if (outcome !== 'loaded')
      always.warn(
        { remote, version, outcome, detail: withoutQueries(detail), shownIncidentId: incidentId },
        remote === HOST ? 'the host failed in a page' : 'a remote failed in a page',
      );
  }
  return { affectedRows: known.length };
};

/** Queries of addresses hold what people search for. */
const withoutQueries = (text: string | undefined): string | undefined => text?.replaceAll(/[?#]\S*/g, '');
