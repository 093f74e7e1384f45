import { brusselsToday, personName } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { createdOnce } from '../../db/created-once.ts';
import { recordQueries } from '../../db/record-queries.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import { changed, found, invalid } from '../../kernel/problem.ts';
import { cleanForm, fieldChanges, missing, recordHandlers, refuse } from '../../masterdata/public.ts';
import type { InvoicingServices } from '../services.ts';
import { rangeOf } from '../wallets/wallet-handlers.ts';
import { driverCash, driverCashLines } from './cash-queries.ts';

const handovers = (db: Db) =>
  db
    .selectFrom('driver_handover')
    .innerJoin('driver', 'driver.id', 'driverId')
    .select(['driver_handover.id', 'driverId', 'lastname', 'firstname', 'date', 'amount', 'receivedBy', 'remark']);

/** @throws ProblemError 400 with every wrong field: no amount, a day to come, an unknown driver */
async function parseHandover(body: BodyOf<'createDriverHandover'>, services: InvoicingServices) {
  const { db } = services;
  const form = cleanForm(body);
  refuse(
    missing(form, ['receivedBy']),
    form.amount > 0 ? [] : [{ field: 'amount', messageKey: 'validation.payment.positive' }],
    form.date > brusselsToday(services.now()) ? [{ field: 'date', messageKey: 'validation.future' }] : [],
  );
  const driver = await db.selectFrom('driver').select('id').where('id', '=', form.driverId).executeTakeFirst();
  if (!driver) throw invalid({ field: 'driverId', messageKey: 'validation.notFound' });
  return form;
}

/** Marks a handover as deleted or not; answers the count of those that were not so. */
const mark = async (db: Db, id: number, deletedAt: Date | null): Promise<bigint> => {
  const { numUpdatedRows } = await db
    .updateTable('driver_handover')
    .set({ deletedAt })
    .where('id', '=', id)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows;
};

const find = (db: Db, id: number) =>
  handovers(db).where('driver_handover.id', '=', id).where('deletedAt', 'is', null).executeTakeFirst();

const queries = recordQueries('driver_handover');
const handover = recordHandlers({ ...queries, find, parse: parseHandover });

/** Cash that drivers collected, kept and handed over (specification/wallets.md#cash-of-drivers). */
export const cashHandlers = {
  listDriverCash: ({ body, services: { db } }) => driverCash(db, rangeOf(body)),
  listDriverCashLines: ({ body, services: { db } }) => driverCashLines(db, body.driverId, rangeOf(body)),
  getDriverHandover: handover.get,
  createDriverHandover: async ({ body, caller, services, request }) => {
    const values = await parseHandover(body, services);
    const [userId, operation, at] = [caller.user.id, 'createDriverHandover', services.now()];
    const { id, record } = await services.db.transaction().execute(async (trx) => {
      const made = await createdOnce(
        trx,
        { key: keyOf(request), userId, operation, body, at },
        async () => (await queries.insert(trx, values)).id,
      );
      return { id: made, record: await find(trx, made) };
    });
    noteForLog(request, {
      subject: record ? personName(record, 'text') : null,
      recordId: id,
      changes: fieldChanges({}, values),
    });
    return { insertId: id };
  },
  updateDriverHandover: handover.update,
  deleteDriverHandover: async ({ path: { id }, services, request }) => {
    const { db } = services;
    const record = found(await find(db, id));
    noteForLog(request, { subject: personName(record, 'text') });
    return changed(await mark(db, id, services.now()));
  },
  restoreDriverHandover: async ({ body: { id }, services: { db }, request }) => {
    const answer = changed(await mark(db, id, null));
    const record = await find(db, id);
    noteForLog(request, { subject: record ? personName(record, 'text') : null, recordId: id });
    return answer;
  },
} satisfies Handlers<InvoicingServices>;
