import type * as z from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  object: 'a mapping (name: value)',
  record: 'a mapping (name: value)',
  array: 'a list, one entry a line (- entry)',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** Message for a value of `release.yaml` or of an option that is none; undefined where the schema says it itself. */
export function faultWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? issue.expected;
      return issue.input === undefined ? `is missing; it must be ${kind}` : `takes ${kind}`;
    }
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string' ? 'is empty' : `must be at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `may have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    case 'invalid_format':
      if (issue.format === 'datetime') return 'must be a time in UTC, such as 2026-11-27T18:00:00Z';
      return issue.format === 'starts_with' ? `must begin with ${String(issue.prefix)}` : undefined;
    case 'invalid_key':
      return `is an invalid name: ${issue.issues.map(({ message }) => message).join(', ')}`;
    default:
      return undefined;
  }
}
