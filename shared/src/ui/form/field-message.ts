import { useCallback } from 'react';
import { useT } from '../../i18n/index.ts';

/**
 * Joins a catalogue key and its parameters to one string, written like a query (`validation.tooLong?max=25`), as which a field error passes through
 * zod and react-hook-form.
 */
export function messageWith(key: string, params: Readonly<Record<string, string | number>> = {}): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${key}?${query.toString()}` : key;
}

/** Splits a message made by {@link messageWith}; a plain key has no parameters. */
export function splitMessage(message: string): {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
} {
  const [key = message, query = ''] = message.split('?');
  return { key, params: Object.fromEntries(new URLSearchParams(query)) };
}

/** Returns the function that translates an error message (see `messageWith`). */
export function useFieldMessage(): (message: string) => string {
  const t = useT();
  return useCallback(
    (message: string) => {
      const { key, params } = splitMessage(message);
      return t(key, params);
    },
    [t],
  );
}
