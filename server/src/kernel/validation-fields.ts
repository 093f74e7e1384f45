import type { ErrorObject } from 'ajv';
import type { ProblemField } from './problem.ts';

/** Patterns of the contract with a message of their own, by their beginning. */
const patterns = [
  ['^([01][0-9]|2[0-3]):', 'time'],
  ['^(19|2[01])', 'date'],
  ['^\\+?[0-9 ()', 'phone'],
] as const;

/** Errors of the validator as fields with a message: the first one of each field. */
export function validationFields(errors: readonly ErrorObject[]): ProblemField[] {
  const fields = new Map<string, ProblemField>();
  for (const error of errors) {
    // These only repeat that one of the branches failed, whose errors are in the list.
    if (['anyOf', 'oneOf', 'if'].includes(error.keyword) && errors.length > 1) continue;
    const field = fieldOf(error);
    if (!fields.has(field)) fields.set(field, { field, ...messageOf(error) });
  }
  return [...fields.values()];
}

function fieldOf({ instancePath, params, keyword }: ErrorObject): string {
  const own =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : undefined;
  const path = instancePath.split('/').slice(1);
  return [...path, ...(typeof own === 'string' ? [own] : [])].join('.').slice(0, 200);
}

function messageOf({ keyword, params, parentSchema }: ErrorObject): Pick<ProblemField, 'messageKey' | 'params'> {
  const key = (name: string) => ({ messageKey: `validation.${name}` });
  const money = parentSchema && 'x-money' in parentSchema;
  switch (keyword) {
    case 'required':
    case 'minItems':
    case 'minProperties':
      return key('required');
    case 'maxLength':
      return { ...key('tooLong'), params: { max: params.limit } };
    case 'minLength':
      if (parentSchema?.format === 'email') return key('email');
      return params.limit === 1 ? key('required') : { ...key('tooShort'), params: { min: params.limit } };
    case 'maximum':
      return money ? key('money') : { ...key('tooBig'), params: { max: params.limit } };
    case 'minimum':
      return money ? key('money') : { ...key('tooSmall'), params: { min: params.limit } };
    case 'enum':
      return key('oneOf');
    case 'format':
      return key(params.format === 'date' || params.format === 'email' ? params.format : 'invalid');
    case 'pattern':
      return key(patterns.find(([start]) => String(params.pattern).startsWith(start))?.[1] ?? 'invalid');
    default:
      return key(money ? 'money' : 'invalid');
  }
}
