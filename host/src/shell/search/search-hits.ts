import type { components } from '@navette/openapi/types';
import type { SearchTarget, Titles } from '@navette/shared/federation';
import { mayOpen } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { routeOfRecord, type KnownRoute } from '../../federation/find-route.ts';

export type SearchHit = components['schemas']['SearchHit'];

/** Hit with the path of its page. */
export interface OpenableHit {
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

/** Hits of one kind. */
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
};

const order = [
  'booking',
  'client',
  'destination',
  'driver',
  'insurance',
  'invoice',
  'driverInvoice',
  'insuranceInvoice',
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
