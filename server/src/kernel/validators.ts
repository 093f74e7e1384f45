import { Ajv2020, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { contract } from './contract.ts';

/** Whether a value is valid by the contract; `errors` has the reasons of the last failure. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

const standard = formats.default.get('date-time');

/** Instants are limited to the years of valid dates, so that time zones and neighbouring days stay within the calendar. */
const FIRST_MOMENT = Date.parse('1900-01-01T00:00:00Z');
const END_OF_MOMENTS = Date.parse('2200-01-01T00:00:00Z');

/** The standard allows leap seconds, which JavaScript does not. */
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
/** Stops at the first error. */
let quick: Ajv2020 | undefined;

function createAjv(coerceTypes: Options['coerceTypes'], allErrors = true): Ajv2020 {
  // The contract was checked when it was generated: compiling the schema of schemas would be a tenth of the start.
  const instance = new Ajv2020({ strict: false, allErrors, verbose: true, coerceTypes, validateSchema: false });
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

/** Lazily compiled validator: startup needs none. References resolve to the contract. */
export function lazyValidator(schema: object, from: 'json' | 'text'): Validator {
  const compile = (by: Ajv2020): Validator =>
    by.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')));
  const compiled: { quick?: Validator; whole?: Validator } = {};
  const validator: Validator = (value) => {
    // A hundred thousand values may have as many errors: for such bodies only the first is reported.
    const isLarge = from === 'json' && hasMoreParts(value, MOST_PARTS);
    const used = isLarge
      ? (compiled.quick ??= compile((quick ??= createAjv(false, false))))
      : (compiled.whole ??= compile(ajv[from]));
    const valid = used(value);
    validator.errors = used.errors;
    return valid;
  };
  return validator;
}

/** Maximum values of a body for which every error is reported. */
const MOST_PARTS = 5000;

function hasMoreParts(value: unknown, most: number): boolean {
  const waiting = [value];
  for (let parts = 0; waiting.length > 0;) {
    const part = waiting.pop();
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) continue;
    const inner: unknown[] = Array.isArray(part) ? part : Object.values(part);
    parts += inner.length;
    if (parts > most) return true;
    for (const each of inner) if (typeof each === 'object') waiting.push(each);
  }
  return false;
}

/**
 * Additionally refuses a null byte in texts, which PostgreSQL does not store. A lone surrogate, as from a text truncated within an emoji, becomes the
 * replacement character: neither a URL nor a JSON column accepts it.
 */
export function withSoundTexts(validate: Validator): Validator {
  const validator: Validator = (value) => {
    const isValid = validate(value);
    const path = isValid ? nullByteIn(value) : undefined;
    validator.errors =
      path === undefined ? validate.errors : [{ keyword: 'text', instancePath: path, schemaPath: '#', params: {} }];
    return isValid && path === undefined;
  };
  return validator;
}

/** JSON pointer to the first text or property name with a null byte; texts before it are made well-formed. */
function nullByteIn(value: unknown): string | undefined {
  const waiting: { readonly at: string; readonly part: unknown }[] = [{ at: '', part: value }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { at, part } = next;
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) continue;
    for (const [name, each] of Object.entries(part)) {
      if (name.includes('\0')) return at;
      if (typeof each === 'string') {
        if (each.includes('\0')) return `${at}/${name}`;
        if (HALVES.test(each)) Object.assign(part, { [name]: each.replaceAll(HALVES_ALL, '\uFFFD') });
      } else waiting.push({ at: `${at}/${name}`, part: each });
    }
  }
  return undefined;
}

const HALVES = /\p{Surrogate}/u;
const HALVES_ALL = /\p{Surrogate}/gu;

/** By its decimal notation: 12.34, not 12.345. */
function hasAtMostTwoDecimals(value: number): boolean {
  return Math.round(value * 100) / 100 === value;
}
