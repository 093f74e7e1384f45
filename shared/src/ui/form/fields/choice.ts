/** Value of an option; of yes, no and neither, a boolean. */
export type ChoiceValue = string | number | boolean;

/** One option of a select, a radio group or segments. */
export interface Choice<V extends ChoiceValue = ChoiceValue> {
  readonly value: V;
  /** In the user's language. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
}
