import {
  type DecidedRoles,
  DEPLOYED_HOST,
  grantsOfSet,
  type MenuOverride,
  type ReleaseSet,
} from '@navette/shared/release';
import { HOST } from '../registry/keys.ts';
import { pinHost, pin } from '../registry/pin.ts';
import { type Content, rolesOf } from '../registry/sets.ts';
import { publicationOf } from '../registry/versions.ts';
import { refuseWorkingCopies, type VersionChoice } from '../release/choose.ts';
import type { Trial } from '../registry/staged.ts';
import { hostOf, publishedAs, versionsIn } from '../release/difference.ts';
import { entryPaths } from '../release/menu.ts';
import { Refusal } from '../refusal.ts';
import { type Desired, wantedTrials } from './state.ts';
import { about, everyOne, faultAt, type Path } from './written.ts';
import type { Registry } from '../registry/registry.ts';

/**
 * Content of the set that a desired state wants to run for everybody. Versions that run already are taken as they are.
 * @param section of the desired state that holds the versions; empty for the state itself
 * @throws {FaultyValues} when no remote is named, a version is not published, is a working copy, or no remote has the entry of a menu change or declares a permission
 */
export async function targetContent(
  registry: Registry,
  { remotes, host, menu, roles }: Pick<Desired, 'remotes' | 'host' | 'menu' | 'roles'>,
  running: ReleaseSet | undefined,
  workingCopies: boolean,
  section: Path = [],
): Promise<Content> {
  // An empty list is the leftover of a template that could not fill it: nobody means to take the whole suite away.
  if (remotes && running && Object.keys(remotes).length === 0)
    throw faultAt(['remotes'], 'remotes: no remote would be left. List the remotes to run, or omit the section.');
  const pinned = remotes
    ? await pinnedRemotes(registry, remotes, running, workingCopies, section)
    : (running?.remotes ?? {});
  const target = {
    remotes: pinned,
    menu: menu ? inOrder(menu) : (running?.menu ?? []),
    ...rolesOf(roles ? { roles } : (running ?? {})),
  };
  if (menu) assertEntries(target, menu, running);
  if (roles) assertDeclared(target, roles, running);
  if (host === undefined || host === hostOf(running)) return { ...target, ...(running ? { host: running.host } : {}) };
  return { ...target, ...(await about([...section, 'host'], () => pinHost(registry, host))) };
}

/**
 * Checks that every version of a desired state is there, those of its trials too. What runs or is staged already is left alone.
 * @throws {FaultyValues} naming each that is not
 */
export async function assertPublished(
  registry: Registry,
  desired: Desired,
  running: ReleaseSet | undefined,
  staged: readonly Pick<Trial, 'versions'>[],
): Promise<void> {
  const { remotes, host } = desired;
  const runs = ({ name, version }: VersionChoice, trials: typeof staged): boolean =>
    (name === HOST && version === DEPLOYED_HOST) ||
    [running ? versionsIn(running) : {}, ...trials.map(({ versions }) => versions)].some(
      (versions) => versions[name] === version,
    );
  // The host among the remotes has a refusal of its own.
  const picksIn = (section: Path, picks: Pick<Desired, 'host' | 'remotes'>, trials: typeof staged) =>
    [
      ...Object.entries(picks.remotes ?? {})
        .filter(([name]) => name !== HOST)
        .map(([name, version]) => ({ name, version, path: [...section, 'remotes', name] })),
      ...(picks.host === undefined ? [] : [{ name: HOST, version: picks.host, path: [...section, HOST] }]),
    ].filter((pick) => !runs(pick, trials));
  await everyOne(
    [
      ...picksIn([], { remotes, host }, []),
      ...(wantedTrials(desired) ?? []).flatMap(({ wanted, path }) => picksIn(path, wanted, staged)),
    ].map(({ name, version, path }) => about(path, () => publicationOf(registry, name, version))),
  );
}

async function pinnedRemotes(
  registry: Registry,
  wanted: Readonly<Record<string, string>>,
  running: ReleaseSet | undefined,
  workingCopies: boolean,
  section: Path,
): Promise<ReleaseSet['remotes']> {
  const runs = (name: string, version: string) => {
    const pinned = running?.remotes[name];
    return pinned && publishedAs(pinned.base) === version ? pinned : undefined;
  };
  const pinned = Object.entries(wanted).map(([name, version]) =>
    about([...section, 'remotes', name], async () => {
      if (name === HOST) throw new Refusal('The host is not a remote: write it as host, beside remotes.');
      const kept = runs(name, version);
      if (!kept && !workingCopies) refuseWorkingCopies([{ name, version }]);
      return [name, kept ?? (await pin(registry, name, version))] as const;
    }),
  );
  return Object.fromEntries(await everyOne(pinned));
}

const inOrder = (menu: readonly MenuOverride[]): MenuOverride[] =>
  menu.toSorted((left, right) => left.path.localeCompare(right.path, 'en'));

function assertEntries(target: Content, menu: readonly MenuOverride[], running: ReleaseSet | undefined): void {
  const entries = entryPaths(target);
  const twice = menu.findIndex(({ path }, index) => menu.findIndex((other) => other.path === path) !== index);
  if (twice !== -1) throw faultAt(['menu', twice, 'path'], `menu: ${menu[twice]?.path} is listed twice.`);
  const unknown = menu.find(
    ({ path }) => !entries.includes(path) && !running?.menu.some((entry) => entry.path === path),
  );
  if (unknown)
    throw faultAt(
      ['menu', menu.indexOf(unknown), 'path'],
      `menu: no remote has an entry ${unknown.path}. Existing entries: ${entries.join(', ')}.`,
    );
}

function assertDeclared({ remotes }: Content, roles: DecidedRoles, running: ReleaseSet | undefined): void {
  const declared = grantsOfSet({ remotes }).map(({ page }) => page);
  const unknown = Object.keys(roles).find((page) => !declared.includes(page) && running?.roles?.[page] === undefined);
  if (unknown !== undefined)
    throw faultAt(
      ['roles', unknown],
      `roles: no remote declares the permission ${unknown}. Existing entries: ${declared.sort().join(', ') || 'none'}.`,
    );
}
