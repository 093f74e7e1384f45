import { ApiProblem, problemFields } from '../../api/problem.ts';
import { messageWith } from './field-message.ts';

/** What a failed save tells the form as a whole, said in the alert above its fields. */
export interface FormProblem {
  /** Message (see `messageWith`) of the failure. */
  readonly message: string;
  /** Errors of fields that this form doesn't show. */
  readonly others: readonly FieldFailure[];
  /** Under which the server logged it. */
  readonly incidentId: string | null;
}

/** One field that the server or the schema refuses. */
export interface FieldFailure {
  readonly field: string;
  readonly message: string;
}

/** The fields a failed save names, as messages. */
export function fieldFailuresOf(error: unknown): readonly FieldFailure[] {
  return problemFields(error).map(({ field, messageKey, params }) => ({
    field,
    message: messageWith(messageKey, params),
  }));
}

/** What to say of a failed save, given the failures that no field on the screen shows; null when the fields say it all. */
export function formProblemOf(error: unknown, others: readonly FieldFailure[]): FormProblem | null {
  if (!(error instanceof ApiProblem)) return { message: 'problem.internal', others, incidentId: null };
  if (error.fields.length > 0 && others.length === 0) return null;
  return { message: messageWith(error.messageKey, error.params), others, incidentId: error.incidentId || null };
}
