import type { PinnedRemote, ReleaseSet } from '@navette/shared/release';
import type { BrowserContext } from 'playwright-core';
import type { Finding } from '../report.ts';
import { openBrowser } from './browser.ts';
import { serveCandidate } from './candidate-release.ts';
import { loadModules } from './modules.ts';
import { namespacesOf } from './namespaces.ts';
import { signIn, type Account } from './sign-in.ts';
import { visit, type Reader } from './visit.ts';
import { languages, visitsOf, type Visit } from './visits.ts';
import { watch } from './watch.ts';

/** Options of a boot check. */
export interface BootOptions {
  /** Where the suite answers: its host, its API and the registry in which the set's files lie. */
  readonly origin: string;
  readonly set: ReleaseSet;
  readonly account: Account;
  /** Path of a browser; see {@link openBrowser}. */
  readonly chromium?: string;
  /** First parts of message keys besides those of the set's catalogues; see {@link namespacesOf}. */
  readonly namespaces?: ReadonlySet<string>;
  /** How long a page may take, ms; by default slower than any user would bear, since the machine that verifies may be busy. */
  readonly patience?: number;
}

/**
 * Starts the real host in a headless browser with a set that only this browser gets, and opens every page of every remote in every language. Reads only.
 * @returns what is wrong; nothing when every page mounted without an error
 * @throws {Refusal} when there is no browser, or the account is not let in
 */
export async function bootCheck({
  origin,
  set,
  account,
  chromium,
  namespaces: more = new Set(),
  patience = 30_000,
}: BootOptions): Promise<readonly Finding[]> {
  const browser = await openBrowser(chromium);
  try {
    const lobby = await browser.newContext(screen);
    await serveCandidate(lobby, origin, set);
    const pages = await signIn(await lobby.newPage(), origin, account);
    const signedIn = await lobby.storageState();
    await lobby.close();
    const { visits, findings } = visitsOf(set, pages);
    const namespaces = new Set([...more, ...(await namespacesOf(origin, set))]);
    const found = await Promise.all(
      languages.map(async (language) => {
        const context = await browser.newContext({ ...screen, storageState: speaking(signedIn, language) });
        await serveCandidate(context, origin, set);
        return read(context, set, visits, { origin, language, namespaces, patience });
      }),
    );
    return [...findings, ...found.flat()];
  } finally {
    await browser.close();
  }
}

const screen = { viewport: { width: 1440, height: 900 }, locale: 'fr-BE', timezoneId: 'Europe/Brussels' };

type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** As a returning user has it: the choice lies beside the session. */
const speaking = ({ cookies, origins }: Storage, language: string): Storage => ({
  cookies,
  origins: origins.map((each) => ({
    ...each,
    localStorage: [
      ...each.localStorage.filter(({ name }) => name !== 'navette.locale'),
      { name: 'navette.locale', value: language },
    ],
  })),
});

async function read(
  context: BrowserContext,
  set: ReleaseSet,
  visits: readonly Visit[],
  reader: Reader,
): Promise<readonly Finding[]> {
  const page = await context.newPage();
  const watched = watch(page, set);
  const found: Finding[] = [];
  for (const [remote, pinned] of Object.entries(set.remotes)) {
    const own = visits.filter((each) => each.remote === remote);
    // The first page of a remote is loaded, and each that follows one with a fault or without the shell.
    let inside = false;
    for (const each of own) {
      const faults = await visit(page, watched, each, reader, inside);
      inside = !each.bare && faults.every(({ severity }) => severity === 'warned');
      found.push(...faults);
    }
    if (reader.language === languages[0])
      found.push(...(own.length > 0 ? await loadModules(page, watched, remote, pinned) : unseen(remote, pinned)));
  }
  return found;
}

const unseen = (remote: string, { declaration }: PinnedRemote): readonly Finding[] =>
  [...declaration.dialogs, ...declaration.slots].map(({ module }) => ({
    severity: 'warned',
    remote,
    detail: `${module} was not loaded: no page of its remote was opened`,
  }));
