// @ts-check
import { describe, expect, it } from 'vitest';
import { faultlessDocument } from './example.mjs';
import { lint } from './lint.mjs';

const path = '/api/booking/{id}';

/** Faults of the example after one change. @param {(document: Record<string, any>) => unknown} change */
function faultsAfter(change) {
  const document = faultlessDocument();
  change(document);
  return lint(document);
}

/** Title of a case, the change that breaks the document, and the fault reported. @type {[string, (document: Record<string, any>) => unknown, string][]} */
const cases = [
  ['an operation without effect', (d) => delete d.paths[path].put['x-effect'], `PUT ${path} has no x-effect`],
  [
    'an effect nobody knows',
    (d) => (d.paths[path].put['x-effect'] = 'change'),
    `PUT ${path} has the unknown x-effect change`,
  ],
  [
    'an effect that the method may not have',
    (d) => (d.paths[path].delete['x-effect'] = 'read'),
    `DELETE ${path} has the x-effect read, which a DELETE may not have`,
  ],
  [
    'a change of a record that compares no version',
    (d) => delete d.paths[path].put.parameters,
    `PUT ${path} takes no If-Match`,
  ],
  [
    'a record whose version nobody can read',
    (d) => delete d.paths[path].get.responses[200].headers,
    `PUT ${path} has no GET beside it that answers an ETag`,
  ],
  [
    'an operation without permission',
    (d) => delete d.paths[path].put['x-permission'],
    `PUT ${path} has no x-permission`,
  ],
  [
    'a page nobody knows',
    (d) => d.paths[path].put['x-permission'].push('bokking'),
    `PUT ${path} names the unknown page bokking in x-permission`,
  ],
  [
    'an operation that is deprecated and does not say until when',
    (d) => (d.paths[path].put.deprecated = true),
    `PUT ${path} is deprecated and has no x-deprecation with since, until and replacedBy`,
  ],
  [
    'an operation that goes away too soon',
    (d) =>
      Object.assign(d.paths[path].put, {
        deprecated: true,
        'x-deprecation': { since: '2026-11-01', until: '2026-12-01', replacedBy: 'changeBooking' },
      }),
    `PUT ${path} has an x-deprecation whose since and until are not two days with 90 days between them`,
  ],
  [
    'two operations of one name',
    (d) => (d.paths[path].delete.operationId = 'updateBooking'),
    `DELETE ${path} has the operationId updateBooking, which PUT ${path} already has`,
  ],
  ['an operation without name', (d) => delete d.paths[path].put.operationId, `PUT ${path} has no operationId`],
  ['an operation without summary', (d) => delete d.paths[path].put.summary, `PUT ${path} has no summary`],
  [
    'a tag that is not declared',
    (d) => (d.paths[path].put.tags = ['trips']),
    `PUT ${path} needs exactly one tag that openapi.yaml declares`,
  ],
  [
    'a failure of another shape',
    (d) => delete d.paths[path].put.responses.default,
    `PUT ${path} has no default Problem response`,
  ],
  [
    'a public call that still asks for a token',
    (d) => (d.paths[path].delete['x-permission'] = ['public']),
    `DELETE ${path} is public and needs \`security: []\``,
  ],
  [
    'a call for tokens of ops that asks for a session',
    (d) => (d.paths[path].delete['x-permission'] = ['ops-token']),
    `DELETE ${path} is for tokens of ops and needs \`security: [{ opsToken: [] }]\``,
  ],
  [
    'a call for tokens of carriers that asks for a session',
    (d) => (d.paths[path].delete['x-permission'] = ['carrier-token']),
    `DELETE ${path} is for tokens of carriers and needs \`security: [{ carrierToken: [] }]\``,
  ],
  [
    'a call without token that is not public',
    (d) => (d.paths[path].put.security = []),
    `PUT ${path} overrides security without being public`,
  ],
  [
    'a body that takes anything',
    (d) => delete d.components.schemas.BookingUpdate.additionalProperties,
    `PUT ${path} has a body that takes unknown properties`,
  ],
  [
    'a path parameter left undeclared',
    (d) => delete d.paths[path].parameters,
    `PUT ${path} does not declare the path parameter id`,
  ],
  [
    'a permission for a property the body lacks',
    (d) => (d.paths[path].put['x-property-permission'] = { status: ['booking'] }),
    `PUT ${path} has an x-property-permission for status, which its body lacks`,
  ],
  [
    'a property nobody explains',
    (d) => delete d.components.schemas.BookingUpdate.properties.info.description,
    'BookingUpdate.info has no description',
  ],
  [
    'a text of any length',
    (d) => delete d.components.schemas.BookingUpdate.properties.info.maxLength,
    'BookingUpdate.info is a text without maxLength',
  ],
  [
    'a number without bounds',
    (d) => (d.components.schemas.BookingUpdate.properties.price = { type: 'number', description: 'Price' }),
    'BookingUpdate.price is a number without bounds',
  ],
  [
    'a list too short for its enumeration',
    (d) =>
      (d.components.schemas.BookingUpdate.properties.days = {
        type: 'array',
        description: 'Days',
        maxItems: 2,
        items: { type: 'string', enum: ['a', 'b', 'c'] },
      }),
    'BookingUpdate.days takes 2 items of an enumeration of 3',
  ],
  [
    'a required property that does not exist',
    (d) => (d.components.schemas.BookingUpdate.required = ['type']),
    'BookingUpdate requires type, which it does not have',
  ],
  [
    'a reference to nothing',
    (d) =>
      (d.components.schemas.BookingUpdate.properties.info = {
        $ref: '#/components/schemas/Info',
        description: 'Information',
      }),
    '#/components/schemas/Info is referred to and does not exist',
  ],
  [
    'a schema nobody uses',
    (d) => (d.components.schemas.Info = { type: 'boolean', description: 'Information' }),
    'schemas/Info is used nowhere',
  ],
];

describe('rules of the contract', () => {
  it('finds no fault in a contract that keeps the rules', () => {
    expect(lint(faultlessDocument())).toEqual([]);
  });

  it.each(cases)('finds %s', (_name, change, fault) => {
    expect(faultsAfter(change)).toContain(fault);
  });
});
