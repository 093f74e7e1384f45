import type { RelayedMessage } from './events.ts';

/** Characters of keys and strings in a message, together. */
const mostCharacters = 64 * 1024;
/** Nesting depth; serialising a message recurses into it. */
const deepest = 16;

/** What a member of staff wants passed on, when it is a message that may be: to somebody, short, shallow and without bytes. */
export function relayedMessage(message: unknown): RelayedMessage | undefined {
  if (typeof message !== 'object' || message === null || !('to' in message)) return undefined;
  const { to } = message;
  if (to !== 'all' && !isUser(to)) return undefined;
  return remaining(message, mostCharacters, deepest) >= 0 ? { ...message, to } : undefined;
}

const isUser = (to: unknown): to is number => typeof to === 'number' && Number.isInteger(to) && to > 0;

/** How many of so many characters a value leaves; negative when it takes more, or is something that is not passed on. Stops as soon as that is known. */
function remaining(value: unknown, characters: number, depth: number): number {
  if (typeof value === 'string') return characters - value.length - 2;
  if (typeof value !== 'object' || value === null) return characters - 4;
  if (depth === 0 || ArrayBuffer.isView(value)) return -1;
  let left = characters - 2;
  for (const name in value) {
    if (!Object.hasOwn(value, name)) continue;
    left = remaining(
      Object.getOwnPropertyDescriptor(value, name)?.value,
      left - (Array.isArray(value) ? 1 : name.length + 4),
      depth - 1,
    );
    if (left < 0) return left;
  }
  return left;
}
