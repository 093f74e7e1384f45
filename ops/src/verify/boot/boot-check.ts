import type { ReleaseSet } from '@navette/shared/release';
import { pooled } from '../../registry/pooled.ts';
import type { Finding } from '../report.ts';
import type { Account } from './accounts.ts';
import { asOther, type Boot, inFirstLanguage, inLanguage, type Read } from './as-accounts.ts';
import { openBrowser } from './browser.ts';
import { enter, type Lane, openLane } from './enter.ts';
import { namespacesOf } from './namespaces.ts';
import { rolesUnseen } from './roles.ts';
import { languages, visitsOf } from './visits.ts';

/** Options of a boot check. */
export interface BootOptions {
  /** Where the suite answers: its host, its API and the registry in which the set's files lie. */
  readonly origin: string;
  readonly set: ReleaseSet;
  /** Opens every page: in the first language, and in each other one where no other account opens it in that. */
  readonly account: Account;
  /** Accounts of other roles: each opens the pages that it may, in one language. When given, a role that is missing is a warning. */
  readonly others?: readonly Account[];
  /** Path of a browser; see {@link openBrowser}. */
  readonly chromium?: string;
  /** First parts of message keys besides those of the set's catalogues; see {@link namespacesOf}. */
  readonly namespaces?: ReadonlySet<string>;
  /** How long a page may take, ms; by default slower than any user would bear, since the machine that verifies may be busy. */
  readonly patience?: number;
}

/** Walks at a time: while one waits for a page to come to rest, another has the processor. */
const AT_A_TIME = 4;

/**
 * Starts the real host in a headless browser with a set that only this browser gets, and opens every page of every remote in every language, and as each
 * account that may see it. Reads only.
 * @returns what is wrong; nothing when every page mounted without an error
 * @throws {Refusal} when there is no browser, or an account is not let in
 */
export async function bootCheck({
  origin,
  set,
  account,
  others,
  chromium,
  namespaces: more = new Set(),
  patience = 30_000,
}: BootOptions): Promise<readonly Finding[]> {
  const browser = await openBrowser(chromium);
  try {
    const place = { browser, origin, set };
    const first = await openLane(place);
    const { role, pages } = await enter(first, place, 'fr', account);
    const session = await first.page.context().storageState();
    const { visits, findings } = visitsOf(set, pages);
    const namespaces = new Set([...more, ...(await namespacesOf(origin, set))]);
    const boot: Boot = { place, session, visits, reader: { origin, patience, namespaces }, opened: [] };
    const walks: readonly Walk[] = [
      (lane) => inFirstLanguage(boot, lane),
      ...(others ?? []).map(
        (other, turn): Walk =>
          (lane) =>
            asOther(boot, lane, other, turn),
      ),
      ...languages.slice(1).map(
        (language): Walk =>
          (lane) =>
            inLanguage(boot, lane, language),
      ),
    ];
    const lanes = [Promise.resolve(first)];
    const read = await pooled(walks, AT_A_TIME, async (start) => {
      const lane = lanes.pop() ?? openLane(place);
      const done = await start(lane);
      // What failed may have left the page in any state.
      if (done.found.some(({ severity }) => severity === 'failed')) await (await lane).page.context().close();
      else lanes.push(lane);
      return done;
    });
    const roles = read.flatMap((each) => each.role ?? []);
    return [
      ...findings,
      ...read.flatMap(({ found }) => found),
      ...(others === undefined ? [] : rolesUnseen(set, [role, ...roles])),
    ];
  } finally {
    await browser.close();
  }
}

type Walk = (lane: Promise<Lane>) => Promise<Read>;
