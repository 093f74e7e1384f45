import { byName } from '../../db/name-column.ts';
import { brusselsToday } from '@navette/shared/domain';
import type { AnswerOf, Handler } from '../../kernel/operation.ts';
import type { SearchServices } from '../services.ts';
import { findBookings } from './find-bookings.ts';
import { findCreditNotes, findInvoices } from './find-invoices.ts';
import { readSearchQuery, type SearchQuery } from './read-query.ts';
import type { Db } from '../../db/database.ts';
import { matchesRecord, nearestFirst, searchWords } from '../../db/words.ts';
import { nameColumn } from '../../db/name-column.ts';
import { sql } from 'kysely';
import { closestClients } from '../../masterdata/public.ts';

type Hit = AnswerOf<'searchAll'>['hits']['hits'][number]['_source'];

const DEFAULT_LIMIT = 20;

interface Search {
  readonly services: SearchServices;
  readonly query: SearchQuery;
  readonly pages: readonly string[];
  readonly limit: number;
}

/** Clients, destinations, drivers and insurers, as far as the user may open their pages. */
async function searchPlaces({ services: { db }, query: { text, dates }, pages, limit }: Search): Promise<Hit[]> {
  // Clients are found by their birth date too.
  const may = (page: string) => pages.includes(page) && (page === 'client' || dates.length === 0);
  const [clients, destinations, drivers, insurances] = await Promise.all([
    may('client') ? findClients(db, text, limit) : [],
    may('destination') ? findDestinations(db, text, limit) : [],
    may('driver') ? findDrivers(db, text, limit) : [],
    may('insurances') ? findPlaces(db, 'insurance', text, limit) : [],
  ]);
  return [
    ...clients.map((client): Hit => ({ route: 'client', ...client })),
    ...destinations.map((destination): Hit => ({ route: 'destination', ...destination })),
    ...drivers.map((driver): Hit => ({ route: 'driver', ...driver })),
    ...insurances.map((insurance): Hit => ({ route: 'insurance', ...insurance })),
  ];
}

async function searchBookings({ services, query, pages, limit }: Search): Promise<Hit[]> {
  if (!pages.includes('booking')) return [];
  const found = await findBookings(services.db, query, brusselsToday(services.now()), limit);
  return found.map((booking): Hit => ({ route: 'booking', ...booking, name: booking.client }));
}

/** Kinds of invoices with the pages of their open and their closed ones. */
const INVOICES = [
  { kind: 'client', route: 'invoice', open: 'invoice', closed: 'archive' },
  { kind: 'driver', route: 'driverInvoice', open: 'invoicesDrivers', closed: 'archiveDrivers' },
  { kind: 'insurance', route: 'insuranceInvoice', open: 'invoiceInsurance', closed: 'archiveInsurances' },
] as const;

async function searchInvoices({ services, query, pages, limit }: Search): Promise<Hit[]> {
  const found = INVOICES.map(async ({ kind, route, open, closed }) => {
    const statuses = [...(pages.includes(open) ? [0, 2] : []), ...(pages.includes(closed) ? [1] : [])];
    if (statuses.length === 0) return [];
    const invoices = await findInvoices(services.db, kind, query, statuses, limit);
    return invoices.map((invoice): Hit => ({ route, ...invoice }));
  });
  // The register of credit notes is a page of the invoices of clients.
  const seen = pages.includes('invoice')
    ? INVOICES.filter(({ open, closed }) => pages.includes(open) || pages.includes(closed))
    : [];
  const notes = await findCreditNotes(
    services.db,
    seen.map(({ kind }) => kind),
    query,
    limit,
  );
  return [...(await Promise.all(found)).flat(), ...notes.map((note): Hit => ({ route: 'creditNote', ...note }))];
}

const searches = { places: searchPlaces, bookings: searchBookings, invoices: searchInvoices } as const;

/** The specification's envelope of hits (specification/shell.md#global-search). */
export const asHits = (sources: readonly Hit[]): AnswerOf<'searchAll'> => ({
  hits: { hits: sources.map((_source) => ({ _source })) },
});

/** Places, bookings and invoices in one call; without those that the user may not open. */
export const searchAll: Handler<'searchAll', SearchServices> = async ({ body, caller, services }) => {
  const { q, index, limit = DEFAULT_LIMIT } = body;
  const search: Search = {
    services,
    query: readSearchQuery(q, brusselsToday(services.now())),
    pages: caller.user.pages,
    limit,
  };
  const asked = index ? [searches[index]] : Object.values(searches);
  const found = await Promise.all(asked.map((find) => find(search)));
  return asHits(found.flat());
};

const INACTIVE = sql<boolean>`not active`.as('inactive');

/** Clients whose name, address, phone, id or national number matches the text, the closest first. */
export async function findClients(db: Db, text: string, limit: number) {
  const ids = await closestClients(db, text, limit);
  return db
    .selectFrom('client')
    .select(['id', nameColumn('list').as('name'), 'fullAddress as address', 'invoiceName', 'invoiceAddress'])
    .select(INACTIVE)
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .orderBy(sql`array_position(${ids}::integer[], id)`)
    .execute();
}

/** Drivers whose name, address, phone or id matches the text, active ones before the others, the closest first. */
export function findDrivers(db: Db, text: string, limit: number) {
  const words = searchWords(text);
  return db
    .selectFrom('driver')
    .select(['id', nameColumn('list').as('name'), 'fullAddress as address'])
    .select(INACTIVE)
    .where(matchesRecord(text, { phones: ['tel', 'mobile'] }))
    .orderBy('active', 'desc')
    .orderBy(nearestFirst('search', words))
    .orderBy('search')
    .limit(limit)
    .execute();
}

/** Destinations or insurers whose name, address, phone, company number or id matches the text, the closest first. */
function findPlaces(db: Db, table: 'destination' | 'insurance', text: string, limit: number) {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'fullAddress as address'])
    .select(INACTIVE)
    .where(matchesRecord(text, { phones: ['tel'] }))
    .orderBy(nearestFirst('search', searchWords(text)))
    .orderBy(byName(sql.ref('name')))
    .limit(limit)
    .execute();
}

/** Destinations whose name, address, phone or id matches the text. */
export const findDestinations = (db: Db, text: string, limit: number) => findPlaces(db, 'destination', text, limit);
