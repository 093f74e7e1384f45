import { useState } from 'react';

/** The small forms before sign-in: values, which fields were left once, and what is wrong. */
export interface Fields<Values> {
  readonly values: Values;
  readonly set: (name: keyof Values, value: string) => void;
  /** From here on the field says what is wrong with it. */
  readonly touch: (name: keyof Values) => void;
  /** What a field that was left says; nothing while it is right. */
  readonly fault: (name: keyof Values) => string | undefined;
  readonly valid: boolean;
  readonly clear: () => void;
}

/** @param check gives the key of what is wrong with each field. A function at module scope. */
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
