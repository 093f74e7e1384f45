import { use, useCallback, useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { DescribedField } from './field-registry.ts';
import { FieldRegistryContext, useFieldRegistry } from './form-context.ts';

/** Names of the fields of a form whose value is a `V` (or nothing). */
export type NameOf<T extends FieldValues, V> = {
  [K in FieldPath<T>]: FieldPathValue<T, K> extends V | null | undefined ? K : never;
}[FieldPath<T>];

/** Names of the fields whose value is a `V`, and null when empty: dates, times, amounts, chosen records. */
export type NullableNameOf<T extends FieldValues, V> = {
  [K in NameOf<T, V>]: null extends FieldPathValue<T, K> ? K : never;
}[NameOf<T, V>];

/** Props of every form field. */
export interface FieldProps<Name> {
  readonly name: Name;
  /** Label in the user's language. */
  readonly label: string;
  /** A sentence under the field; replaced by an error. */
  readonly help?: string | undefined;
  /** Warning shown in place of `help` that does not block saving; a message (see `messageWith`). A checkbox has none. */
  readonly warning?: string | null | undefined;
  /** Shows "required" beside the label; validation itself is in the schema. */
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** Columns of the twelve-column grid in a `FormSection`; 6 by default. */
  readonly span?: number | undefined;
}

/** A field of the surrounding form: value, error and setters. */
export interface BoundField<V> {
  readonly value: V | null | undefined;
  /** Message (see `messageWith`) of its error, or null. */
  readonly error: string | null;
  readonly onChange: (value: V | null) => void;
  readonly onBlur: () => void;
  /** Reports that the field's text can't be parsed (with the message); null: it can be parsed again. */
  readonly onUnparsed: (message: string | null) => void;
}

/** Registers a field's label and formatter in the form, for texts elsewhere that mention it. Fields in a `FieldFrame` do it by themselves. */
export function useDescribedField(
  name: string | undefined,
  { label, options }: Pick<DescribedField, 'label' | 'options'>,
): void {
  const registry = use(FieldRegistryContext);
  useEffect(() => {
    if (name !== undefined) registry?.describe(name, { label, ...(options && { options }) });
  }, [registry, name, label, options]);
}

/** Binds a field to the surrounding form by its name. */
export function useBoundField<V>(name: string): BoundField<V> {
  const registry = useFieldRegistry();
  const { trigger } = useFormContext();
  const { field, fieldState } = useController<FieldValues, string>({ name });
  useEffect(() => registry.mount(name), [registry, name]);

  const { isTouched, error } = fieldState;
  const checked = isTouched || error !== undefined;
  const onUnparsed = useCallback(
    (message: string | null) => {
      if ((registry.unparsed.get(name) ?? null) === message) return;
      registry.setUnparsed(name, message);
      if (checked) void trigger(name);
    },
    [registry, name, checked, trigger],
  );
  return {
    value: field.value,
    error: error?.message ?? null,
    onChange: field.onChange,
    onBlur: field.onBlur,
    onUnparsed,
  };
}
