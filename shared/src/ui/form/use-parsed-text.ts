import { useEffect, useRef, useState } from 'react';

/** A field whose text stands for a value of another kind: a date, a time, an amount. */
export interface ParsedTextOptions<V> {
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  /** Told the message for a text that is no value, and null when it is one again. */
  readonly onUnparsed?: ((message: string | null) => void) | undefined;
  /** Said of a text that is no value. */
  readonly message: string;
  /** `undefined`: the text is no value. */
  readonly parse: (text: string) => V | undefined;
  readonly format: (value: V) => string;
}

/** The text of such a field, and what its input does. */
export interface ParsedText {
  readonly text: string;
  /** The text is no value. */
  readonly isUnparsed: boolean;
  readonly setText: (text: string) => void;
  /** Rewrites a text that is a value as the value is written (on blur). */
  readonly tidy: () => void;
}

/**
 * Keeps the text of a field beside its value. What is typed is never changed while typing; a text that is no value
 * stays as it is, changes no value and is reported; a value changed from outside rewrites the text.
 */
export function useParsedText<V>(options: ParsedTextOptions<V>): ParsedText {
  const { value, onChange, onUnparsed, message, parse, format } = options;
  const write = (shown: V | null): string => (shown === null ? '' : format(shown));
  const read = (from: string): V | null | undefined => (from.trim() === '' ? null : parse(from));
  const [typed, setTyped] = useState({ text: write(value), seen: value });
  let { text } = typed;
  if (typed.seen !== value) {
    if (read(text) !== value) text = write(value); // changed from outside, not by what is typed here
    setTyped({ text, seen: value });
  }
  const isUnparsed = read(text) === undefined;
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current === isUnparsed) return;
    reported.current = isUnparsed; // the text was rewritten from outside
    onUnparsed?.(isUnparsed ? message : null);
  });

  return {
    text,
    isUnparsed,
    setText(next) {
      const parsed = read(next);
      reported.current = parsed === undefined;
      onUnparsed?.(parsed === undefined ? message : null);
      setTyped({ text: next, seen: value });
      if (parsed !== undefined && parsed !== value) onChange(parsed);
    },
    tidy() {
      const parsed = read(text);
      if (parsed !== undefined) setTyped({ text: write(parsed), seen: value });
    },
  };
}
