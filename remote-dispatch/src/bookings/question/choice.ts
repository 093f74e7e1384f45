import type { ReactNode } from 'react';

/** Answer of a question. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Its consequence, under the label. */
  readonly hint?: string | undefined;
}

/** A question with a few answers. */
export interface ChoiceQuestion<Value extends string> {
  /** Names the object: "Delete booking 12?". */
  readonly title: string;
  /** Text above the answers. */
  readonly intro?: string | undefined;
  /** The first one is preselected: the one with the smallest effect. */
  readonly choices: readonly [Choice<Value>, ...Choice<Value>[]];
  /** Label of an additional checkbox. */
  readonly also?: string | undefined;
  /** The verb of the button. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  /** The action is destructive. Off by default. */
  readonly danger?: boolean;
  /** Before the verb; default a bin when destructive. */
  readonly icon?: ReactNode;
}

/** Given answer. */
export interface ChosenAnswer<Value extends string> {
  readonly value: Value;
  /** Whether the additional checkbox is checked. */
  readonly also: boolean;
}
