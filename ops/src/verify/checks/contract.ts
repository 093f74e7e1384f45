import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fitsHost, inRange, isVersion } from '@navette/shared/release';
import { dialogsIn } from '../../release/deprecations.mjs';
import { failed, type Finding, warned } from '../report.ts';
import { useOfDeprecated, withFacts, type Candidate, type RemoteUnderCheck } from '../remote-under-check.ts';

/** Whether the host of the set can run every remote, and whether the remotes of the set fit together. */
export async function checkContract(candidate: Candidate): Promise<readonly Finding[]> {
  const asked = await Promise.all(
    candidate.remotes.map(async (remote) => ({
      name: remote.name,
      runs: remote.runs,
      dialogs: await dialogsAskedFor(remote),
    })),
  );
  return [
    ...ranges(candidate),
    ...sharedModules(candidate),
    ...samePaths(candidate),
    ...takenPaths(candidate),
    ...missingDialogs(candidate, asked),
    ...deprecated(candidate, asked),
  ];
}

interface Asked extends Pick<RemoteUnderCheck, 'name' | 'runs'> {
  readonly dialogs: readonly string[];
}

function ranges({ remotes, deployed: { host } }: Candidate): readonly Finding[] {
  return remotes
    .filter(({ pinned }) => !fitsHost(pinned.declaration.contract, host.contract))
    .map(({ name, pinned }) =>
      failed(
        name,
        `It needs host contract ${pinned.declaration.contract}; host ${host.version} provides ${host.contract}`,
      ),
    );
}

/** A remote takes what lies in its range; builds before ranges were declared name the version that they were built with. */
function sharedModules(candidate: Candidate): readonly Finding[] {
  const { shared } = candidate.deployed.host;
  if (shared === undefined)
    return [
      warned(null, 'The host does not list the versions of its shared modules (host.json), so they were not checked'),
    ];
  return withFacts(candidate).flatMap(({ name, facts }) =>
    Object.entries(facts.shared).flatMap(([module, asked]) => {
      const provided = shared[module];
      const range = isVersion(asked) ? `^${asked}` : asked;
      if (provided === undefined) return [failed(name, `It needs ${module}, which its host does not provide`)];
      return inRange(provided, range)
        ? []
        : [failed(name, `It needs ${module} ${range}; its host provides ${provided}`)];
    }),
  );
}

function samePaths({ remotes }: Candidate): readonly Finding[] {
  const routes = remotes.flatMap(({ name, pinned }) =>
    pinned.declaration.routes.map(({ path }) => ({ name, path, shape: path.replaceAll(/:\w+/g, ':') })),
  );
  return routes.flatMap(({ name, path, shape }, index) => {
    const other = routes.slice(0, index).find((earlier) => earlier.shape === shape && earlier.name !== name);
    return other ? [failed(name, `${path} is also a page of ${other.name} (${other.path})`)] : [];
  });
}

/** A remote is named after its domain, and so may its page be: `remote-releases`, `remote-metrics`. */
function takenPaths({ remotes }: Candidate): readonly Finding[] {
  return remotes.flatMap(({ name, pinned }) =>
    pinned.declaration.routes.flatMap(({ path }) => {
      const owner = takenBy(path);
      return owner ? [failed(name, `${path} is reserved for the ${owner}`)] : [];
    }),
  );
}

/**
 * Names of dialogs stand in the code as they are: a remote asks for them by name. A missing remote is only a warning, since the button of
 * the dialog says so; a remote that dropped the dialog is an error.
 */
function missingDialogs({ remotes, alone = false }: Candidate, asked: readonly Asked[]): readonly Finding[] {
  const offered = new Set(remotes.flatMap(({ pinned }) => pinned.declaration.dialogs.map(({ name }) => name)));
  return asked.flatMap(({ name, dialogs }) =>
    dialogs
      .filter((dialog) => !offered.has(dialog))
      .flatMap((dialog) => {
        const there = remotes.some((remote) => dialog.startsWith(`${remote.name}/`));
        if (alone && !there) return [];
        return [(there ? failed : warned)(name, `It opens the dialog ${dialog}, which no remote of the set offers`)];
      }),
  );
}

/** Dialogs and slots that go away, as the host of the set says. */
function deprecated({ remotes, deployed: { host } }: Candidate, asked: readonly Asked[]): readonly Finding[] {
  const { dialogs = {}, slots = {} } = host.deprecated ?? {};
  return [
    ...asked.flatMap((remote) =>
      remote.dialogs.flatMap((dialog) => useOfDeprecated(remote, `the dialog ${dialog}`, dialogs[dialog])),
    ),
    ...remotes.flatMap((remote) =>
      remote.pinned.declaration.slots.flatMap(({ slot }) => useOfDeprecated(remote, `the slot ${slot}`, slots[slot])),
    ),
  ];
}

async function dialogsAskedFor({ folder, pinned }: RemoteUnderCheck): Promise<readonly string[]> {
  const scripts = Object.keys(pinned.files).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8').catch(() => '')));
  return [...new Set(texts.flatMap(dialogsIn))].sort();
}

/** Pages of the host itself. One that a remote declared there would never be seen, or hide the way out of a bad release. */
const PAGES: ReadonlySet<string> = new Set(['/login', '/logout', '/changepass', '/denied', '/releases']);

/** Paths that the server answers itself, by their first part: a page below it would be there until it is loaded anew. */
const SERVED =
  /^\/(?:api|api-docs|assets|auth|csp-report|files|healthz|messages|metrics|openapi\.json|readyz|registry|release|service|socket\.io|t|ward)(?:\/|$)/;

/** Owner of an address that no remote can have. */
export function takenBy(path: string): 'host' | 'server' | undefined {
  if (PAGES.has(path)) return 'host';
  return SERVED.test(path) ? 'server' : undefined;
}
