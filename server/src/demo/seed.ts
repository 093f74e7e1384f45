import { brusselsNow, certificateState, personName } from '@navette/shared/domain';
import { sql } from 'kysely';
import { storedState } from '../booqit/booked/find-booked.ts';
import type { BooqitServices } from '../booqit/services.ts';
import type { FilePort, StoredFile } from '../ports/files/file-port.ts';
import type { Db } from '../db/database.ts';
import type { Database, NewRow } from '../db/types.ts';
import { makeCarecenters } from './destinations.ts';
// Unions of mutualities and their codes; tariffs and forfaits are invented.
import insurers from './data/insurers.json' with { type: 'json' };
import mcodes from './data/mcodes.json' with { type: 'json' };
// Account and enterprise number are examples with right check digits and belong to nobody.
import settings from './data/settings.json' with { type: 'json' };
import { seedHandovers } from './handovers.ts';
import { makeHistory } from './history.ts';
import { continueNumbers, insertRows, ROWS_A_STATEMENT } from './insert-rows.ts';
import { seedInvoices } from './invoices.ts';
import { type Demo, demoSpan, makeDemo } from './make-demo.ts';
import { makeDailyReports, makeLog, makeMailAttachments, makeMails } from './office.ts';
import { seedPayments } from './payments.ts';
import { createRandom } from './random.ts';
import {
  keepReceipts,
  makeExpenses,
  makeInserts,
  makeSuppliers,
  makeTickets,
  withPayments,
  withReceipts,
} from './registers.ts';
import { makeTasks } from './office.ts';
import { makeDriverUsers, makeUsers } from './users.ts';
import { groupBy } from './rows.ts';
import { memberId } from '../ports/mailing/mailing-port.ts';

/** Current step, and overall progress from 0 to 1. */
export type SeedProgress = (step: 'people' | 'bookings' | 'invoices' | 'statistics' | 'done', share: number) => void;

/** Whether the database is empty: only then is it filled. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  const user = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
  return user === undefined;
}

interface SeedOptions {
  /** Fingerprints of persons and places; without it bookings are not linked with the transports of the platform. */
  vault?: BooqitServices['vault'];
  /** Store for the photos of receipts; without it no receipts are made. */
  files?: FilePort;
  /** The time around which the bookings lie. */
  now?: Date;
  onProgress?: SeedProgress;
}

const NUMBERED: readonly (keyof Database)[] = [
  'app_user',
  'driver',
  'client',
  'destination',
  'insurance',
  'supplier',
  'booking_series',
  'booking',
];

/**
 * Fills an empty database with the demo (specification/shell.md#demo) in one transaction: all of it or nothing.
 */
export async function seedDemo(
  db: Db,
  { files, vault, now = new Date(), onProgress = () => {} }: SeedOptions = {},
): Promise<void> {
  const moment = brusselsNow(now);
  onProgress('people', 0);
  const demo = makeDemo(moment);
  const staff = await makeUsers(createRandom(31));
  const users = [...staff, ...(await makeDriverUsers(demo.drivers, staff.length + 1))];
  const dispatchers = users.filter(({ role }) => role === 'dispatch' || role === 'admin');
  const issuedBy = staff.find(({ role }) => role === 'invoice')?.id ?? null;
  const centers = makeCarecenters(createRandom(34));
  const { tasks, assigned } = makeTasks(now, moment.date);
  const receipts = files ? await keepReceipts(files) : new Map<number, StoredFile>();
  const expenses = await withReceipts(makeExpenses(createRandom(35), moment.date), moment.date, files);
  const suppliers = makeSuppliers(expenses);
  const inserts = await withReceipts(makeInserts(createRandom(36), moment.date), moment.date, files);
  await db.transaction().execute(async (trx) => {
    await insertRows(trx, 'app_user', users);
    await insertRows(trx, 'driver', demo.drivers);
    await insertRows(trx, 'client', demo.clients);
    await insertRows(trx, 'destination', demo.destinations);
    await insertRows(trx, 'insurance', demoInsurances);
    await insertRows(trx, 'platform_mutuality', demoMutualities);
    await insertRows(trx, 'carecenter', centers);
    await insertRows(trx, 'mailing_member', makeMembers(centers, now.toISOString()));
    await insertRows(trx, 'mailing_campaign', demoCampaigns(moment.date));
    await insertRows(trx, 'mailing_template', demoTemplates);
    await insertRows(trx, 'mail', makeMails(moment));
    await insertRows(trx, 'mail_attachment', makeMailAttachments());
    await insertRows(trx, 'task', tasks);
    await insertRows(trx, 'task_user', assigned);
    await insertRows(trx, 'mcode', mcodes);
    await insertRows(trx, 'setting', demoSettings);
    await insertRows(trx, 'availability', demo.availability);
    await insertRows(trx, 'supplier', suppliers);
    const known = await trx.selectFrom('money_category').select(['id', 'account']).execute();
    const categories = new Map(known.map(({ id, account }) => [account, id]));
    await insertRows(
      trx,
      'expense',
      withPayments(expenses, suppliers, moment.date).map(({ money: price, account, ...entry }) => ({
        ...entry,
        price,
        categoryId: categories.get(account),
      })),
    );
    await insertRows(
      trx,
      'inserts',
      inserts.map(({ money: amount, account, ...entry }) => ({
        ...entry,
        amount,
        paidFrom: 'bank',
        categoryId: categories.get(account),
      })),
    );
    onProgress('bookings', 0.3);
    await insertRows(trx, 'booking_series', demo.series);
    for (const part of wholeDays(demo.bookings)) await insertRows(trx, 'booking', part.map(withJson));
    if (vault) await insertRows(trx, 'booked_transport', linkedTransports(vault, now, demo.transports));
    await insertRows(trx, 'booking_history', makeHistory(demo.bookings, dispatchers, moment));
    await insertRows(trx, 'ticket', makeTickets(demo.bookings, receipts, moment.date));
    onProgress('invoices', 0.8);
    await seedInvoices(trx, { today: moment.date, issuedBy });
    await seedPayments(trx, { today: moment.date, issuedBy });
    const receivers = dispatchers.map((user) => personName(user, 'text'));
    await seedHandovers(trx, { from: demoSpan(moment.date).first, today: moment.date, receivers });
    await insertRows(trx, 'daily_report', makeDailyReports(createRandom(32), dispatchers, moment.date));
    await insertRows(trx, 'log', makeLog(createRandom(33), users.slice(0, 6), moment.date));
    for (const table of NUMBERED) await continueNumbers(trx, table);
  });
  onProgress('statistics', 0.95);
  await sql`analyze`.execute(db);
  onProgress('done', 1);
}

