import { useState } from 'react';

/** A set of values, each put in and taken out by the same function. */
export function useToggled<Value>(): readonly [values: ReadonlySet<Value>, toggle: (value: Value) => void] {
  const [values, setValues] = useState<ReadonlySet<Value>>(new Set());
  const toggle = (value: Value): void => {
    const next = new Set(values);
    if (!next.delete(value)) next.add(value);
    setValues(next);
  };
  return [values, toggle];
}
