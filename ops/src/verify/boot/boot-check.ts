import type { ReleaseSet } from '@navette/shared/release';
import { pooled } from '../../registry/pooled.ts';
import type { Finding } from '../report.ts';
import type { Account } from './accounts.ts';
import { openBrowser } from './browser.ts';
import { enter, type Lane, openLane, type Place, resume, type Session } from './enter.ts';
import { namespacesOf } from './namespaces.ts';
import { rolesUnseen } from './roles.ts';
import type { Reader } from './visit.ts';
import { languages, visitsOf, type Visit } from './visits.ts';
import { walk, walkWithModules } from './walk.ts';

/** Options of a boot check. */
export interface BootOptions {
  /** Where the suite answers: its host, its API and the registry in which the set's files lie. */
  readonly origin: string;
  readonly set: ReleaseSet;
  /** Opens every page in every language. */
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
 * Starts the real host in a headless browser with a set that only this browser gets, and opens every page of every remote in every language, and once as
 * each other account. Reads only.
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
    const readable = { origin, patience, namespaces: new Set([...more, ...(await namespacesOf(origin, set))]) };
    const lanes = [first];
    const walks: readonly Walk[] = [
      ...languages.map(
        (language) => (lane: Lane) => inLanguage(place, lane, session, visits, { ...readable, language }),
      ),
      ...(others ?? []).map((other, index) => (lane: Lane) => asOther(place, lane, other, index, readable)),
    ];
    const read = await pooled(walks, AT_A_TIME, async (start) => {
      const lane = lanes.pop() ?? (await openLane(place));
      const done = await start(lane);
      // What failed may have left the page in any state.
      if (done.found.some(({ severity }) => severity === 'failed')) await lane.page.context().close();
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

/** What was found, and as which other role. */
interface Read {
  readonly found: readonly Finding[];
  readonly role?: string;
}

type Walk = (lane: Lane) => Promise<Read>;

/** Every document of a remote is loaded in the first language, where its dialogs and slots are loaded too; that they load does not depend on the language. */
async function inLanguage(
  place: Place,
  lane: Lane,
  session: Session,
  visits: readonly Visit[],
  reader: Reader,
): Promise<Read> {
  await resume(lane, place, reader.language, session);
  const isFirst = reader.language === languages[0];
  return {
    found: isFirst
      ? await walkWithModules(lane.page, lane.watch, place.set, visits, reader)
      : await walk(lane.page, lane.watch, visits, reader, { isAcross: true }),
  };
}

/** The languages take turns: a role differs from another in what it sees, not in how that is called. */
async function asOther(
  place: Place,
  lane: Lane,
  account: Account,
  turn: number,
  reader: Omit<Reader, 'language'>,
): Promise<Read> {
  const language = languages[turn % languages.length] ?? languages[0];
  const { role, pages } = await enter(lane, place, language, account);
  const { visits } = visitsOf(place.set, pages);
  const way = { isInside: true, isAcross: true };
  return { found: await walk(lane.page, lane.watch, visits, { ...reader, language, role }, way), role };
}
