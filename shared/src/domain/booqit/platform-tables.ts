import { Motive } from '../booking/enums.ts';

/** What reasons and mutualities of the platform mean here, as the settings hold it (DECISIONS 47, 48). */
export interface PlatformTables {
  /** Number of the insurer that pays where the mutuality has none of its own. */
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

/** Number of the insurer that pays for the members of a mutuality (DECISIONS 48). */
export const insurerOf = ({ insuranceId, mutualities }: PlatformTables, mutuality: string | null | undefined): number =>
  mutualities.find(({ value }) => value === platformWord(mutuality))?.insuranceId ?? insuranceId;
