import { brusselsNow, isIban, normaliseIban, personName } from '@navette/shared/domain';
import { sql } from 'kysely';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { changed, conflict, found, invalid } from '../../kernel/problem.ts';
import { authorOf } from '../account/write-offs.ts';
import type { InvoicingServices } from '../services.ts';
import { unmandatedClients } from './due-queries.ts';

/** Mandates of direct debits (specification/payments.md#direct-debits). */
export const mandateHandlers = {
  listMandates: async ({ query: { clientId }, services: { db }, request }) => {
    const rows = await db
      .selectFrom('mandate')
      .innerJoin('client', 'client.id', 'mandate.clientId')
      .select([
        'mandate.id',
        'clientId',
        'lastname',
        'firstname',
        'reference',
        'signedOn',
        'iban',
        'holder',
        'once',
        'endedOn',
      ])
      .select(
        sql<boolean>`exists (select from payment_order line where line."mandateId" = mandate.id and line.state in ('open', 'paid'))`.as(
          'used',
        ),
      )
      .$if(clientId !== undefined, (all) => all.where('clientId', '=', clientId ?? 0))
      .orderBy('mandate.id', 'desc')
      .execute();
    noteForLog(request, { read: { count: rows.length } });
    return rows.map(({ lastname, firstname, ...row }) => ({
      ...row,
      name: personName({ lastname, firstname }, 'list'),
    }));
  },
  listUnmandatedClients: async ({ services: { db }, request }) => {
    const rows = await unmandatedClients(db);
    noteForLog(request, { read: { count: rows.length } });
    return rows;
  },
  createMandate: ({ body, caller, services, request }) =>
    services.db.transaction().execute(async (trx) => {
      const at = services.now();
      const { clientId, signedOn, iban, holder, once = false } = body;
      const reference = body.reference.trim();
      if (!isIban(iban)) throw invalid({ field: 'iban', messageKey: 'validation.iban' });
      if (signedOn > brusselsNow(at).date) throw invalid({ field: 'signedOn', messageKey: 'validation.future' });
      const client = await trx
        .selectFrom('client')
        .select(['lastname', 'firstname'])
        .where('id', '=', clientId)
        .forUpdate()
        .executeTakeFirst();
      if (!client) throw invalid({ field: 'clientId', messageKey: 'validation.notFound' });
      const known = await trx
        .selectFrom('mandate')
        .select(['clientId', 'reference', 'endedOn'])
        .where((where) => where.or([where.eb('reference', '=', reference), where.eb('clientId', '=', clientId)]))
        .execute();
      if (known.some((one) => one.reference === reference))
        throw invalid({ field: 'reference', messageKey: 'validation.mandate.known' });
      if (known.some(({ endedOn }) => endedOn === null)) throw conflict('mandate.active');
      const row = { clientId, reference, signedOn, iban: normaliseIban(iban), once, endedOn: null };
      const { id } = await trx
        .insertInto('mandate')
        .values({ ...row, holder: holder?.trim() || personName(client, 'text'), ...authorOf({ caller, at }) })
        .returning('id')
        .executeTakeFirstOrThrow();
      noteForLog(request, { subject: personName(client, 'list'), recordId: id });
      return { insertId: id };
    }),
  endMandate: ({ path: { id }, services, request }) =>
    services.db.transaction().execute(async (trx) => {
      const mandate = found(
        await trx
          .selectFrom('mandate')
          .select(['reference', 'endedOn'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst(),
      );
      if (mandate.endedOn !== null) throw conflict('mandate.ended');
      const endedOn = brusselsNow(services.now()).date;
      noteForLog(request, {
        subject: mandate.reference,
        changes: [{ field: 'endedOn', before: null, after: endedOn }],
      });
      const { numUpdatedRows } = await trx
        .updateTable('mandate')
        .set({ endedOn })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return changed(numUpdatedRows);
    }),
} satisfies Handlers<InvoicingServices>;
