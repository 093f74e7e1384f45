import { useState } from 'react';

/** Form state for the pages before sign-in: values, touched fields, errors. */
export interface Fields<Values> {
  readonly values: Values;
  readonly set: (name: keyof Values, value: string) => void;
  /** Marks the field as touched: its error is shown from now on. */
  readonly touch: (name: keyof Values) => void;
  /** Error of a touched field; undefined while it is valid. */
  readonly fault: (name: keyof Values) => string | undefined;
  readonly valid: boolean;
  readonly clear: () => void;
}

/** @param check returns the message key of each invalid field. Must be a function at module scope. */
export function useFields<Values extends Readonly<Record<string, string>>>(
  empty: Values,
  check: (values: Values) => Readonly<Partial<Record<keyof Values, string>>>,
): Fields<Values> {
  const [values, setValues] = useState(empty);
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(new Set());
  const faults = check(values);
  return {
    values,
    set: (name, value) => setValues((known) => ({ ...known, [name]: value })),
    touch: (name) => setTouched((known) => new Set([...known, name])),
    fault: (name) => (touched.has(name) ? faults[name] : undefined),
    valid: Object.keys(faults).length === 0,
    clear: () => {
      setValues(empty);
      setTouched(new Set());
    },
  };
}
