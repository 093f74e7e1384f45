import {
  type DecidedRoles,
  DEPLOYED_HOST,
  grantsOfSet,
  type MenuOverride,
  type ReleaseSet,
} from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { HOST } from '../registry/keys.ts';
import { pinHost } from '../registry/pin-host.ts';
import { pin } from '../registry/pin.ts';
import { type Content, rolesOf } from '../registry/sets.ts';
import { refuseWorkingCopies, type VersionChoice } from '../release/choose.ts';
import { publishedAs } from '../release/difference.ts';
import type { Desired } from './schema.ts';

/**
 * Content of the set that a desired state wants to run for everybody. Versions that run already are taken as they are.
 * @throws {Refusal} when no remote is named, a version is not published, is a working copy, or no remote has the entry of a menu change or declares a permission
 */
export async function targetContent(
  registry: string,
  { remotes, host, menu, roles }: Pick<Desired, 'remotes' | 'host' | 'menu' | 'roles'>,
  running: ReleaseSet | undefined,
  workingCopies: boolean,
): Promise<Content> {
  // What a template leaves of a list that it could not fill: nobody means to take the whole suite away.
  if (remotes && running && Object.keys(remotes).length === 0)
    throw new Refusal('remotes: no remote would be left. Name those that are to run, or leave the section out.');
  const pinned = remotes ? await pinnedRemotes(registry, remotes, running, workingCopies) : (running?.remotes ?? {});
  const target = {
    remotes: pinned,
    menu: menu ? inOrder(menu) : (running?.menu ?? []),
    ...rolesOf(roles ? { roles } : (running ?? {})),
  };
  if (menu) assertEntries(target, running);
  if (roles) assertDeclared(target, roles, running);
  const hostNow = running?.host.pinned?.version ?? DEPLOYED_HOST;
  if (host === undefined || host === hostNow) return { ...target, ...(running ? { host: running.host } : {}) };
  return { ...target, ...(await pinHost(registry, host)) };
}

/** Versions of a wanted trial, as `stage` takes them. */
export const stagePicks = ({ remotes, host }: NonNullable<Desired['stage']>): VersionChoice[] => [
  ...Object.entries(remotes).map(([name, version]) => ({ name, version })),
  ...(host === undefined ? [] : [{ name: HOST, version: host }]),
];

async function pinnedRemotes(
  registry: string,
  wanted: Readonly<Record<string, string>>,
  running: ReleaseSet | undefined,
  workingCopies: boolean,
): Promise<ReleaseSet['remotes']> {
  const runs = (name: string, version: string) => {
    const pinned = running?.remotes[name];
    return pinned && publishedAs(pinned.base) === version ? pinned : undefined;
  };
  const choices = Object.entries(wanted).map(([name, version]) => ({ name, version }));
  if (!workingCopies) refuseWorkingCopies(choices.filter(({ name, version }) => !runs(name, version)));
  if (choices.some(({ name }) => name === HOST))
    throw new Refusal('The host is no remote: write it as host, beside remotes.');
  return Object.fromEntries(
    await Promise.all(
      choices.map(
        async ({ name, version }) => [name, runs(name, version) ?? (await pin(registry, name, version))] as const,
      ),
    ),
  );
}

const inOrder = (menu: readonly MenuOverride[]): MenuOverride[] =>
  menu.toSorted((left, right) => left.path.localeCompare(right.path, 'en'));

function assertEntries({ remotes, menu }: Content, running: ReleaseSet | undefined): void {
  const entries = Object.values(remotes).flatMap(({ declaration }) =>
    declaration.routes.flatMap((route) => (route.menu ? [route.path] : [])),
  );
  const twice = menu.find(({ path }, index) => menu.findIndex((other) => other.path === path) !== index);
  if (twice) throw new Refusal(`menu: ${twice.path} is there twice.`);
  const unknown = menu.find(
    ({ path }) => !entries.includes(path) && !running?.menu.some((entry) => entry.path === path),
  );
  if (unknown)
    throw new Refusal(`menu: no remote has an entry ${unknown.path}. Those there are: ${entries.sort().join(', ')}.`);
}

function assertDeclared({ remotes }: Content, roles: DecidedRoles, running: ReleaseSet | undefined): void {
  const declared = grantsOfSet({ remotes }).map(({ page }) => page);
  const unknown = Object.keys(roles).find((page) => !declared.includes(page) && running?.roles?.[page] === undefined);
  if (unknown !== undefined)
    throw new Refusal(
      `roles: no remote declares the permission ${unknown}. Those there are: ${declared.sort().join(', ') || 'none'}.`,
    );
}
