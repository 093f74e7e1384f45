import { type ReleaseSet, grantsOfSet } from '@navette/shared/release';
import type { Finding } from '../report.ts';
import type { Account } from './accounts.ts';
import { asOther, type Boot, inFirstLanguage, inLanguage, type Read } from './as-accounts.ts';
import { enter } from './enter.ts';
import { type Lane, openContext, openLane, type Place, renewed } from './lane.ts';
import { namespacesOf } from './namespaces.ts';
import { OpenedByOthers } from './opened-by-others.ts';
import { languages, visitsOf } from './visits.ts';
import { rolesOpening } from '../checks/operations.ts';
import { chromiumLaunch } from '@navette/browser';
import type { Browser } from 'playwright-core';
import { Refusal } from '../../refusal.ts';

/** Options of a boot check. */
export interface BootOptions {
  /** Address of the suite: its host, its API and the registry in which the set's files lie. */
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
  namespaces: more = new Set(),
  patience = 30_000,
}: BootOptions): Promise<readonly Finding[]> {
  const browser = await openBrowser(chromium);
  try {
    const place = { browser, origin, set };
    const first = await openLane(await openContext(place), place);
    const { role, pages } = await enter(first, place, languages[0], account);
    const { visits, findings } = visitsOf(set, pages);
    const namespaces = new Set([...more, ...(await namespacesOf(origin, set))]);
    const opened = new OpenedByOthers(others ?? []);
    const boot: Boot = { place, visits, reader: { origin, patience, namespaces }, opened };
    const reads = await Promise.all([
      walked(ofAll(boot), place, await tabsBeside(first, place, !others?.length)),
      walked(ofOthers(boot, others ?? []), place, lanesFor(others ?? [], place)),
    ]);
    const read = reads.flat();
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
      ([remote]): Walk =>
        (lane) =>
          inFirstLanguage(boot, lane, remote),
    ),
    ...others.map(
      (inOther): Walk =>
        (lane) =>
          inOther(lane, 1),
    ),
    ...others.map(
      (inOther): Walk =>
        (lane) =>
          inOther(lane, WORTH_A_DOCUMENT),
    ),
  ];
}

const ofOthers = (boot: Boot, others: readonly Account[]): readonly Walk[] =>
  others.map(
    (other, turn): Walk =>
      (lane) =>
        asOther(boot, lane, other, turn),
  );

/** Tabs of the session of a page, itself among them. */
async function tabsBeside(first: Lane, place: Place, isAlone: boolean): Promise<readonly Promise<Lane>[]> {
  const context = first.page.context();
  const session = await context.storageState();
  const second = isAlone ? [await openContext(place, session)] : [];
  const more = [
    ...times(TABS - 1, () => openLane(context, place)),
    ...second.flatMap((other) => times(TABS, () => openLane(other, place))),
  ];
  return [Promise.resolve(first), ...more].map(async (opening) => ({ ...(await opening), session }));
}

/** Pages of contexts of their own. */
const lanesFor = (others: readonly Account[], place: Place): readonly Promise<Lane>[] =>
  times(Math.min(ACCOUNTS_AT_A_TIME, others.length), async () => openLane(await openContext(place), place));

const times = <Result>(count: number, make: () => Result): Result[] => Array.from({ length: count }, make);

/** Names the roles that may see a page of the set, and as which nobody opened it. */
function rolesUnseen(set: ReleaseSet, seen: readonly string[]): readonly Finding[] {
  const grants = grantsOfSet(set);
  const pages = Object.values(set.remotes).flatMap(({ declaration }) => declaration.routes.map(({ page }) => page));
  const roles = new Set(pages.flatMap((page) => rolesOpening(page, grants)));
  const unseen = [...roles].filter((role) => !seen.includes(role));
  if (unseen.length === 0) return [];
  return [
    {
      severity: 'warned',
      remote: null,
      detail: `no page was opened as ${unseen.join(', ')}: NAVETTE_VERIFY_ACCOUNTS names no account of it`,
    },
  ];
}

/** Work that is done in one page from its start to its end. */
type Walk = (lane: Lane) => Promise<Read>;

/**
 * Does walks in some pages, each of which takes the next walk when it is done with one. A page in which something failed is renewed.
 * @returns what each of them found
 */
async function walked(walks: readonly Walk[], place: Place, lanes: readonly Promise<Lane>[]): Promise<readonly Read[]> {
  const reads: Read[] = [];
  const left = walks.entries();
  const takeAll = async (opening: Promise<Lane>): Promise<void> => {
    let lane = await opening;
    for (const [index, walk] of left) {
      const read = await walk(lane);
      reads[index] = read;
      if (read.found.some(({ severity }) => severity === 'failed')) lane = await renewed(lane, place);
    }
  };
  await Promise.all(lanes.map(takeAll));
  return reads;
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
      'A boot needs the package playwright-core, which is not installed here: npm install playwright-core, or verify without a boot.',
      { cause },
    );
  });
  const launch = await chromiumLaunch(path).catch((cause: unknown) => {
    throw new Refusal(cause instanceof Error ? cause.message : String(cause), { cause });
  });
  return chromium.launch({ ...launch, args: [...launch.args, MINUTE_OF_WORK, ONE_RENDERER_A_SESSION] });
}
