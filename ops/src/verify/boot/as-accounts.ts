import type { Finding } from '../report.ts';
import type { Account } from './accounts.ts';
import { enter, type Lane, type Place, resume, type Session } from './enter.ts';
import type { Reader } from './visit.ts';
import { type Language, languages, type Visit, visitsOf } from './visits.ts';
import { walk, walkWithModules } from './walk.ts';

/** What the walks of a boot share. */
export interface Boot {
  readonly place: Place;
  /** Of the account that may open everything, and its pages. */
  readonly session: Session;
  readonly visits: readonly Visit[];
  readonly reader: Omit<Reader, 'language' | 'role'>;
  /** What the other accounts open, each as soon as it has signed in. */
  readonly opened: Promise<Opened>[];
}

interface Opened {
  readonly role: string;
  readonly language: Language;
  readonly visits: readonly Visit[];
}

/** What was found, and as which other role. */
export interface Read {
  readonly found: readonly Finding[];
  readonly role?: string;
}

/** Every document of a remote is loaded in the first language, where its dialogs and slots are loaded too; that they load does not depend on the language. */
export async function inFirstLanguage({ place, session, visits, reader }: Boot, opening: Promise<Lane>): Promise<Read> {
  const lane = await opening;
  const [language] = languages;
  await resume(lane, place, language, session);
  return { found: await walkWithModules(lane.page, lane.watch, place.set, visits, { ...reader, language }) };
}

/** Opens what another account may. The languages take turns: a role differs from another in what it sees, not in how that is called. */
export async function asOther(
  { place, reader, opened }: Boot,
  opening: Promise<Lane>,
  account: Account,
  turn: number,
): Promise<Read> {
  const language = languages[(turn + 1) % languages.length] ?? languages[0];
  const entering = opening.then(async (lane) => {
    const { role, pages } = await enter(lane, place, language, account);
    return { role, language, visits: visitsOf(place.set, pages).visits };
  });
  opened.push(entering);
  const [{ page, watch }, { role, visits }] = await Promise.all([opening, entering]);
  const way = { isInside: true, isAcross: true };
  return { found: await walk(page, watch, visits, { ...reader, language, role }, way), role };
}

/** Opens the pages that none of the other accounts opens in this language. Their walks have begun before. */
export async function inLanguage(
  { place, session, visits, reader, opened }: Boot,
  opening: Promise<Lane>,
  language: Language,
): Promise<Read> {
  const others = (await Promise.all(opened)).filter((other) => other.language === language);
  const seen = new Set(others.flatMap((other) => other.visits.map(({ address }) => address)));
  const left = visits.filter(({ address }) => !seen.has(address));
  const lane = await opening;
  if (left.length === 0) return { found: [] };
  await resume(lane, place, language, session);
  return { found: await walk(lane.page, lane.watch, left, { ...reader, language }, { isAcross: true }) };
}
