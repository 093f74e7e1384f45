import { DEPLOYED_HOST } from '@navette/shared/release';
import { HOST } from '../registry/keys.ts';
import type { StoredSet } from '../registry/sets.ts';

/** Difference of one remote between two sets. */
export interface RemoteDifference {
  readonly name: string;
  /** Null when it was not there. */
  readonly before: string | null;
  /** Null when it is gone. */
  readonly after: string | null;
}

type Loose = Pick<StoredSet, 'remotes'> &
  Partial<Pick<StoredSet, 'host'>> & { readonly menu?: unknown; readonly roles?: unknown };

/** The name under which a pinned version was published, with the fingerprint of a working copy: the last part of its address. */
export const publishedAs = (base: string): string => base.split('/').at(-2) ?? base;

/** Remotes whose version is not the same in two sets, by name; last the host, whose version is `deployed` where the set pins none. */
export function remoteDifferences(before: Loose | undefined, after: Loose | undefined): RemoteDifference[] {
  const names = [...new Set([...Object.keys(before?.remotes ?? {}), ...Object.keys(after?.remotes ?? {})])].sort();
  const remotes = names.flatMap((name) => {
    const [was, is] = [before?.remotes[name]?.base, after?.remotes[name]?.base];
    return was === is
      ? []
      : [
          {
            name,
            before: was === undefined ? null : publishedAs(was),
            after: is === undefined ? null : publishedAs(is),
          },
        ];
  });
  const [was, is] = [hostOf(before), hostOf(after)];
  return was === is ? remotes : [...remotes, { name: HOST, before: was, after: is }];
}

const hostOf = (set: Loose | undefined): string => set?.host?.pinned?.version ?? DEPLOYED_HOST;

/** Differences between two sets as text: `dispatch went from 1.0.0 to 1.1.0`. */
export function differences(before: Loose, after: Loose): string[] {
  const remotes = remoteDifferences(before, after).map(({ name, before: was, after: is }) => inWords(name, was, is));
  const menu = JSON.stringify(before.menu ?? []) === JSON.stringify(after.menu ?? []) ? [] : ['the menu was changed'];
  const roles =
    JSON.stringify(before.roles ?? {}) === JSON.stringify(after.roles ?? {})
      ? []
      : ['other roles hold permissions of remotes'];
  return [...remotes, ...menu, ...roles];
}

function inWords(name: string, was: string | null, is: string | null): string {
  if (was === null) return `${name} ${is} was added`;
  if (is === null) return `${name} ${was} was taken away`;
  return `${name} went from ${was} to ${is}`;
}
