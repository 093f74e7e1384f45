import { fitsHost, type PinnedRemote, type RunningRelease } from '@navette/shared/federation';
import { developedRemote } from './developed-remote.ts';
import { storedOverrides } from './stored-overrides.ts';
import { wantedOverrides } from './wanted-overrides.ts';

/**
 * Why a remote is not taken from where the address asks:
 * - `unreadable`: what was asked is not `remote@address`
 * - `forbidden`: ops do not allow this origin, which is usual
 * - `unreachable`: its server does not answer, or with something else
 * - `otherRemote`: the server there has another remote
 * - `contract`: it is built for another host
 */
export type OverrideRefusal = 'unreadable' | 'forbidden' | 'unreachable' | 'otherRemote' | 'contract';

/** What became of the overrides that were asked for in this tab. */
export interface AppliedOverrides {
  readonly active: readonly { readonly name: string; readonly origin: string }[];
  readonly ignored: readonly { readonly text: string; readonly reason: OverrideRefusal }[];
}

/**
 * The release with the remotes that this tab takes from a developer's server. Their files have no hashes, so that ops must have allowed the
 * origin; the content security policy refuses it otherwise anyway.
 */
export async function withOverrides(
  release: RunningRelease,
): Promise<{ readonly release: RunningRelease; readonly overridden: AppliedOverrides }> {
  const developed = await Promise.all(Object.values(storedOverrides()).map(developedRemote));
  const results = await Promise.all(wantedOverrides().map((text) => applied(text, release.overrides)));
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
  const wanted = parsed(text);
  if (!wanted) return { text, reason: 'unreadable' };
  if (!allowed.some((origin) => new URL(origin).origin === wanted.origin)) return { text, reason: 'forbidden' };
  const remote = await developedRemote(wanted.base).catch(() => undefined);
  if (!remote) return { text, reason: 'unreachable' };
  if (remote.declaration.name !== wanted.name) return { text, reason: 'otherRemote' };
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
