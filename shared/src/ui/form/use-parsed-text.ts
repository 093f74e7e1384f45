import { useEffect, useRef, useState } from 'react';

/** A field whose text is parsed to a value of another type: a date, a time, an amount. */
export interface ParsedTextOptions<V> {
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  /** Called with the error message for an unparsable text, with null when it parses again. */
  readonly onUnparsed?: ((message: string | null) => void) | undefined;
  /** Error message of an unparsable text. */
  readonly message: string;
  /** Parses; `undefined` when the text is no value. */
  readonly parse: (text: string) => V | undefined;
  readonly format: (value: V) => string;
  /** An unparsable text is kept when a computed value is set from outside; a chosen one, as from a calendar, replaces it. */
  readonly keepsUnparsed?: boolean;
}

/** Text state of such a field, and the handlers of its input. */
export interface ParsedText {
  readonly text: string;
  /** The text can't be parsed. */
  readonly isUnparsed: boolean;
  /** The text can't be parsed and the input has lost the focus: while typing it is no error yet. */
  readonly isLeftUnparsed: boolean;
  readonly setText: (text: string) => void;
  /** Formats a valid text (on blur). */
  readonly tidy: () => void;
}

/**
 * Text state of a field beside its parsed value. The text is never reformatted while typing; an unparsable text
 * stays as it is, leaves the value unchanged and is reported; a value set from outside replaces the text (see `keepsUnparsed`).
 */
export function useParsedText<V>(options: ParsedTextOptions<V>): ParsedText {
  const { value, onChange, onUnparsed, message, parse, format, keepsUnparsed = false } = options;
  const write = (shown: V | null): string => (shown === null ? '' : format(shown));
  const read = (from: string): V | null | undefined => (from.trim() === '' ? null : parse(from));
  const [typed, setTyped] = useState({ text: write(value), seen: value });
  let { text } = typed;
  if (typed.seen !== value) {
    const shown = read(text);
    if (shown !== value && !(keepsUnparsed && shown === undefined)) text = write(value); // The value was set from outside, not typed here.
    setTyped({ text, seen: value });
  }
  const isUnparsed = read(text) === undefined;
  const [isLeft, setLeft] = useState(false);
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current === isUnparsed) return;
    reported.current = isUnparsed; // The text was replaced from outside.
    onUnparsed?.(isUnparsed ? message : null);
  });

  return {
    text,
    isUnparsed,
    isLeftUnparsed: isLeft && isUnparsed,
    setText(next) {
      const parsed = read(next);
      if (parsed !== undefined) setLeft(false);
      reported.current = parsed === undefined;
      onUnparsed?.(parsed === undefined ? message : null);
      setTyped({ text: next, seen: value });
      if (parsed !== undefined && parsed !== value) onChange(parsed);
    },
    tidy() {
      const parsed = read(text);
      if (parsed === undefined) setLeft(true);
      else setTyped({ text: write(parsed), seen: value });
    },
  };
}
