/** Value of an option; boolean for a choice of yes, no and neither. */
export type ChoiceValue = string | number | boolean;

/** One option of a select, a radio group or segments. */
export interface Choice<V extends ChoiceValue = ChoiceValue> {
  readonly value: V;
  /** Label in the user's language. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
}
