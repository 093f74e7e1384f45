/** Counts of the rows of a file, by result. */
export interface Counts {
  read: number;
  /** Addresses that are in use and have a position; boxes of one house are separate rows. */
  taken: number;
  notCurrent: number;
  noPlace: number;
  incomplete: number;
  /** Skipped because of the requested region. */
  otherRegion: number;
}

/** Zero counts. */
export const noCounts = (): Counts => ({ read: 0, taken: 0, notCurrent: 0, noPlace: 0, incomplete: 0, otherRegion: 0 });
