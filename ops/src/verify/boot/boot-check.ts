import { warned, type Finding } from '../report.ts';
import { type ReleaseSet, grantsOfSet } from '@navette/shared/release';
import type { Account } from './accounts.ts';
import { asOther, type Boot, inFirstLanguage, inLanguage, enter, OpenedByOthers } from './as-accounts.ts';
import { type Lane, openContext, openLane, type Place, renewed, type Session } from './lane.ts';
import { languages, type Suspect, visitsOf } from './visit.ts';
import { blockers } from './walk.ts';
import { rolesOpening } from '../checks/operations.ts';
import { chromiumLaunch } from '@navette/browser';
import type { Browser } from 'playwright-core';
import { Refusal } from '../../refusal.ts';
import { isRecord } from '../../json.ts';

interface BootOptions {
  /** Address of the suite: its host, its API and the registry in which the set's files lie. */
  readonly origin: string;
  readonly set: ReleaseSet;
  /** Opens every page: in the first language, and in each other one where no other account opens it in that. */
  readonly account: Account;
  /** Accounts of other roles: each opens the pages that it may, in one language. When given, a role that is missing is a warning. */
  readonly others?: readonly Account[];
  /** Path of a browser; see {@link openBrowser}. */
  readonly chromium?: string;
  /** Time-out of a page, ms; by default slower than any user would bear, since the machine that verifies may be busy. */
  readonly patience?: number;
}

/** Walks at a time of other accounts: while one waits for a page to come to rest, another has the processor. */
const ACCOUNTS_AT_A_TIME = 3;

/** Walks at a time of the account that opens everything, in tabs of one session; of two without other accounts, which would leave the second core idle. */
const TABS = 3;

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
  patience = 30_000,
}: BootOptions): Promise<readonly Finding[]> {
  const browser = await openBrowser(chromium);
  try {
    const place = { browser, origin, set };
    const first = await openLane(await openContext(place), place);
    const { role, pages } = await enter(first, place, languages[0], account);
    const { visits, findings } = visitsOf(set, pages);
    const namespaces = await namespacesOf(origin, set);
    const opened = new OpenedByOthers(others ?? []);
    const suspects = new Map<Finding, Suspect>();
    const reader = { origin, patience, namespaces, suspects };
    const boot: Boot = { place, visits, reader, opened };
    const session = await first.page.context().storageState();
    const found = await Promise.all([
      walked(ofAll(boot), place, await tabsBeside(first, session, place, !others?.length)),
      walked(
        (others ?? []).map((other, turn) => (lane) => asOther(boot, lane, other, turn)),
        place,
        times(Math.min(ACCOUNTS_AT_A_TIME, others?.length ?? 0), async () => openLane(await openContext(place), place)),
      ),
    ]);
    const alone = async (): Promise<Lane> => openLane(await openContext(place, session), place);
    const guilty = await blockers(onePerPage(suspects.values()), alone, reader);
    const known = found.flat(2).filter((finding) => isGuilty(suspects.get(finding), guilty));
    return [...findings, ...known, ...(others ? rolesUnseen(set, [role, ...opened.roles]) : [])];
  } finally {
    await browser.close();
  }
}

/** Suspects of different pages: a page blocks in every language. */
const onePerPage = (suspects: Iterable<Suspect>): Iterable<Suspect> =>
  new Map(Array.from(suspects, (suspect) => [suspect.visit.address, suspect])).values();

/** Whether a page is one of those that block, or none blocks when it is alone, so that each stays suspected. */
const isGuilty = (suspect: Suspect | undefined, guilty: ReadonlySet<Suspect>): boolean =>
  suspect === undefined ||
  guilty.size === 0 ||
  [...guilty].some(({ visit }) => visit.address === suspect.visit.address);

/** So many pages pay for the document that one more walk has to load. */
const WORTH_A_DOCUMENT = 6;

/** The remotes with most pages first, so that what is left in the end is short. */
function ofAll(boot: Boot): readonly Walk[] {
  const remotes = Object.entries(boot.place.set.remotes).toSorted(
    ([, a], [, b]) => b.declaration.routes.length - a.declaration.routes.length,
  );
  const others = languages.slice(1).map((language) => inLanguage(boot, language));
  return [
    ...remotes.map(
      ([remote]) =>
        (lane: Lane) =>
          inFirstLanguage(boot, lane, remote),
    ),
    ...[1, WORTH_A_DOCUMENT].flatMap((least) => others.map((inOther) => (lane: Lane) => inOther(lane, least))),
  ];
}

