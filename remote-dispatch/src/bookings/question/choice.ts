/** One of the ways in which something can be done. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What follows from it, under the label. */
  readonly hint?: string | undefined;
}

/** A question with a few answers. */
export interface ChoiceQuestion<Value extends string> {
  /** Names the object: "Delete booking 12?". */
  readonly title: string;
  /** What stands over the answers. */
  readonly intro?: string | undefined;
  /** The first is chosen until another one is: the one that changes least. */
  readonly choices: readonly [Choice<Value>, ...Choice<Value>[]];
  /** Something more that may be ticked. */
  readonly also?: string | undefined;
  /** The verb of the button. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string | undefined;
  /** Something is lost. Off unless told otherwise. */
  readonly danger?: boolean;
}

/** What was answered. */
export interface ChosenAnswer<Value extends string> {
  readonly value: Value;
  /** Whether what may be ticked was. */
  readonly also: boolean;
}
