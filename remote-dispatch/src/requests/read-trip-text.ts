import { type ClockTime, type IsoDate, type Mobility, Motive } from '@navette/shared/domain';
import { birthDateIn, datesIn, timesIn } from './read-times.ts';

/** A trip that a mail asks for, as far as it could be read. */
export interface ReadTrip {
  readonly date: IsoDate;
  readonly time: ClockTime | null;
  readonly returnTime: ClockTime | null;
}

/** Values read in a mail. Each value is a proposal: a person confirms it. */
export interface ReadText {
  /** In the order of their days. */
  readonly trips: readonly ReadTrip[];
  /** Names of patients, as written. */
  readonly names: readonly string[];
  readonly birthday: IsoDate | null;
  /** Places of care, as written. */
  readonly places: readonly string[];
  /** Address at which the patient is picked up. */
  readonly address: string | null;
  readonly motive: Motive | null;
  readonly mobility: Mobility | null;
  /** The patient calls for the return. */
  readonly willCall: boolean;
}

/** Longest text that is read; the rest is quotes and notices. */
const LONGEST = 20_000;

/**
 * Reads a mail or PDF in French, Dutch or English that asks for trips (specification/office.md#requests). What is ambiguous or contradicts itself is left out:
 * nothing is better than something wrong.
 * @param text of it, the subject of a mail first
 * @param sent day on which it was sent: "demain" is the day after
 */
export function readTripText(text: string, sent: IsoDate): ReadText {
  const own = withoutQuotes(text).slice(0, LONGEST);
  return {
    trips: tripsIn(own, sent),
    names: namesIn(own),
    birthday: birthDateIn(own, sent) ?? null,
    places: placesIn(own),
    address: onlyOne(addressesIn(own)) ?? null,
    motive: onlyOne(keysIn(MOTIVES, own)) ?? null,
    mobility: onlyOne(keysIn(MOBILITIES, own)) ?? null,
    willCall: WILL_CALL.test(own),
  };
}

const withoutQuotes = (text: string): string =>
  text
    .replaceAll('\u00A0', ' ')
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('>'))
    .join('\n');

const RETURN =
  /(?:retour|rentr|reprise|reprendre|terug|ophaal|ophal|return|back|pick(?:ed)? (?:her |him |them )?up|home)[^.\d]{0,40}$/iu;

interface Draft {
  readonly date: IsoDate;
  time: ClockTime | null;
  returnTime: ClockTime | null;
}

