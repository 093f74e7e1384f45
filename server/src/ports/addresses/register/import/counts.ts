/** Counts of the rows of a file, by result. */
export interface Counts {
  read: number;
  /** Addresses that are in use and have a place; several boxes of one house are several rows. */
  taken: number;
  notCurrent: number;
  noPlace: number;
  incomplete: number;
  /** Left out because of the requested region. */
  otherRegion: number;
}

/** Nothing read yet. */
export const noCounts = (): Counts => ({ read: 0, taken: 0, notCurrent: 0, noPlace: 0, incomplete: 0, otherRegion: 0 });
