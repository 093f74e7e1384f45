import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Mock } from 'vitest';
import type { FieldValues } from 'react-hook-form';
import { Form } from '../form.tsx';
import type { FormSchema } from '../navette-resolver.ts';
import { useNavetteForm } from '../use-navette-form.ts';
import type { NavetteFormOptions } from '../use-navette-form.ts';
import { show } from './show.tsx';
import type { Shown } from './show.tsx';

function OneForm<In extends FieldValues, Out>(props: {
  readonly schema: FormSchema<In, Out>;
  readonly values: NavetteFormOptions<In, Out>['defaultValues'];
  readonly save: (values: Out) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { schema, values, save, children } = props;
  const form = useNavetteForm<In, Out>({ schema, defaultValues: values, name: 'shared.add' });
  return (
    <Form form={form} onSubmit={async (checked) => save(checked)}>
      {children}
      <button type="submit">Enregistrer</button>
    </Form>
  );
}

/** Renders fields in a form of their own; `save` is a mock called with the saved values. */
export function showFields<In extends FieldValues, Out>(
  schema: FormSchema<In, Out>,
  values: NavetteFormOptions<In, Out>['defaultValues'],
  fields: ReactNode,
): Shown & { readonly save: Mock<(values: Out) => void> } {
  const save = vi.fn<(values: Out) => void>();
  const shown = show(
    <OneForm<In, Out> schema={schema} values={values} save={save}>
      {fields}
    </OneForm>,
  );
  return { ...shown, save };
}
