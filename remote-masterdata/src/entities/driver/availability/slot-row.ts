import type { ReactNode } from 'react';

/** Source of a mark: set for the day itself, or by the rules (leave, weekdays). */
export type MarkSource = 'own' | 'rules';

/** A row of the grid of slots: a day, or a day of the week. */
export interface SlotRow {
  /** A date, or a weekday. */
  readonly key: string;
  /** In words, for screen readers. */
  readonly name: string;
  /** On its button. */
  readonly head: ReactNode;
  /** Slots in which the driver is NOT available. */
  readonly marked: readonly number[];
  readonly source: MarkSource;
  /** Of another month. */
  readonly pale?: boolean;
  /** Highlighted: today. */
  readonly today?: boolean;
  /** Source of the marks, in words. */
  readonly note?: string;
  /** Begins a group of so many rows, such as a week, with a button for all of it. */
  readonly group?: { readonly label: string; readonly name: string; readonly size: number };
}

/** Marks or frees slots of the rows with these keys. */
export type PaintSlots = (keys: readonly string[], slots: readonly number[], isOn: boolean) => void;
