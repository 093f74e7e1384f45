import { isSecretName } from '@navette/shared/domain';

/** Eleven digits in any grouping; with a plus before them they are a phone. */
const NATIONAL_NUMBER = /(?<![+\d])\d{2}[.\s-]?\d{2}[.\s-]?\d{2}[\s.-]?\d{3}[\s.-]?\d{2}(?!\d)/gu;
const HIDDEN = '…';
const MOST = 8000;

/** A text with its national numbers removed. */
export const withoutNationalNumbers = (text: string): string => text.replace(NATIONAL_NUMBER, HIDDEN);

/**
 * Logged form of a body: JSON text without passwords, tokens and national numbers, also within texts (specification/registers.md#logs). Null without a body; truncated
 * when very long.
 */
export function redact(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  const text = JSON.stringify(body, (name, value: unknown) => {
    if (isSecretName(name)) return value === null ? null : HIDDEN;
    return typeof value === 'string' ? withoutNationalNumbers(value) : value;
  });
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
