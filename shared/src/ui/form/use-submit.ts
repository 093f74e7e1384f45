import { ApiProblem, problemFields, isAbort } from '../../api/problem.ts';
import { messageWith } from './field-message.ts';
import { useEffect, useRef, useState, type BaseSyntheticEvent, type RefObject } from 'react';
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import type { FieldFailure, FormProblem, NavetteForm } from './use-navette-form.ts';

/** Field errors of a failed save, as messages. */
function fieldFailuresOf(error: unknown): readonly FieldFailure[] {
  return problemFields(error).map(({ field, messageKey, params }) => ({
    field,
    message: messageWith(messageKey, params),
  }));
}

/** Alert of a failed save, given the errors that no mounted field shows; null when the fields show all of them. */
function formProblemOf(error: unknown, others: readonly FieldFailure[]): FormProblem | null {
  if (!(error instanceof ApiProblem)) return { message: 'problem.internal', others, incidentId: null };
  if (error.fields.length > 0 && others.length === 0) return null;
  return { message: messageWith(error.messageKey, error.params), others, incidentId: error.incidentId || null };
}

/** Saves the validated values; a rejection is shown in the form, which keeps its values. An AbortError (cancelled by the user) is not shown. */
export type SaveHandler<Out> = (values: Out) => Promise<unknown>;

/** Errors of fields that are not mounted, which no field would show. */
function hiddenFailures(errors: object, shows: (name: string) => boolean, path = ''): FieldFailure[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof error !== 'object' || error === null || shows(field)) return [];
    if ('message' in error && typeof error.message === 'string') return [{ field, message: error.message }];
    return hiddenFailures(error, shows, field);
  });
}

/** Shows the server's errors: at the mounted fields, the rest in the form's alert. */
function showRefusal<In extends FieldValues, Out>(form: NavetteForm<In, Out>, error: unknown): void {
  const isShown = (name: string): name is FieldPath<In> => form.registry.shows(name);
  const others: FieldFailure[] = [];
  for (const failure of fieldFailuresOf(error)) {
    const { field, message } = failure;
    if (isShown(field)) form.setError(field, { type: 'server', message });
    else others.push(failure);
  }
  form.setProblem(formProblemOf(error, others));
}

/** Shows the schema's errors of unmounted fields in the form's alert. */
function showHidden<In extends FieldValues, Out>(form: NavetteForm<In, Out>, errors: FieldErrors<In>): void {
  const others = hiddenFailures(errors, (name) => form.registry.shows(name));
  if (others.length > 0) form.setProblem({ message: 'problem.validation', others, incidentId: null });
}

/**
 * Submit handler of a form: one save at a time however often Enter is pressed; a validation error of the server is shown at its
 * field, the rest in `form.problem`; then the first invalid field in page order has the focus. After a save the
 * form is pristine.
 */
export function useSubmit<In extends FieldValues, Out>(
  form: NavetteForm<In, Out>,
  element: RefObject<HTMLFormElement | null>,
  onSubmit: SaveHandler<Out>,
  onSaved?: () => void,
): (event: BaseSyntheticEvent) => Promise<void> {
  const saving = useRef(false);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(element.current);
  }, [refusals, element]);

  return async (event) => {
    event.preventDefault();
    event.stopPropagation(); // React bubbles through portals: a dialog's form must not submit the form that opened it
    if (saving.current) return;
    saving.current = true;
    form.setProblem(null);
    let saved = false;
    const save = async (values: Out): Promise<void> => {
      try {
        await onSubmit(values);
        saved = true;
        form.reset(form.getValues());
      } catch (error) {
        if (!isAbort(error)) showRefusal(form, error);
      }
    };
    try {
      await form.handleSubmit(save, (errors) => showHidden(form, errors))(event);
    } finally {
      saving.current = false;
    }
    if (saved) {
      form.release();
      onSaved?.();
    } else {
      setRefusals((count) => count + 1);
    }
  };
}

const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/**
 * Moves the focus to the first invalid field of a form in page order (in a group: to the chosen or first option),
 * else to the alert of the form.
 */
function focusFirstInvalid(form: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  if (!invalid) {
    form?.querySelector<HTMLElement>('[data-form-alert]')?.focus();
    return;
  }
  const inner = invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector<HTMLElement>(FOCUSABLE);
  const target = invalid.matches(FOCUSABLE) ? invalid : inner;
  target?.focus();
}
