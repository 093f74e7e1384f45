/** Value of an option. */
export type ChoiceValue = string | number;

/** One option of a select, a radio group or segments. */
export interface Choice<V extends ChoiceValue = ChoiceValue> {
  readonly value: V;
  /** In the user's language. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
}
