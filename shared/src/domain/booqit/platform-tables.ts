import { Motive } from '../booking/enums.ts';
import { fold } from '../text/fold.ts';

/** Meanings of the platform's reasons and mutualities, stored in the settings (specification/booqit.md#words). */
export interface PlatformTables {
  /** Id of the insurer that pays when the platform names no mutuality. */
  readonly insuranceId: number;
  readonly reasons: readonly { readonly value: string; readonly motive: Motive }[];
  readonly mutualities: readonly { readonly value: string; readonly insuranceId: number }[];
}

/** The tables of a new database. */
export const DEFAULT_PLATFORM_TABLES: PlatformTables = {
  insuranceId: 1,
  reasons: [
    { value: 'chemotherapy', motive: Motive.chemotherapy },
    { value: 'consultation', motive: Motive.consultation },
    { value: 'dialysis', motive: Motive.dialysis },
    { value: 'discharge', motive: Motive.hospitalisation },
    { value: 'hospitalisation', motive: Motive.hospitalisation },
    { value: 'postTreatmentKidneyTransplantation', motive: Motive.consultation },
    { value: 'radiotherapy', motive: Motive.radiotherapy },
    { value: 'returnAmbulatoryCare', motive: Motive.none },
  ],
  mutualities: [],
};

/** Maximum length of a platform's word in the tables. */
const LONGEST_WORD = 100;

/** A reason or mutuality as the tables hold it: trimmed; empty when the platform gives none. */
export const platformWord = (text: string | null | undefined): string => (text ?? '').trim().slice(0, LONGEST_WORD);

/** The motive of a reason; none when none was assigned. */
export const motiveOf = ({ reasons }: PlatformTables, reason: string | null): Motive =>
  reasons.find(({ value }) => value === platformWord(reason))?.motive ?? Motive.none;

/** Fields of an insurer that mutualities are compared with. */
export interface NamedInsurer {
  readonly id: number;
  readonly name: string;
  /** Company number. */
  readonly cn?: string | null;
}

/**
 * Id of the insurer that pays for the members of a mutuality: the assigned one, else the only insurer of the same name or number.
 * Without a mutuality it is the default insurer; undefined when a person has to choose.
 */
export function insurerOf(
  { insuranceId, mutualities }: PlatformTables,
  insurers: readonly NamedInsurer[],
  mutuality: string | null | undefined,
): number | undefined {
  const word = platformWord(mutuality);
  if (word === '') return insuranceId;
  const chosen = mutualities.find(({ value }) => value === word);
  if (chosen) return chosen.insuranceId;
  const [only, ...others] = insurers.filter((insurer) => isSameInsurer(insurer, word));
  return others.length === 0 ? only?.id : undefined;
}

/** A number is compared with numbers, a name with the name without its number; a mutuality with both must agree in both. */
function isSameInsurer({ name, cn }: NamedInsurer, mutuality: string): boolean {
  const [wanted, own] = [nameAndNumbers(mutuality), nameAndNumbers(name)];
  const numbers = [...own.numbers, ...nameAndNumbers(cn ?? '').numbers];
  const sameNumber = wanted.numbers.length > 0 && wanted.numbers.every((number) => numbers.includes(number));
  if (wanted.name === '') return sameNumber;
  return wanted.name === own.name && (sameNumber || wanted.numbers.length === 0 || own.numbers.length === 0);
}

/** Words of a name without accents and punctuation, and its numbers: handles “Mutualité (306)” and a dotted company number alike. */
function nameAndNumbers(text: string): { readonly name: string; readonly numbers: readonly string[] } {
  const words = fold(text)
    .replaceAll(/(?<=\d)[.\s](?=\d)/gu, '')
    .replaceAll(/\bbe\s?(?=\d{9,10}\b)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const isNumber = (word: string) => /^\d+$/u.test(word);
  return { name: words.filter((word) => !isNumber(word)).join(' '), numbers: words.filter(isNumber) };
}
