import { Motive } from '../booking/enums.ts';
import { fold } from '../text/fold.ts';

/** What reasons and mutualities of the platform mean here, as the settings hold it (DECISIONS 47, 48). */
export interface PlatformTables {
  /** Number of the insurer that pays where the platform names no mutuality. */
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

/** Longest word of the platform that the tables hold. */
const LONGEST_WORD = 100;

/** A reason or mutuality as the tables hold it: without blanks around it; empty when the platform gives none. */
export const platformWord = (text: string | null | undefined): string => (text ?? '').trim().slice(0, LONGEST_WORD);

/** The motive of a reason; none when nobody gave it one (DECISIONS 47). */
export const motiveOf = ({ reasons }: PlatformTables, reason: string | null): Motive =>
  reasons.find(({ value }) => value === platformWord(reason))?.motive ?? Motive.none;

/** An insurer as mutualities are compared with it. */
export interface NamedInsurer {
  readonly id: number;
  readonly name: string;
  /** Company number. */
  readonly cn?: string | null;
}

/**
 * Number of the insurer that pays for the members of a mutuality: the chosen one (DECISIONS 48), else the only insurer of the same name or number. Without a
 * mutuality it is the default insurer; undefined where a person has to choose.
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

/** A number is compared with the numbers, a name with the name without its number; a name with a number must agree in both. */
function isSameInsurer({ name, cn }: NamedInsurer, mutuality: string): boolean {
  const [wanted, own] = [nameAndNumbers(mutuality), nameAndNumbers(name)];
  const numbers = [...own.numbers, ...nameAndNumbers(cn ?? '').numbers];
  const sameNumber = wanted.numbers.length > 0 && wanted.numbers.every((number) => numbers.includes(number));
  if (wanted.name === '') return sameNumber;
  return wanted.name === own.name && (sameNumber || wanted.numbers.length === 0 || own.numbers.length === 0);
}

/** The words of a name without accents and signs, and its numbers: “Mutualité (306)” and a company number with its dots alike. */
function nameAndNumbers(text: string): { readonly name: string; readonly numbers: readonly string[] } {
  const words = fold(text)
    .replaceAll(/(?<=\d)[.\s](?=\d)/gu, '')
    .replaceAll(/\bbe\s?(?=\d{9,10}\b)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const isNumber = (word: string) => /^\d+$/u.test(word);
  return { name: words.filter((word) => !isNumber(word)).join(' '), numbers: words.filter(isNumber) };
}
