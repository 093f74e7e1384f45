import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract } from './contract.ts';

/** Whether a value is valid by the contract; `errors` holds the reasons of the last failure. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

const standard = formats.default.get('date-time');

/** Moments are of the years of which dates are, so that no time zone, day before or day after leads out of the calendar. */
const FIRST_MOMENT = Date.parse('1900-01-01T00:00:00Z');
const END_OF_MOMENTS = Date.parse('2200-01-01T00:00:00Z');

/** The standard knows leap seconds, which no clock here does. */
function isMoment(text: string): boolean {
  const moment = Date.parse(text);
  return (
    moment >= FIRST_MOMENT &&
    moment < END_OF_MOMENTS &&
    typeof standard === 'object' &&
    'validate' in standard &&
    typeof standard.validate === 'function' &&
    standard.validate(text) === true
  );
}

/** JSON is typed; texts in URLs are coerced to numbers and lists. */
const ajv = { json: createAjv(false), text: createAjv('array') };

function createAjv(coerceTypes: Options['coerceTypes']): Ajv2020 {
  const instance = new Ajv2020({ strict: false, allErrors: true, verbose: true, coerceTypes });
  formats.default(instance);
  instance.addFormat('date-time', isMoment);
  instance.addKeyword({
    keyword: 'x-money',
    type: 'number',
    validate: (_: unknown, value: number) => hasAtMostTwoDecimals(value),
    errors: false,
  });
  instance.addSchema({ $id: 'contract', components: contract.components });
  return instance;
}

/** Lazily compiled validator: a start needs none of them. References resolve into the contract. */
export function lazyValidator(schema: object, from: 'json' | 'text'): Validator {
  const compile = (): Validator =>
    ajv[from].compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')));
  let compiled: Validator | undefined;
  const validator: Validator = (value) => {
    compiled ??= compile();
    const valid = compiled(value);
    validator.errors = compiled.errors;
    return valid;
  };
  return validator;
}

/** The same for what is sent: no text holds a null byte, which PostgreSQL does not store, or half of a surrogate pair, which is no Unicode. */
export function withSoundTexts(validate: Validator): Validator {
  const validator: Validator = (value) => {
    const isValid = validate(value);
    const path = isValid ? unsoundText(value) : undefined;
    validator.errors =
      path === undefined ? validate.errors : [{ keyword: 'text', instancePath: path, schemaPath: '#', params: {} }];
    return isValid && path === undefined;
  };
  return validator;
}

/** JSON pointer to the first text, or name of a property, that is not sound. */
function unsoundText(value: unknown): string | undefined {
  const waiting: { readonly at: string; readonly part: unknown }[] = [{ at: '', part: value }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { at, part } = next;
    if (typeof part === 'string' && !isSound(part)) return at;
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) continue;
    for (const [name, each] of Object.entries(part)) {
      if (!isSound(name)) return at;
      if (typeof each === 'string' || typeof each === 'object') waiting.push({ at: `${at}/${name}`, part: each });
    }
  }
  return undefined;
}

const isSound = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** As numbers are written: 12.34, not 12.345. */
function hasAtMostTwoDecimals(value: number): boolean {
  return Math.round(value * 100) / 100 === value;
}
