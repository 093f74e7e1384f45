import { ServiceError } from '../../kernel/service-error.ts';
import { createServiceCall } from '../http/call-service.ts';
import { amountOf, isUncheckedObject, listOf, partOf, textOf } from '../http/unchecked.ts';
import type {
  PlatformPort,
  TransportsWanted,
  PlatformInvoice,
  PlatformList,
  RejectedRecord,
  TransportPart,
} from './platform-port.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { lazyValidator, type Validator } from '../../kernel/validators.ts';
import { validationFields } from '../../kernel/as-problem.ts';

/** Display name of the platform in messages. */
const SERVICE = 'Booqit';

/** Milliseconds per call: the platform's lists are long. */
const TIMEOUT = 8000;

/** Maximum pages of a list, against an endless one. */
const MOST_PAGES = 200;

const searchOf = ({ view, start, end, tags = [] }: TransportsWanted): string =>
  new URLSearchParams({
    view,
    start: start.toISOString(),
    end: end.toISOString(),
    ...(tags.length > 0 && { tags: tags.join(';') }),
  }).toString();

/** The external platform by its HTTP API: a bearer token, lists in pages of JSON, each as `{ data: { <name>: [], pages } }`. */
export function createHttpPlatform(
  { url, token }: { readonly url: string; readonly token: string },
  timeout = TIMEOUT,
): PlatformPort {
  const headers = { authorization: `Bearer ${token}` };
  const call = createServiceCall({ service: SERVICE, url, headers, timeout });

  async function page(path: string, name: string): Promise<{ records: readonly unknown[]; pages: number }> {
    const { status, body } = await retrying(() => call(path));
    if (status === 400) throw new ServiceError(SERVICE, 'refused', 'refuses the question');
    const data = isUncheckedObject(body) && body.data !== undefined ? partOf(body, 'data') : undefined;
    const records = data && listOf(data, name);
    if (!records) throw new ServiceError(SERVICE, 'unexpected', `answers without ${name}`);
    return { records, pages: amountOf(data.pages) ?? 1 };
  }

  /** Fetches all pages; a partial list would be mistaken for the whole. */
  async function all(path: string, search: string, name: string): Promise<readonly unknown[]> {
    const first = await page(`${path}?${search}`, name);
    const records = [...first.records];
    for (let number = 2; number <= Math.min(first.pages, MOST_PAGES); number += 1)
      records.push(...(await page(`${path}?${search}${search && '&'}page=${number}`, name)).records);
    return records;
  }

  return {
    transports: async (wanted) => readTransports(await all('/v1/transports', searchOf(wanted), 'transports')),
    transport: async (id) =>
      readTransports((await page(`/v1/transports/${encodeURIComponent(id)}`, 'transports')).records),
    invoices: async () => readInvoices(await all('/v1/invoices', '', 'invoices')),
  };
}

/** Milliseconds before the second and the third attempt. */
const PAUSES = [250, 1000];

/** Maximum pause requested by a service while a user waits, in milliseconds. */
const LONGEST = 5000;

/**
 * Retries when a service does not answer, with growing pauses, or those it requests (`Retry-After`).
 * @throws {ServiceError} of the last attempt, or immediately when a retry is useless or would have to wait longer than 5 s
 */
async function retrying<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const wait of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ServiceError) || error.fault !== 'unavailable') throw error;
      const wanted = (error.retryAfter ?? 0) * 1000;
      if (wanted > LONGEST) throw error;
      await pause(Math.max(wait, wanted));
    }
  }
  return ask();
}

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
function readTransports(records: readonly unknown[]): PlatformList<readonly TransportPart[]> {
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
function readInvoices(records: readonly unknown[]): PlatformList<PlatformInvoice> {
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
