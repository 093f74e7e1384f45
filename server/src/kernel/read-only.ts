import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { type ContractOperation, contract } from './contract.ts';
import { invalid } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Properties of the body that the contract marks as `readOnly`, removed before validation. */
    readOnly: Readonly<Record<string, unknown>> | undefined;
  }
}

interface FormSchema {
  $ref?: string;
  properties?: Record<string, { readOnly?: boolean }>;
}

/** Names of the body's properties that only the server writes. */
function readOnlyNames({ documented }: ContractOperation): ReadonlySet<string> {
  const schema: FormSchema = documented.requestBody?.content?.['application/json']?.schema ?? {};
  const whole: FormSchema = contract.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
  const properties = Object.entries(whole.properties ?? {});
  return new Set(properties.filter(([, property]) => property.readOnly).map(([name]) => name));
}

const refused = (names: readonly string[]) =>
  invalid(...names.map((field) => ({ field, messageKey: 'validation.readOnly' })));

/**
 * Removes properties from a body that are in the record's GET but not in its form. An update keeps them for {@link refuseReadOnly}; a create with
 * them is refused.
 */
export function readOnlyTaker(operation: ContractOperation): (request: FastifyRequest) => void {
  const names = readOnlyNames(operation);
  return (request) => {
    const { body } = request;
    if (names.size === 0 || typeof body !== 'object' || body === null) return;
    const taken = Object.entries(body).filter(([name]) => names.has(name));
    if (taken.length === 0) return;
    if (operation.method !== 'PUT') throw refused(taken.map(([name]) => name));
    request.readOnly = Object.fromEntries(taken);
    request.body = Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name)));
  };
}

/**
 * Refuses changed read-only properties, by the names of the fields.
 * @param record the answer of its GET
 * @throws ProblemError 400
 */
export function refuseReadOnly({ readOnly }: Pick<FastifyRequest, 'readOnly'>, record: object): void {
  const kept = new Map<string, unknown>(Object.entries(record));
  const changed = Object.entries(readOnly ?? {}).filter(([name, value]) => !isDeepStrictEqual(kept.get(name), value));
  if (changed.length > 0) throw refused(changed.map(([name]) => name));
}
