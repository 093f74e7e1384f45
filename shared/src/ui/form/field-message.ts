/**
 * A field error passes through zod and react-hook-form as one string: a key of the catalogue,
 * with its parameters written like a query (`validation.tooLong?max=25`).
 */
export interface FieldMessage {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Joins a catalogue key and its parameters to the string that a zod schema gives as its message. */
export function messageWith(key: string, params: Readonly<Record<string, string | number>> = {}): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${key}?${query.toString()}` : key;
}

/** Splits a message made by {@link messageWith}; a plain key has no parameters. */
export function splitMessage(message: string): FieldMessage {
  const [key = message, query = ''] = message.split('?');
  return { key, params: Object.fromEntries(new URLSearchParams(query)) };
}
