import { useCallback, useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useDirtyForm } from './dirty/use-dirty-form.ts';
import type { Draft } from './draft/use-draft.ts';
import { useDraft } from './draft/use-draft.ts';
import { FieldRegistry } from './field-registry.ts';
import { navetteResolver } from './navette-resolver.ts';
import type { FormSchema } from './navette-resolver.ts';
import type { FormProblem } from './problem-of.ts';

/** What a form is made of. */
export interface NavetteFormOptions<In extends FieldValues, Out> {
  /** Input: what the fields hold; output: what is saved. Made outside the component, or memoised. */
  readonly schema: FormSchema<In, Out>;
  /** A value for every field; the form compares with it to know whether it is dirty. */
  readonly defaultValues: NoInfer<In & DefaultValues<In>>;
  /** Catalogue key of the form's name, as the question about leaving it says it (`booking.form.name`: "the booking"). */
  readonly name: string;
  /** Keeps a draft over a reload, under this name (`booking.new`, `client.12`). Without it nothing is kept. */
  readonly draftKey?: string | undefined;
}

/** react-hook-form's form, and what the suite adds to it. */
export type NavetteForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out> & {
  /** Id of the `<form>` element, for a submit button outside of it. */
  readonly id: string;
  /** Catalogue key of the form's name. */
  readonly nameKey: string;
  /** Whether closing loses something: a changed value, or a text that is no value yet. */
  readonly isDirty: boolean;
  /** Which fields are on the screen and which hold a text that is no value. */
  readonly registry: FieldRegistry;
  /** What the last save failed with, beyond its fields. */
  readonly problem: FormProblem | null;
  readonly setProblem: (problem: FormProblem | null) => void;
  /** What an earlier visit left, and how to forget what is kept. */
  readonly draft: Draft;
  /** Nothing is lost from here on (saved, or discarded): nothing asks any more and the draft is forgotten. */
  readonly release: () => void;
};

/**
 * A form of the suite: checked by its schema on first blur, then on change; part of the registry of dirty forms;
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
  const { forget } = draft;
  const release = useCallback(() => {
    clean();
    forget();
  }, [clean, forget]);
  return { ...form, id, nameKey: name, isDirty, registry, problem, setProblem, draft, release };
}
