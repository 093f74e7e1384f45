/** Something damaged in the registry, with what repairing does about it. */
export interface Damage {
  /** Where: the key of a file or log. */
  readonly key: string;
  /** What is wrong, without a full stop. */
  readonly what: string;
  /** Lines of a log that are set aside; absent for a file, which is set aside as a whole. */
  readonly lines?: readonly string[];
  /** A compressed form of a published version, which is written anew from the file beside it. */
  readonly form?: { readonly folder: string; readonly path: string };
  /** What follows from it, without a full stop. */
  readonly effect: string;
}

/** The pointer to what runs can't be followed, and to which set it is restored. */
export interface PointerDamage {
  readonly what: string;
  /** The set that it names; null when that can't be read. */
  readonly before: string | null;
  /** The last good set; null when the history knows none that can still run. */
  readonly to: string | null;
  /** Since when and by whom that ran. */
  readonly ran: { readonly at: string; readonly who: string } | null;
}

/** What is damaged; a sound registry has neither. */
export interface RepairPlan {
  /** Set aside into `damaged/`, never deleted; compressed forms are written anew. */
  readonly damages: readonly Damage[];
  readonly pointer: PointerDamage | null;
}
