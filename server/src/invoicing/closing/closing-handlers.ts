import { belgianDate, checklistStart } from '@navette/shared/domain';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import type { InvoicingServices } from '../services.ts';
import { checklist, closedKinds, lockDates, readClosing } from './closing-queries.ts';
import { moveClosing } from './move-closing.ts';

/** Lock dates of the accounts (specification/closing.md). */
export const closingHandlers = {
  getClosing: ({ services: { db } }) => readClosing(db),
  listLockDates: ({ services: { db } }) => closedKinds(db),
  getClosingChecklist: async ({ query: { until }, services: { db } }) => {
    const start = checklistStart([...(await lockDates(db)).values()], until);
    return { start, points: await checklist(db, { start, end: until }) };
  },
  moveClosing: async ({ body, caller, services, request }) => {
    const moves = await services.db
      .transaction()
      .execute((trx) => moveClosing(trx, body, { caller, at: services.now() }));
    const written = (day: string | null) => day && belgianDate(day);
    noteForLog(request, {
      changes: moves.map(({ kind, before, after }) => ({
        field: kind,
        before: written(before),
        after: written(after),
      })),
    });
    return readClosing(services.db);
  },
} satisfies Handlers<InvoicingServices>;
