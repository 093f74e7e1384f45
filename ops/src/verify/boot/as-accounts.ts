import type { Finding } from '../report.ts';
import type { Account } from './accounts.ts';
import { enter, speaking } from './enter.ts';
import type { Lane, Place } from './lane.ts';
import type { OpenedByOthers } from './opened-by-others.ts';
import type { Reader } from './visit.ts';
import { type Language, languages, type Visit, visitsOf } from './visits.ts';
import { walk, walkWithModules } from './walk.ts';

/** Input that the walks of a boot share. */
export interface Boot {
  readonly place: Place;
  /** Pages of the account that may open everything. */
  readonly visits: readonly Visit[];
  readonly reader: Omit<Reader, 'language' | 'role'>;
  readonly opened: OpenedByOthers;
}

/** Findings, with the other role that met them. */
export interface Read {
  readonly found: readonly Finding[];
  readonly role?: string;
}

/** The document of a remote is loaded in the first language, where its dialogs and slots are loaded too; that they load does not depend on the language. */
export async function inFirstLanguage({ place, visits, reader }: Boot, lane: Lane, remote: string): Promise<Read> {
  const [language] = languages;
  const found = await speaking(lane, language, () =>
    walkWithModules(lane.page, lane.watch, place.set, remote, visits, { ...reader, language }),
  );
  return { found };
}

/** Opens what another account may. The languages take turns: a role differs from another in what it sees, not in how that is called. */
export async function asOther(
  { place, reader, opened }: Boot,
  lane: Lane,
  account: Account,
  turn: number,
): Promise<Read> {
  const language = languages[(turn + 1) % languages.length] ?? languages[0];
  const { role, pages } = await enter(lane, place, language, account);
  const { visits } = visitsOf(place.set, pages);
  opened.add(account, language, visits);
  const way = { isInside: true, isAcross: true };
  return { found: await walk(lane.page, lane.watch, visits, { ...reader, language, role }, way), role };
}

/**
 * Walks through the pages that no other account opens in a language. Several may do so at once: each takes the next page, so that they end together.
 * @returns a walk, which does nothing when fewer pages are left than it asks for
 */
export function inLanguage({ visits, reader, opened }: Boot, language: Language) {
  let coming: Promise<Visit[]> | undefined;
  return async (lane: Lane, least: number): Promise<Read> => {
    const left = await (coming ??= opened.left(language, visits));
    if (left.length < least) return { found: [] };
    const found = await speaking(lane, language, () =>
      walk(lane.page, lane.watch, taken(left), { ...reader, language }, { isAcross: true }),
    );
    return { found };
  };
}

function* taken(visits: Visit[]): Generator<Visit> {
  for (let next = visits.shift(); next !== undefined; next = visits.shift()) yield next;
}
