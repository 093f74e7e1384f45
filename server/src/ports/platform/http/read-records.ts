import { lazyValidator, type Validator } from '../../../kernel/validators.ts';
import { validationFields } from '../../../kernel/as-problem.ts';
import { isUncheckedObject, textOf } from '../../http/unchecked.ts';
import type { PlatformInvoice, PlatformList, RejectedRecord, TransportPart } from '../platform-port.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const fitsPart = lazyValidator(reference('Transport'), 'json');
const fitsInvoice = lazyValidator(reference('BooqitInvoice'), 'json');

/** Unknown fields are dropped: the platform may add some at any time. */
function read(record: unknown, fits: Validator, idField: string): RejectedRecord | null {
  if (fits(record)) return null;
  const id = isUncheckedObject(record) ? textOf(record[idField]) : null;
  const [first] = validationFields(fits.errors ?? []);
  return { id, field: first?.field ?? '' };
}

const isPart = (record: unknown): record is TransportPart => fitsPart(record);
const isInvoice = (record: unknown): record is PlatformInvoice => fitsInvoice(record);

/** Transports that match their schema. A transport with an invalid part is dropped as a whole: half of one would be booked wrong. */
export function readTransports(records: readonly unknown[]): PlatformList<readonly TransportPart[]> {
  const items: (readonly TransportPart[])[] = [];
  const rejected: RejectedRecord[] = [];
  for (const record of records) {
    const parts: readonly unknown[] = Array.isArray(record) ? record : [record];
    const known = parts.map(knownOfPart);
    const fit = known.filter(isPart);
    if (fit.length > 0 && fit.length === known.length) items.push(fit);
    else rejected.push(...known.map((part) => read(part, fitsPart, 'transportId')).filter((found) => found !== null));
  }
  return { items, rejected };
}

/** Invoices that match their schema. */
export function readInvoices(records: readonly unknown[]): PlatformList<PlatformInvoice> {
  const known = records.map((record) =>
    only(record, ['invoiceNumber', 'createdAt', 'totals', 'transportIds'], {
      totals: (totals) => only(totals, ['totalExcl']),
    }),
  );
  return {
    items: known.filter(isInvoice),
    rejected: known.map((invoice) => read(invoice, fitsInvoice, 'invoiceNumber')).filter((found) => found !== null),
  };
}

type Inner = Readonly<Record<string, (value: unknown) => unknown>>;

/** Known fields of an object; any other value is kept, and refused by the validation. */
function only(value: unknown, fields: readonly string[], inner: Inner = {}): unknown {
  if (!isUncheckedObject(value)) return value;
  const kept = fields.filter((field) => value[field] !== undefined);
  return Object.fromEntries(kept.map((field) => [field, inner[field] ? inner[field](value[field]) : value[field]]));
}

const PASSENGER = ['firstName', 'lastName', 'dateOfBirth', 'email', 'phoneNumber', 'mutuality', 'rrNumber'];
const PLACE = ['name', 'street', 'number', 'box', 'zipCode', 'locality', 'coordinates', 'phoneNumber'];
const place = (value: unknown) => only(value, PLACE);

const knownOfPart = (part: unknown): unknown =>
  only(
    part,
    [
      'transportId',
      'status',
      'type',
      'returnPart',
      'tags',
      'certificateNeeded',
      'request',
      'assignment',
      'matchingState',
    ],
    {
      request: (request) =>
        only(request, ['dateTime', 'reason', 'distance', 'info', 'passenger', 'pickup', 'dropOff'], {
          passenger: (passenger) => only(passenger, PASSENGER),
          pickup: place,
          dropOff: place,
        }),
      assignment: (assignment) =>
        only(assignment, ['price'], {
          price: (price) =>
            only(price, ['total', 'distribution'], {
              distribution: (distribution) =>
                only(distribution, ['nonReimbursed'], {
                  nonReimbursed: (share) => only(share, ['perDay', 'perPart']),
                }),
            }),
        }),
      matchingState: (matching) =>
        only(matching, ['price', 'rejectedDrivers'], { price: (price) => only(price, ['total']) }),
    },
  );