/** Reads sentence by sentence: times belong to the dates of their sentence, else to the dates before. */
function tripsIn(text: string, sent: IsoDate): readonly ReadTrip[] {
  const trips = new Map<IsoDate, Draft>();
  let current: Draft[] = [];
  for (const sentence of text.split(/\n|(?<=[^\d][.!?;])\s|(?<=\d[.!?;])\s(?=\p{Lu})/u)) {
    const dates = datesIn(sentence, sent);
    const times = timesIn(sentence).map((found) => ({ ...found, isReturn: RETURN.test(sentence.slice(0, found.at)) }));
    if (dates.length > 0)
      current = [...new Set(dates.map(({ value }) => value))].map((date) => {
        const draft = trips.get(date) ?? { date, time: null, returnTime: null };
        trips.set(date, draft);
        return draft;
      });
    const starts = times.filter(({ isReturn }) => !isReturn);
    const own = (at: number): Draft[] => {
      if (current.length < 2 || starts.length < 2) return current;
      const before = dates.findLast((date) => date.at < at)?.value ?? dates[0]?.value;
      return current.filter(({ date }) => date === before);
    };
    for (const { value, at, isReturn } of times)
      for (const trip of own(at))
        if (isReturn) trip.returnTime ??= value;
        else trip.time ??= value;
  }
  return [...trips.values()]
    .map((trip) => ({
      ...trip,
      returnTime: trip.time !== null && (trip.returnTime ?? '') > trip.time ? trip.returnTime : null,
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

const TITLE = String.raw`(?:mme|madame|mevrouw|mevr|mvr|mw|monsieur|mr|m|dhr|de heer|mrs|ms|miss|pati[eë]nte?)`;
const PARTICLE = String.raw`(?:van|von|de|den|der|des|du|da|la|le|el|al|ben|[dl][’'])`;
const NAME_WORD = String.raw`(?:[dl][’'])?\p{Lu}[\p{L}’'-]+`;
const NAME = String.raw`(?:(?:${PARTICLE}\s+)*${NAME_WORD})(?:\s+(?:${PARTICLE}\s+)*${NAME_WORD}){0,3}`;

/** Names after a title or a label, at most five. */
function namesIn(text: string): readonly string[] {
  const titled = new RegExp(
    // The title in any case, the name in capitals.
    String.raw`(?<![\p{L}.])(?:${bothCases(TITLE)})\.?\s*:?\s+(?:${bothCases(TITLE)}\.?\s+)?(${NAME})`,
    'gu',
  );
  const last = /(?:^|\n)\s*(?:nom|naam|achternaam|last name|name)\s*:\s*(.{2,80})/iu.exec(text)?.[1];
  const first = /(?<!\p{L})(?:pr[ée]nom|voornaam|first name)\s*:\s*(.{2,60})/iu.exec(text)?.[1];
  const labelled = last === undefined ? [] : [[last, first].map(valueOf).filter(Boolean).join(' ')];
  const found = [...labelled, ...[...text.matchAll(titled)].map(([, name = '']) => name.trim())];
  return [...new Set(found.filter((name) => /\p{L}{2}/u.test(name)))].slice(0, 5);
}

/** Value of a labelled field, without the label of the next one in its line: the cells of a form stand side by side. */
const valueOf = (text = ''): string =>
  text
    .replace(/\s+(?:\p{L}+|first name|last name|n[ée]\(e\) le|n° de \p{L}+)\s*:.*$/iu, '')
    .replace(/\s*[(,;].*$/u, '')
    .trim();

/** A pattern that also matches with capitals, without the flag that would make every word a name. */
const bothCases = (pattern: string): string =>
  pattern.replaceAll(/(?<!\\)[a-zë](?![^[]*\])/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const PLACE =
  /(?<![\p{L}])((?:clinique|cliniques|h[ôo]pital|polyclinique|ziekenhuis|kliniek|hospital|clinic|centre|centrum|institut|instituut|CHU|CHR|CHIREC|UZ|AZ|ZNA|UMC)(?![\p{L}])[^\n,.;()!?]{0,60})/giu;

/** Words that end the name of a place. */
const AFTER_PLACE =
  /\s+(?:le|la|les|à|au|op|om|at|on|for|pour|voor|vers|naar|to|from|depuis|vanuit|ce|deze|this|lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|morgen|tomorrow|next|volgende|et|en|and|\d)(?![\p{L}]).*$/iu;

function placesIn(text: string): readonly string[] {
  const labelled = [
    ...text.matchAll(/(?:^|\n)\s*(?:destination|arriv[ée]e|vers|bestemming|aankomst|naar|to)\s*:\s*(.{3,120})/giu),
  ].map(([, place = '']) => place.trim());
  const named = [...text.matchAll(PLACE)].map(([, place = '']) => place.replace(AFTER_PLACE, '').trim());
  return [...new Set([...labelled, ...named].filter((place) => place.includes(' ')))].slice(0, 5);
}

/** Addresses after a word for the home or the departure; those of signatures are none. */
const addressesIn = (text: string): readonly string[] => [
  ...new Set(
    [
      ...text.matchAll(
        /(?<![\p{L}])(?:d[ée]part|domicile|adresse|habite|depuis|vertrek|ophaaladres|adres|woont|vanuit|from|address|lives at|pick-?up)[^\n\d]{0,12}?[\s:]+([^\n;:]{3,80}?\d+\s?[a-z]?,?\s+(?:[àain]{1,2}\s|te\s)?\d{4}\s+\p{L}[\p{L}' -]{1,40})/giu,
      ),
    ].map(([, address = '']) => address.replace(/^(?:est|is|au|aan|op|de|:)\s+/iu, '').trim()),
  ),
];

const MOTIVES: readonly (readonly [RegExp, Motive])[] = [
  [/radioth[ée]rap|radiotherap/iu, Motive.radiotherapy],
  [/kin[ée]sith|\bkin[ée](?![\p{L}])|kinesist|physio/iu, Motive.kinetherapy],
  [/dialys/iu, Motive.dialysis],
  [/chimio|chemo/iu, Motive.chemotherapy],
  [/consult|raadpleging/iu, Motive.consultation],
  [/hospitalis|opname|ontslag|admission|admitted|discharge|sortie d[’'e]/iu, Motive.hospitalisation],
];

const MOBILITIES: readonly (readonly [RegExp, Mobility])[] = [
  [/fauteuil roulant|chaise roulante|rolstoel|wheelchair/iu, 'wheelchair'],
  [/civi[èe]re|brancard|draagberrie|liggend|stretcher/iu, 'stretcher'],
  [/(?<![\p{L}])(?:à pied|te voet|on foot|walks)(?![\p{L}])/iu, 'foot'],
];

const WILL_CALL =
  /sur appel|(?:r?appell?er?a?|t[ée]l[ée]phoner?a?)(?:\s+\p{L}+){0,3}\s+(?:quand|lorsqu|d[èe]s)|op afroep|bel(?:t|len)(?:\s+\p{L}+){0,4}\s+(?:wanneer|als|zodra)|will[- ]call|calls? (?:you |us )?(?:when|once)/iu;

const keysIn = <Key>(words: readonly (readonly [RegExp, Key])[], text: string): readonly Key[] =>
  words.flatMap(([pattern, key]) => (pattern.test(text) ? [key] : []));

const onlyOne = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
