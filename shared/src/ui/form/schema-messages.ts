import type { z } from 'zod';
import { messageWith } from './field-message.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

function isMissing(issue: Issue): boolean {
  return issue.input === undefined || issue.input === null || issue.input === '';
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  const minimum = String(issue.minimum);
  if (issue.origin === 'number' || issue.origin === 'int') return messageWith('validation.tooSmall', { min: minimum });
  return minimum === '1' ? 'validation.required' : messageWith('validation.tooShort', { min: minimum });
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  const max = String(issue.maximum);
  const key = issue.origin === 'number' || issue.origin === 'int' ? 'validation.tooBig' : 'validation.tooLong';
  return messageWith(key, { max });
}

/**
 * Default message of each zod issue, as a key of the catalogue: a missing value is
 * "required", a too long text names the maximum. Schemas only declare their specific messages.
 */
export const schemaMessages: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? 'validation.required' : 'validation.invalid';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      if (isMissing(issue)) return 'validation.required';
      return issue.format === 'email' ? 'validation.email' : 'validation.invalid';
    case 'invalid_value':
      return isMissing(issue) ? 'validation.required' : 'validation.oneOf';
    default:
      return 'validation.invalid';
  }
};
