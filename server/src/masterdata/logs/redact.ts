import { isSecretName } from '@navette/shared/domain';

/** Eleven digits, however they are grouped; with a plus before them they are a phone. */
const NATIONAL_NUMBER = /(?<![+\d])\d{2}[.\s-]?\d{2}[.\s-]?\d{2}[\s.-]?\d{3}[\s.-]?\d{2}(?!\d)/gu;
const HIDDEN = '…';
const MOST = 8000;

/** A text without the national numbers in it. */
export const withoutNationalNumbers = (text: string): string => text.replace(NATIONAL_NUMBER, HIDDEN);

/**
 * A body as the log keeps it: JSON text without passwords, tokens and national numbers, also where they stand
 * inside a text (DECISIONS 51). Null for no body; cut off when very long.
 */
export function redact(body: unknown): string | null {
  if (body === undefined || body === null) return null;
  const text = JSON.stringify(body, (name, value: unknown) => {
    if (isSecretName(name)) return value === null ? null : HIDDEN;
    return typeof value === 'string' ? withoutNationalNumbers(value) : value;
  });
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
