import { createContext, use, useCallback, useEffect } from 'react';
import { useController, useFormContext, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';

/** Value of an option; boolean for a choice of yes, no and neither. */
export type ChoiceValue = string | number | boolean;

/** One option of a select, a radio group or segments. */
export interface Choice<V extends ChoiceValue = ChoiceValue> {
  readonly value: V;
  /** Label in the user's language. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** Label of a field and formatter of its value. */
export interface DescribedField {
  readonly label: string;
  readonly options?: readonly Choice[] | undefined;
  /** Fields that belong to it for the user: the parts of an address. */
  readonly together?: readonly string[] | undefined;
  /** Value of all its fields on one line; empty: as it is. */
  readonly text?: ((values: Readonly<Record<string, unknown>>) => string) | undefined;
}

/**
 * Registry of a form's fields beside their values: which are mounted (errors of others are shown
 * in the form's alert), and which hold a text that can't be parsed (`31/02/2026`), with the message for it.
 */
export class FieldRegistry {
  readonly #mounted = new Map<string, number>();
  readonly #described = new Map<string, DescribedField>();
  readonly #unparsed = new Map<string, string>();
  readonly #onUnparsedChange: (some: boolean) => void;

  /** `onUnparsedChange` is called with whether any field holds an unparsable text, each time that may have changed. */
  constructor(onUnparsedChange: (some: boolean) => void) {
    this.#onUnparsedChange = onUnparsedChange;
  }

  /** Registers a mounted field. @returns unregister */
  mount(name: string): () => void {
    this.#mounted.set(name, (this.#mounted.get(name) ?? 0) + 1);
    return () => {
      const left = (this.#mounted.get(name) ?? 1) - 1;
      if (left > 0) this.#mounted.set(name, left);
      else this.#mounted.delete(name);
      if (left <= 0) this.setUnparsed(name, null);
    };
  }

  /** Whether an error of this field (or of a part of it, `dates.0`) is shown at a mounted field. */
  shows(name: string): boolean {
    for (const mounted of this.#mounted.keys()) if (name === mounted || name.startsWith(`${mounted}.`)) return true;
    return false;
  }

  /** Stores a field's label and formatter, also after it is unmounted. */
  describe(name: string, field: DescribedField): void {
    this.#described.set(name, { ...this.#described.get(name), ...field });
  }

  /** Label and formatter of a field; undefined when it was never mounted. */
  described(name: string): DescribedField | undefined {
    return this.#described.get(name);
  }

  /** Marks a field as holding an unparsable text, with its message; null: it holds a value. */
  setUnparsed(name: string, message: string | null): void {
    if (message === null) this.#unparsed.delete(name);
    else this.#unparsed.set(name, message);
    this.#onUnparsedChange(this.#unparsed.size > 0);
  }

  /** Names and messages of the fields that hold an unparsable text. */
  get unparsed(): ReadonlyMap<string, string> {
    return this.#unparsed;
  }
}

/** Field registry of the surrounding form; null outside a form. */
export const FieldRegistryContext = createContext<FieldRegistry | null>(null);

/** Field registry of the surrounding form. @throws outside a `Form` */
export function useFieldRegistry(): FieldRegistry {
  const registry = use(FieldRegistryContext);
  if (!registry) throw new Error('A field stands outside a Form');
  return registry;
}

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
interface BoundField<V> {
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
