import { addDays, brusselsToday, countProgress, mayOpen, type Page } from '@navette/shared/domain';
import type { Handler, Handlers } from '../../kernel/operation.ts';
import type { DispatchServices } from '../services.ts';
import { readDay, readTripsToInvoice } from './day-queries.ts';

/** Pages of users who make client invoices, as in the contract's listTripsToInvoice. */
const INVOICING: readonly Page[] = ['invoice', 'walletclient'];

const getDayOverview: Handler<'getDayOverview', DispatchServices> = async ({ caller, services }) => {
  const moment = services.now();
  const today = brusselsToday(moment);
  const tomorrow = addDays(today, 1);
  const { trips, toInvoice } = await readDay(services.db, { start: today, end: tomorrow });
  const count = (date: string) =>
    countProgress(
      trips.filter(({ ap_date }) => ap_date === date),
      moment,
    );
  const may = (page: Page) => mayOpen(caller.user.pages, page);
  return {
    today,
    tomorrow,
    trips: may('booking') ? { ...count(today), toAssignTomorrow: count(tomorrow).toAssign } : null,
    toInvoice: INVOICING.some(may) ? (toInvoice ?? 0) : null,
  };
};

/** Data of the home page (specification/office.md#home). */
export const dayHandlers = {
  getDayOverview,
  listTripsToInvoice: ({ services }) => readTripsToInvoice(services.db, brusselsToday(services.now())),
} satisfies Handlers<DispatchServices>;
