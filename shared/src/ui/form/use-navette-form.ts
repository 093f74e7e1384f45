import { useCallback, useId, useMemo, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useDirtyForm } from './dirty-forms.tsx';
import { type Draft, useDraft } from './draft.ts';
import { FieldRegistry } from './bound-field.ts';
import { navetteResolver, type FormSchema } from './navette-resolver.ts';

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

/** Options of a form. */
export interface NavetteFormOptions<In extends FieldValues, Out> {
  /** Input: the field values; output: the body to save. Declared outside the component, or memoized. */
  readonly schema: FormSchema<In, Out>;
  /** A value for every field; the form is dirty when its values differ from these. */
  readonly defaultValues: NoInfer<In & DefaultValues<In>>;
  /** Catalogue key of the form's name, quoted in the leave confirmation (`mcode.form.name`: "M-code"). */
  readonly name: string;
  /** Persists a draft across reloads under this key (`booking.new`, `client.12`). Without it there is no draft. */
  readonly draftKey?: string | undefined;
}

/** react-hook-form's form with the suite's additions. */
export type NavetteForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out> & {
  /** Id of the `<form>` element, for a submit button outside of it. */
  readonly id: string;
  /** Catalogue key of the form's name. */
  readonly nameKey: string;
  /** Dirty: a changed value, or an unparsable text. */
  readonly isDirty: boolean;
  /** Registry of mounted fields and unparsable texts. */
  readonly registry: FieldRegistry;
  /** Error of the last save, beyond its field errors. */
  readonly problem: FormProblem | null;
  readonly setProblem: (problem: FormProblem | null) => void;
  /** Draft of an earlier visit. */
  readonly draft: Draft;
  /** After a save or a discard: unregisters the form as dirty and deletes its draft. */
  readonly release: () => void;
};

/**
 * A form of the suite: validated by its schema on first blur, then on change; part of the registry of dirty forms;
 * with a draft when it has a `draftKey`. Render it with `Form` or `FormDialog`.
 *
 * @example
 * const form = useNavetteForm({ schema: mcodeSchema, defaultValues: emptyMcode, name: 'mcode.form.name' });
 * return <FormDialog open form={form} title={t('mcode.add')} onSubmit={save} onClose={close}>…</FormDialog>;
 */
export function useNavetteForm<In extends FieldValues, Out>(
  options: NavetteFormOptions<In, Out>,
): NavetteForm<In, Out> {
  const { schema, defaultValues, name, draftKey } = options;
  const id = useId();
  const [hasUnparsed, setHasUnparsed] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [registry] = useState(() => new FieldRegistry(setHasUnparsed));
  const resolver = useMemo(() => navetteResolver(schema, registry), [schema, registry]);
  const form = useForm<In, unknown, Out>({
    resolver,
    defaultValues: defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const isDirty = form.formState.isDirty || hasUnparsed;
  const clean = useDirtyForm(id, isDirty, name);
  const draft = useDraft(form, defaultValues, draftKey);
  const { remove } = draft;
  const release = useCallback(() => {
    clean();
    remove();
  }, [clean, remove]);
  return { ...form, id, nameKey: name, isDirty, registry, problem, setProblem, draft, release };
}