/**
 * Links of bookings with the parts of transports that they were made of, which the platform has not changed since. Where a certificate is still to come,
 * the booking names its transport alone: otherwise it would be a difference as soon as it is there.
 */
const linkedTransports = (vault: BooqitServices['vault'], now: Date, transports: Demo['transports']) =>
  transports
    .filter(({ row }) => certificateState(row) !== 'needed')
    .map(({ row, bookingId }) => {
      const state = storedState(vault, row);
      const { transportId, part } = row;
      return { transportId, part, bookingId, seen: state, current: state, bookedAt: now.toISOString() };
    });

/** Bulk rows carry JSON as values, not text. */
const withJson = ({ nonReimbursed, ...booking }: Demo['bookings'][number]) => ({
  ...booking,
  nonReimbursed: nonReimbursed ? JSON.parse(nonReimbursed) : null,
});

/** Chunks of bookings, one per statement: always whole days, because the legs of a visit refer to each other. */
function wholeDays<T extends { readonly ap_date: string }>(bookings: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (const day of groupBy(bookings, ({ ap_date }) => ap_date).values()) {
    const last = parts.at(-1);
    if (last && last.length + day.length <= ROWS_A_STATEMENT) last.push(...day);
    else parts.push([...day]);
  }
  return parts;
}

const demoSettings: readonly NewRow<'setting'>[] = Object.entries(settings).map(([variable, value]) => ({
  variable,
  value,
}));

/** Insurance bodies, with the number 1 for the one that the platform's transports go to by default (specification/booqit.md#words). */
const demoInsurances = insurers.map(({ address, zip, city, ...insurer }, index) => ({
  ...insurer,
  id: index + 1,
  address,
  zip,
  city,
  fullAddress: `${address}, ${zip} ${city}`,
  email: `transport.${index + 1}@mutualite.example`,
}));

/**
 * Insurers of the mutualities that the platform names, by the number of their union. “Solidaris” is left open, since two insurers are called so: whoever
 * books such a transport first is asked. Partenamut and Helan need no line, as insurers of that name exist.
 */
const demoMutualities: readonly NewRow<'platform_mutuality'>[] = [
  { value: 'Mutualité chrétienne', insuranceId: 1 },
  ...mcodes.map(({ mcode: value }) => ({
    value,
    insuranceId: demoInsurances.find(({ name }) => name.includes(`(${value.charAt(1)}00)`))?.id ?? 1,
  })),
];

/** Members of the mailing list: the subscribed care centers. */
function makeMembers(centers: readonly NewRow<'carecenter'>[], changedAt: string): NewRow<'mailing_member'>[] {
  const members = centers.flatMap(({ name, email_address: email, tel: phone, fullAddress: address, subscribed_id }) =>
    subscribed_id && email
      ? [
          {
            id: memberId(email),
            email,
            name,
            phone: phone ?? null,
            address: address ?? null,
            status: 'subscribed' as const,
            changedAt,
          },
        ]
      : [],
  );
  return members.filter(({ id }, index) => members.findIndex((member) => member.id === id) === index);
}

const campaign = (id: string, title: string, sendTime: string | null): NewRow<'mailing_campaign'> => ({
  id,
  title,
  listName: 'Centres de soins',
  sent: sendTime !== null,
  sendTime: sendTime === null ? null : new Date(sendTime),
});

/** Campaigns sent, and one draft. */
const demoCampaigns = (today: string): NewRow<'mailing_campaign'>[] => {
  const year = Number(today.slice(0, 4));
  return [
    campaign('horaires', `Horaires de fin d’année ${year - 1}`, `${year - 1}-12-01T09:00:00Z`),
    campaign('voeux', `Nos meilleurs vœux pour ${year}`, `${year}-01-05T08:30:00Z`),
    campaign('enquete', 'Enquête de satisfaction', null),
  ];
};

const demoTemplates: NewRow<'mailing_template'>[] = [
  { id: 'lettre', name: 'Lettre d’information', thumbnail: null },
  { id: 'annonce', name: 'Annonce aux centres de soins', thumbnail: null },
];
