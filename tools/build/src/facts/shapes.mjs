/**
 * @typedef {import('./contract.mjs').Json} Json
 * @typedef {{ in: string, required: boolean, schema: Json | boolean }} Parameter
 * @typedef {{ method: string, path: string, parameters: Record<string, Parameter>, request?: Json | boolean, response?: Json | boolean }} Shape
 */

/** Keywords of documentation; a change of wording does not change the shape. */
const wording = new Set(['description', 'title', 'example', 'examples', 'summary']);

/** Keywords whose keys are names of the contract and not keywords. */
const named = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

/**
 * The shape of an operation with its references written out, so that it can be compared with a later contract.
 * @param {import('./contract.mjs').Operation} operation
 * @param {Json} document
 * @returns {Shape}
 */
export function shapeOf({ method, path, definition, parameters }, document) {
  const plain = parameters.map((parameter) => target(parameter, document));
  const request = target(definition.requestBody, document)?.content?.['application/json']?.schema;
  const [, answer] = Object.entries(definition.responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
  const response = target(answer, document)?.content?.['application/json']?.schema;
  return {
    method,
    path,
    parameters: Object.fromEntries(
      plain.map(({ name, in: place, required = false, schema }) => [
        name,
        { in: place, required, schema: writtenOut(schema, document) },
      ]),
    ),
    ...(request === undefined ? {} : { request: writtenOut(request, document) }),
    ...(response === undefined ? {} : { response: writtenOut(response, document) }),
  };
}

/**
 * @param {any} schema
 * @param {Json} document
 * @param {readonly string[]} [within] References being written out, to stop where one holds itself.
 * @returns {any}
 */
export function writtenOut(schema, document, within = []) {
  if (Array.isArray(schema)) return schema.map((part) => writtenOut(part, document, within));
  if (schema === null || typeof schema !== 'object') return schema;
  const { $ref: reference, ...rest } = schema;
  if (typeof reference !== 'string') return own(rest, document, within);
  // A recursive schema is any value from its second level on.
  if (within.includes(reference)) return {};
  const referred = writtenOut(found(reference, document), document, [...within, reference]);
  const beside = own(rest, document, within);
  return Object.keys(beside).length === 0 ? referred : { allOf: [referred, beside] };
}

/**
 * @param {Json} schema
 * @param {Json} document
 * @param {readonly string[]} within
 * @returns {Json}
 */
function own(schema, document, within) {
  const structural = Object.entries(schema).filter(([key]) => !wording.has(key));
  return Object.fromEntries(
    structural.map(([key, value]) => [
      key,
      named.has(key)
        ? namesOf(value, document, within)
        : key === 'enum' || key === 'const'
          ? value
          : writtenOut(value, document, within),
    ]),
  );
}

/**
 * @param {Json} schemas
 * @param {Json} document
 * @param {readonly string[]} within
 */
const namesOf = (schemas, document, within) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, writtenOut(schema, document, within)]));

/**
 * @param {any} value A part of the document or a reference to one.
 * @param {Json} document
 * @returns {any}
 */
const target = (value, document) =>
  typeof value?.$ref === 'string' ? target(found(value.$ref, document), document) : value;

/**
 * @param {string} reference `#/components/schemas/Client`
 * @param {Json} document
 * @returns {any}
 */
function found(reference, document) {
  const value = reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((/** @type {any} */ place, part) => place?.[part], document);
  if (value === undefined) throw new Error(`The contract has no ${reference}`);
  return value;
}
