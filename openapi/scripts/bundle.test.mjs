// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundle } from './bundle.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  write('openapi.yaml', 'openapi: 3.1.0\nx-domains: [common, dispatch]\ncomponents: {}\n');
  write('common/types.yaml', 'money: { type: number, description: Euros }\n');
  write('common/responses.yaml', 'Problem: { description: Refused }\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} content */
function write(name, content) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

describe('the bundled document', () => {
  it('inlines value types in the bundled document, each with its own description', () => {
    write(
      'dispatch/schemas.yaml',
      'Booking: { type: object, properties: { price: { $ref: ../common/types.yaml#/money, description: Invoice price } } }\n',
    );
    expect(bundle(folder).components.schemas.Booking.properties.price).toEqual({
      type: 'number',
      description: 'Invoice price',
    });
  });

  it('keeps references to named schemas, and leaves out parts that only serve compositions', () => {
    write(
      'dispatch/schemas.yaml',
      "Fields: { x-part: true, type: object, properties: {} }\nBooking: { allOf: [{ $ref: '#/components/schemas/Fields' }] }\nList: { type: array, items: { $ref: '#/components/schemas/Booking' } }\n",
    );
    const { schemas } = bundle(folder).components;
    expect(Object.keys(schemas)).toEqual(['Booking', 'List']);
    expect(schemas.List.items).toEqual({ $ref: '#/components/schemas/Booking' });
  });

  it('refuses a file reference that can not be resolved', () => {
    write('dispatch/schemas.yaml', 'Booking: { $ref: ../common/types.yaml#/euros }\n');
    expect(() => bundle(folder)).toThrow('nothing found at ../common/types.yaml#/euros');
  });

  it('refuses two schemas of one name', () => {
    write('common/schemas.yaml', 'Booking: { type: object }\n');
    write('dispatch/schemas.yaml', 'Booking: { type: object }\n');
    expect(() => bundle(folder)).toThrow('dispatch/schemas.yaml: Booking is already defined in another domain');
  });
});
