import { isRecord } from '../../canonical-json.ts';

/** Kinds of elements of a parsed message, as formatjs numbers them. */
const kinds = { literal: 0, count: 7, tag: 8 } as const;

/** Names that a message needs values for, sorted, each with whether it counts (`{n, plural, …}`) or wraps (`<b>…</b>`). */
export function placeholdersOf(message: unknown): readonly string[] {
  return [...new Set(placeholders(message))].sort();
}

function placeholders(message: unknown): readonly string[] {
  if (typeof message === 'string') return [...message.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name);
  if (!Array.isArray(message)) return [];
  return message
    .filter(isRecord)
    .flatMap((element) => [
      ...nameOf(element),
      ...optionsOf(element).flatMap(placeholders),
      ...placeholders(element.children),
    ]);
}

function nameOf({ type, value }: Readonly<Record<string, unknown>>): readonly string[] {
  if (typeof value !== 'string' || type === kinds.literal || type === kinds.count) return [];
  return [type === kinds.tag ? `<${value}>` : value];
}

const optionsOf = ({ options }: Readonly<Record<string, unknown>>): readonly unknown[] =>
  isRecord(options) ? Object.values(options).map((option) => (isRecord(option) ? option.value : undefined)) : [];

/** Whether a message would show nothing: no element, or only white space. */
export function isEmptyMessage(message: unknown): boolean {
  if (typeof message === 'string') return message.trim() === '';
  return (
    !Array.isArray(message) ||
    message.every(
      (element) =>
        isRecord(element) &&
        element.type === kinds.literal &&
        typeof element.value === 'string' &&
        element.value.trim() === '',
    )
  );
}
