import type * as z from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  object: 'names with a value each (name: value)',
  record: 'names with a value each (name: value)',
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
      return issue.input === undefined ? `is missing; it is ${kind}` : `takes ${kind}`;
    }
    case 'invalid_value':
      return `takes one of ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string' ? 'is empty' : `takes at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' ? `takes at most ${issue.maximum} characters` : `takes at most ${issue.maximum}`;
    case 'invalid_format':
      if (issue.format === 'datetime') return 'takes a moment in UTC, such as 2026-11-27T18:00:00Z';
      return issue.format === 'starts_with' ? `begins with ${String(issue.prefix)}` : undefined;
    case 'invalid_key':
      return `is no name here: ${issue.issues.map(({ message }) => message).join(', ')}`;
    default:
      return undefined;
  }
}
