import { type PinnedRemote, fitsHost, type RunningRelease } from '@navette/shared/federation';
import { requestedOverrides, storedJson } from './tab-choices.ts';

const unchecked = new Set<string>();

/** Whether a remote comes from a development server, whose files have no hashes. */
export const isOverride = ({ base }: PinnedRemote): boolean => unchecked.has(base);

/**
 * Remote of a development server. What reads it is fetched then: nobody else needs it.
 * @param base the folder of its files, ending in a slash
 * @throws when the server does not answer, or with something else than a remote
 */
export async function developedRemote(base: string): Promise<PinnedRemote> {
  const { readDeveloped } = await import('./developed-remote.ts');
  const remote = await readDeveloped(base);
  unchecked.add(base);
  return remote;
}

/**
 * Why an override is refused:
 * - `unreadable`: it is not `remote@address`
 * - `forbidden`: ops do not allow this origin, which is usual
 * - `unreachable`: its server does not answer, or with something other than a remote
 * - `otherRemote`: the server there has another remote
 * - `contract`: it is built for another host
 */
export type OverrideRefusal = 'unreadable' | 'forbidden' | 'unreachable' | 'otherRemote' | 'contract';

/** Outcome of the requested overrides. */
export interface AppliedOverrides {
  readonly active: readonly { readonly name: string; readonly origin: string }[];
  readonly ignored: readonly { readonly text: string; readonly reason: OverrideRefusal }[];
}

/**
 * Applies the requested overrides to a release. Development servers have no hashes, so ops must have allowed the origin; the content security
 * policy refuses any other.
 */
export async function withOverrides(
  release: RunningRelease,
): Promise<{ readonly release: RunningRelease; readonly overridden: AppliedOverrides }> {
  const developed = await Promise.all(storedOverrides().map(developedRemote));
  const results = await Promise.all(requestedOverrides().map((text) => applied(text, release.overrides)));
  const remotes = [...developed, ...results.flatMap((result) => ('remote' in result ? result.remote : []))];
  return {
    release: {
      ...release,
      set: {
        ...release.set,
        remotes: { ...release.set.remotes, ...byName(remotes) },
        refused: release.set.refused.filter(({ name }) => !(name in byName(remotes))),
      },
    },
    overridden: {
      active: results.flatMap((result) =>
        'remote' in result ? { name: result.remote.declaration.name, origin: new URL(result.remote.base).origin } : [],
      ),
      ignored: results.flatMap((result) => ('reason' in result ? result : [])),
    },
  };
}

type Applied = { readonly remote: PinnedRemote } | AppliedOverrides['ignored'][number];

async function applied(text: string, allowed: readonly string[]): Promise<Applied> {
  const requested = parsed(text);
  if (!requested) return { text, reason: 'unreadable' };
  if (!allowed.some((origin) => new URL(origin).origin === requested.origin)) return { text, reason: 'forbidden' };
  const remote = await developedRemote(requested.base).catch(() => undefined);
  if (!remote) return { text, reason: 'unreachable' };
  if (remote.declaration.name !== requested.name) return { text, reason: 'otherRemote' };
  return fitsHost(remote.declaration.contract) ? { remote } : { text, reason: 'contract' };
}

function parsed(text: string): { name: string; base: string; origin: string } | undefined {
  const [, name, address] = /^([a-z][a-z\d-]{0,40})@(https?:\/\/.+)$/.exec(text) ?? [];
  if (name === undefined || address === undefined || !URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return { name, origin, base: `${origin}${pathname.endsWith('/') ? pathname : `${pathname}/`}` };
}

const byName = (remotes: readonly PinnedRemote[]) =>
  Object.fromEntries(remotes.map((remote) => [remote.declaration.name, remote]));

/**
 * Development builds of the host take remotes from where their page says: `localStorage['navette.overrides'] = '{"dispatch":"/remotes/dispatch/"}'`.
 * The bundler leaves this out of the others.
 */
function storedOverrides(): readonly string[] {
  if (process.env.NODE_ENV !== 'development') return [];
  const stored = storedJson('localStorage', 'navette.overrides') ?? {};
  return Object.values(stored).filter((base) => typeof base === 'string');
}
