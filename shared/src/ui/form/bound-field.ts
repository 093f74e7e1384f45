import { useCallback, useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { useFieldRegistry } from './form-context.ts';

/** Names of the fields of a form whose value is a `V` (or nothing). */
export type NameOf<T extends FieldValues, V> = {
  [K in FieldPath<T>]: FieldPathValue<T, K> extends V | null | undefined ? K : never;
}[FieldPath<T>];

/** Names of the fields whose value is a `V`, and null when empty: dates, times, amounts, chosen records. */
export type NullableNameOf<T extends FieldValues, V> = {
  [K in NameOf<T, V>]: null extends FieldPathValue<T, K> ? K : never;
}[NameOf<T, V>];

/** What every field of a form takes. */
export interface FieldProps<Name> {
  readonly name: Name;
  /** In the user's language. */
  readonly label: string;
  /** A sentence under the field; an error takes its place. */
  readonly help?: string | undefined;
  /** Said in its place when something is odd and may be saved all the same; a message (see `messageWith`). A checkbox has none. */
  readonly warning?: string | null | undefined;
  /** Says so in words beside the label; whether it is, is the schema's affair. */
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** Columns of the twelve that the field takes in a `FormSection`; 6 by default. */
  readonly span?: number | undefined;
}

/** A field of the form around: its value, its error, and how to change them. */
export interface BoundField<V> {
  readonly value: V | null | undefined;
  /** Message (see `messageWith`) of its error, or null. */
  readonly error: string | null;
  readonly onChange: (value: V | null) => void;
  readonly onBlur: () => void;
  /** Says that the field holds a text that is no value (with the message for it), or null: it holds one again. */
  readonly onUnparsed: (message: string | null) => void;
}

/** Binds a field to the form around it by its name. */
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
