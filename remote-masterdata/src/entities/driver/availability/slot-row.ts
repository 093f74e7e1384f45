import type { ReactNode } from 'react';

/** Source of a mark: a day override, or the rules (leave, weekly pattern). */
export type MarkSource = 'own' | 'rules';

/** Row of the slot grid: a date, or a weekday. */
export interface SlotRow {
  /** Date, or weekday. */
  readonly key: string;
  /** Accessible name. */
  readonly name: string;
  /** Content of the row button. */
  readonly head: ReactNode;
  /** Slots in which the driver is NOT available. */
  readonly marked: readonly number[];
  readonly source: MarkSource;
  /** Outside the displayed month. */
  readonly pale?: boolean;
  /** Highlighted: today. */
  readonly today?: boolean;
  /** Text about the source of the marks. */
  readonly note?: string;
  /** First row of a group of `size` rows, such as a week, with a button for the whole group. */
  readonly group?: { readonly label: string; readonly name: string; readonly size: number };
}

/** Marks or frees slots of the rows with these keys. */
export type PaintSlots = (keys: readonly string[], slots: readonly number[], isOn: boolean) => void;
