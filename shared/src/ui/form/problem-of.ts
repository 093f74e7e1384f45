import { ApiProblem, problemFields } from '../../api/problem.ts';
import { messageWith } from './field-message.ts';

/** Error of a failed save, shown in the alert above the fields. */
export interface FormProblem {
  /** Message (see `messageWith`) of the failure. */
  readonly message: string;
  /** Errors of fields that this form doesn't show. */
  readonly others: readonly FieldFailure[];
  /** Incident id in the server's log. */
  readonly incidentId: string | null;
}

/** One field that the server or the schema refuses. */
export interface FieldFailure {
  readonly field: string;
  readonly message: string;
}

/** Field errors of a failed save, as messages. */
export function fieldFailuresOf(error: unknown): readonly FieldFailure[] {
  return problemFields(error).map(({ field, messageKey, params }) => ({
    field,
    message: messageWith(messageKey, params),
  }));
}

/** Alert of a failed save, given the errors that no mounted field shows; null when the fields show all of them. */
export function formProblemOf(error: unknown, others: readonly FieldFailure[]): FormProblem | null {
  if (!(error instanceof ApiProblem)) return { message: 'problem.internal', others, incidentId: null };
  if (error.fields.length > 0 && others.length === 0) return null;
  return { message: messageWith(error.messageKey, error.params), others, incidentId: error.incidentId || null };
}
