import { addDays, type IsoDate } from '../time/date.ts';

/** Papers of a driver that expire: driving licence, insurance of the car, medical certificate. Names of the columns that hold their last valid day. */
export const DRIVER_PAPERS = ['licenceUntil', 'insuranceUntil', 'medicalUntil'] as const;

/** One of {@link DRIVER_PAPERS}. */
export type DriverPaper = (typeof DRIVER_PAPERS)[number];

/** Last valid days of the papers of a driver; null when none is recorded. */
export type DriverPapers = { readonly [Paper in DriverPaper]: IsoDate | null };

/** Days of warning before a paper expires. */
export const PAPER_WARNING_DAYS = 30;

/** `expired`: past the last valid day; `soon`: within {@link PAPER_WARNING_DAYS} days of it; `valid`: neither, or none is recorded. */
export type PaperState = 'expired' | 'soon' | 'valid';

/** Whether a paper is valid on a day, which may be its last one. */
export const isValidOn = (until: IsoDate | null | undefined, date: IsoDate): boolean => !until || date <= until;

/** State of a paper. */
export function paperState(until: IsoDate | null | undefined, today: IsoDate): PaperState {
  if (!until) return 'valid';
  if (until < today) return 'expired';
  return until <= addDays(today, PAPER_WARNING_DAYS) ? 'soon' : 'valid';
}

/** Last day on which all papers of a driver are valid; null when none is recorded. */
export const papersUntil = (papers: DriverPapers): IsoDate | null =>
  DRIVER_PAPERS.flatMap((paper) => papers[paper] ?? []).toSorted()[0] ?? null;

/** Papers of a driver that have expired or will soon, the first to expire first. */
export const papersToRenew = (
  papers: DriverPapers,
  today: IsoDate,
): readonly { readonly paper: DriverPaper; readonly until: IsoDate; readonly state: PaperState }[] =>
  DRIVER_PAPERS.flatMap((paper) => {
    const until = papers[paper];
    const state = paperState(until, today);
    return until && state !== 'valid' ? [{ paper, until, state }] : [];
  }).toSorted((one, other) => (one.until < other.until ? -1 : Number(one.until > other.until)));
