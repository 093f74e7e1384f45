import type { ReleaseSet } from '@navette/shared/release';
import type { BrowserContext } from 'playwright-core';
import type { Finding } from '../report.ts';
import { openBrowser } from './browser.ts';
import { serveCandidate } from './candidate-release.ts';
import { loadModules } from './modules.ts';
import { signIn, type Account } from './sign-in.ts';
import { visit } from './visit.ts';
import { languages, visitsOf, type Visit } from './visits.ts';
import { watch } from './watch.ts';

/** What a boot needs. */
export interface BootOptions {
  /** Where the suite answers: its host, its API and the registry in which the set's files lie. */
  readonly origin: string;
  readonly set: ReleaseSet;
  readonly account: Account;
  /** Path of a browser; see {@link openBrowser}. */
  readonly chromium?: string;
  /** First parts of message keys (`booking`): a text on a page that begins so is a key without a message. */
  readonly namespaces?: ReadonlySet<string>;
}

/**
 * Starts the real host in a headless browser with a set that nobody else has, and opens every page of every remote in every language. Reads only.
 * @returns what is wrong; nothing when every page mounted without an error
 * @throws {Refusal} when there is no browser, or the account is not let in
 */
export async function bootCheck({ origin, set, account, chromium, namespaces = new Set() }: BootOptions): Promise<readonly Finding[]> {
  const browser = await openBrowser(chromium);
  try {
    const lobby = await browser.newContext(screen);
    await serveCandidate(lobby, origin, set);
    const pages = await signIn(await lobby.newPage(), origin, account);
    const signedIn = await lobby.storageState();
    await lobby.close();
    const { visits, findings } = visitsOf(set, pages);
    const found = await Promise.all(
      languages.map(async (language) => {
        const context = await browser.newContext({ ...screen, storageState: speaking(signedIn, language) });
        await serveCandidate(context, origin, set);
        return read(context, { origin, set, visits, language, namespaces });
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
  origins: origins.map((each) => ({ ...each, localStorage: [...each.localStorage.filter(({ name }) => name !== 'navette.locale'), { name: 'navette.locale', value: language }] })),
});

interface Reading extends Required<Pick<BootOptions, 'origin' | 'set' | 'namespaces'>> {
  readonly visits: readonly Visit[];
  readonly language: (typeof languages)[number];
}

async function read(context: BrowserContext, { origin, set, visits, language, namespaces }: Reading): Promise<readonly Finding[]> {
  const page = await context.newPage();
  const watched = watch(page);
  const found: Finding[] = [];
  for (const each of visits) found.push(...(await visit(page, origin, watched, each, language, namespaces)));
  if (visits.length > 0 && language === languages[0]) found.push(...(await loadModules(page, watched, set)));
  return found;
}
