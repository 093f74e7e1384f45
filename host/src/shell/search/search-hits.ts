import type { components } from '@navette/openapi/types';
import type { SearchTarget, Titles, SearchDeclaration } from '@navette/shared/federation';
import { mayOpen, fold, searchWords } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { routeOfRecord, type KnownRoute } from '../../federation/release-set.ts';

export type SearchHit = components['schemas']['SearchHit'];

/** Hit with the path of its page. */
interface OpenableHit {
  readonly key: string;
  /** Record of the global search, or display text of a record found by a remote's search. */
  readonly hit: SearchHit | RecordText;
  /** Path of the record's page, with the record open: `/client?id=12`. */
  readonly address: string;
}

/** Record of a kind that a remote adds to the search. */
export interface RecordText {
  readonly id: number;
  readonly title: string;
  readonly detail: string;
}

export interface HitGroup {
  /** Kind: one of the global search, or one added by a remote, `fleet/vehicle`. */
  readonly target: string;
  /** Heading: a message key, or titles from the remote's declaration. */
  readonly heading: string | Titles;
  readonly hits: readonly OpenableHit[];
}

const titles: Readonly<Record<SearchTarget, string>> = {
  booking: messageKey('page.booking'),
  client: messageKey('page.client'),
  destination: messageKey('page.destination'),
  driver: messageKey('page.driver'),
  insurance: messageKey('page.insurances'),
  invoice: messageKey('page.invoice'),
  driverInvoice: messageKey('page.invoicesDrivers'),
  insuranceInvoice: messageKey('page.invoiceInsurance'),
  creditNote: messageKey('search.creditNotes'),
};

/** Clients first: a name is typed while they are on the phone, and Enter opens the first hit. */
const order = [
  'client',
  'booking',
  'destination',
  'driver',
  'insurance',
  'invoice',
  'driverInvoice',
  'insuranceInvoice',
  'creditNote',
] as const satisfies readonly SearchTarget[];

/** Groups hits by kind, each kind in the server's order. Hits without a permitted page are left out. */
export function groupHits(
  hits: readonly SearchHit[],
  routes: readonly KnownRoute[],
  pages: readonly string[] | undefined,
): readonly HitGroup[] {
  return order.flatMap((target) => {
    const page = routeOfRecord(routes, target);
    if (!page || page.refusal !== undefined || !mayOpen(pages, page.route.page)) return [];
    const openable = hits
      .filter(({ route }) => route === target)
      .map((hit) => ({ key: `${target}-${hit.id}`, hit, address: `${page.route.path}?id=${hit.id}` }));
    return openable.length === 0 ? [] : [{ target, heading: titles[target], hits: openable }];
  });
}

/** Maximum number of hits per kind. */
const MOST = 8;

/**
 * Hits in the response of a remote's search operation: records that contain every typed word.
 * @param answer response body: a list of records; anything else has no hits
 */
export function addedHits(
  { kind, titles, text, path }: SearchDeclaration,
  answer: unknown,
  typed: string,
): HitGroup | undefined {
  const words = searchWords(typed);
  const records = Array.isArray(answer) ? answer.flatMap((record: unknown) => recordText(record, text) ?? []) : [];
  const hits = records
    .filter(({ title, detail }) => words.every((word) => fold(`${title} ${detail}`).includes(word)))
    .slice(0, MOST)
    .map((hit) => ({ key: `${kind}-${hit.id}`, hit, address: `${path}?id=${hit.id}` }));
  return hits.length === 0 ? undefined : { target: kind, heading: titles, hits };
}

function recordText(record: unknown, properties: readonly string[]): RecordText | undefined {
  if (typeof record !== 'object' || record === null || !('id' in record) || typeof record.id !== 'number')
    return undefined;
  const values: Readonly<Record<string, unknown>> = { ...record };
  const [title = '', ...details] = properties
    .map((name) => values[name])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .filter((value) => value !== '');
  return { id: record.id, title, detail: details.join(' · ') };
}