/** Tabs of the session of a page, itself among them. */
async function tabsBeside(
  first: Lane,
  session: Session,
  place: Place,
  isAlone: boolean,
): Promise<readonly Promise<Lane>[]> {
  const context = first.page.context();
  const second = isAlone ? [await openContext(place, session)] : [];
  const more = [
    ...times(TABS - 1, () => openLane(context, place)),
    ...second.flatMap((other) => times(TABS, () => openLane(other, place))),
  ];
  return [Promise.resolve(first), ...more].map(async (opening) => ({ ...(await opening), session }));
}

const times = <Result>(count: number, make: () => Result): Result[] => Array.from({ length: count }, make);

/** Names the roles that may see a page of the set, and as which nobody opened it. */
function rolesUnseen(set: ReleaseSet, seen: readonly string[]): readonly Finding[] {
  const grants = grantsOfSet(set);
  const pages = Object.values(set.remotes).flatMap(({ declaration }) => declaration.routes.map(({ page }) => page));
  const roles = new Set(pages.flatMap((page) => rolesOpening(page, grants)));
  const unseen = [...roles].filter((role) => !seen.includes(role));
  return unseen.length === 0
    ? []
    : [
        warned(
          null,
          `no page was opened as ${unseen.join(', ')}: NAVETTE_VERIFY_ACCOUNTS contains no account with that role`,
        ),
      ];
}

/** Work that is done in one page from its start to its end. */
type Walk = (lane: Lane) => Promise<readonly Finding[]>;

/** Does walks in some pages, each of which takes the next walk when it is done with one. A page in which something failed is renewed. */
async function walked(
  walks: readonly Walk[],
  place: Place,
  lanes: readonly Promise<Lane>[],
): Promise<readonly (readonly Finding[])[]> {
  const found: (readonly Finding[])[] = [];
  const left = walks.entries();
  const takeAll = async (opening: Promise<Lane>): Promise<void> => {
    let lane = await opening;
    for (const [index, walk] of left) {
      const faults = (found[index] = await walk(lane));
      if (faults.some(({ severity }) => severity === 'failed')) lane = await renewed(lane, place);
    }
  };
  await Promise.all(lanes.map(takeAll));
  return found;
}

/**
 * Flags of V8 for a minute's work: the slower of its optimising compilers does not pay, the quicker one does, and what one page compiled stays for the next ones
 * that need it (docs/testing.md).
 */
const MINUTE_OF_WORK = '--js-flags=--no-opt --min-semi-space-size=32 --no-flush-bytecode';

/** The tabs of a session share a renderer: what one of them has compiled is there for the others. */
const ONE_RENDERER_A_SESSION = '--process-per-site';

/**
 * A headless browser: at the given path, else CHROMIUM_PATH, else the one that comes in an npm package.
 * @throws {Refusal} when there is none, or playwright-core is not installed
 */
async function openBrowser(path?: string): Promise<Browser> {
  const { chromium } = await import('playwright-core').catch((cause: unknown) => {
    throw new Refusal(
      'A boot check needs the package playwright-core, which is not installed: npm install playwright-core, or verify without --boot.',
      { cause },
    );
  });
  const launch = await chromiumLaunch(path).catch((cause: unknown) => {
    throw new Refusal(cause instanceof Error ? cause.message : String(cause), { cause });
  });
  return chromium.launch({ ...launch, args: [...launch.args, MINUTE_OF_WORK, ONE_RENDERER_A_SESSION] });
}

/** First parts of the keys of the host and of the shared package. */
const common = [
  'address',
  'banner',
  'booking',
  'crash',
  'date',
  'denied',
  'form',
  'language',
  'load',
  'map',
  'menu',
  'notAllowed',
  'notFound',
  'page',
  'palette',
  'password',
  'picker',
  'problem',
  'release',
  'releases',
  'role',
  'search',
  'session',
  'settings',
  'shared',
  'shell',
  'shortcuts',
  'signIn',
  'socket',
  'sound',
  'start',
  'table',
  'validation',
];

/**
 * First parts of message keys, `booking` of `booking.title`: a text on a page that looks like a key and begins so is a key without a message.
 * A catalogue that can't be had is the matter of another check.
 */
async function namespacesOf(origin: string, set: ReleaseSet): Promise<ReadonlySet<string>> {
  const keys = await Promise.all(
    Object.values(set.remotes).map(async ({ base }) => keysOf(new URL(`${base}messages/fr.json`, origin))),
  );
  return new Set([...common, ...keys.flat().map((key) => key.split('.')[0] ?? '')]);
}

async function keysOf(address: URL): Promise<readonly string[]> {
  try {
    const messages: unknown = await (await fetch(address, { signal: AbortSignal.timeout(12_000) })).json();
    return isRecord(messages) ? Object.keys(messages) : [];
  } catch {
    return [];
  }
}
