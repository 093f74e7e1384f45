import type { components } from '@navette/openapi/types';
import { type DecidedRoles, DEPLOYED_HOST } from '@navette/shared/release';
import * as z from 'zod';
import { HOST } from '../registry/keys.ts';
import type { StoredSet } from '../registry/sets.ts';

/** Difference of one remote, or of something else with a name, between two sets; null for what is not there. */
export type RemoteDifference = Readonly<components['schemas']['RemoteDifference']>;

/** A set, or what would become one; the menu and the roles of one that another version of ops wrote are of any form. */
export type Loose = Pick<StoredSet, 'remotes'> &
  Partial<Pick<StoredSet, 'host'>> & { readonly menu?: unknown; readonly roles?: unknown };

type Texts = Readonly<Record<string, string>>;

/** Names whose texts are not the same, sorted. */
export function textDifferences(before: Texts, after: Texts): RemoteDifference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort()
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((difference) => difference.before !== difference.after);
}

/** The name under which a pinned version was published, with the fingerprint of a working copy: the last part of its address. */
export const publishedAs = (base: string): string => base.split('/').at(-2) ?? base;

/** Remotes whose version is not the same in two sets, by name; last the host, whose version is `deployed` where the set pins none. */
export function remoteDifferences(before: Loose | undefined, after: Loose | undefined): RemoteDifference[] {
  const remotes = textDifferences(basesOf(before), basesOf(after)).map(({ name, before: was, after: is }) => ({
    name,
    before: was && publishedAs(was),
    after: is && publishedAs(is),
  }));
  return [...remotes, ...textDifferences({ [HOST]: hostOf(before) }, { [HOST]: hostOf(after) })];
}

/** Version of each remote, by name in order. */
export const versionsOf = (remotes: Loose['remotes']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(remotes)
      .map(([name, { base }]) => [name, publishedAs(base)] as const)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );

/** Version of each remote, and the build of the host, which is `host`. */
export const versionsIn = (set: Loose): Readonly<Record<string, string>> => ({
  ...versionsOf(set.remotes),
  [HOST]: hostOf(set),
});

const basesOf = (set: Loose | undefined): Texts =>
  Object.fromEntries(Object.entries(set?.remotes ?? {}).map(([name, { base }]) => [name, base]));

const hashes = z.record(z.string(), z.string()).catch({});

/** Remotes of a set, and the build of the host that it pins, as they were published; `here`: in this registry. */
export const partsOf = ({ remotes, host }: Loose) =>
  [...Object.entries(remotes), ...(host?.pinned ? [[HOST, host.pinned] as const] : [])].map(
    ([name, { base, files }]) => ({
      name,
      version: publishedAs(base),
      here: base.startsWith('/registry/'),
      files: hashes.parse(files),
    }),
  );

/** The build of the host that a set pins; `deployed` for the one that came with the server. */
export const hostOf = (set: Pick<Loose, 'host'> | undefined): string => set?.host?.pinned?.version ?? DEPLOYED_HOST;

const menuSchema = z.array(z.looseObject({ path: z.string() })).catch([]);

/** Paths of the menu entries that ops changed in another way. */
export const menuDifferences = (before: Loose | undefined, after: Loose | undefined): string[] =>
  textDifferences(menuOf(before), menuOf(after)).map(({ name }) => name);

const menuOf = (set: Loose | undefined): Texts =>
  Object.fromEntries(menuSchema.parse(set?.menu).map((entry) => [entry.path, JSON.stringify(entry)]));

/** Permissions that other roles hold by decision of ops. */
export const roleDifferences = (before: DecidedRoles = {}, after: DecidedRoles = {}): RemoteDifference[] =>
  textDifferences(holdersOf(before), holdersOf(after));

const holdersOf = (roles: DecidedRoles): Texts =>
  Object.fromEntries(Object.entries(roles).map(([page, holders]) => [page, holders.join(', ') || 'super only']));

/** Whether the same roles hold permissions by decision of ops. */
export const sameRoles = (before: Loose | undefined, after: Loose | undefined): boolean =>
  JSON.stringify(before?.roles ?? {}) === JSON.stringify(after?.roles ?? {});

/** Differences between two sets as text: `dispatch went from 1.0.0 to 1.1.0`. */
export function differences(before: Loose, after: Loose): string[] {
  const remotes = remoteDifferences(before, after).map(({ name, before: was, after: is }) => inWords(name, was, is));
  const menu = JSON.stringify(before.menu ?? []) === JSON.stringify(after.menu ?? []) ? [] : ['the menu was changed'];
  return [
    ...remotes,
    ...menu,
    ...(sameRoles(before, after) ? [] : ['the roles of permissions of remotes were changed']),
  ];
}

function inWords(name: string, was: string | null, is: string | null): string {
  if (was === null) return `${name} ${is} was added`;
  if (is === null) return `${name} ${was} was removed`;
  return `${name} went from ${was} to ${is}`;
}
