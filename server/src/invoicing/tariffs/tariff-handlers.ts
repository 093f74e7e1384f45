import {
  belgianDate,
  brusselsToday,
  type TariffBook,
  type TariffVersion,
  tariffBook,
  tariffsOn,
} from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import { authorColumn } from '../../db/name-column.ts';
import { writeBookings } from '../../dispatch/public.ts';
import { callerName } from '../../kernel/caller.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { conflict, found, invalid } from '../../kernel/problem.ts';
import { lockTariffs } from '../../db/tariffs.ts';
import type { InvoicingServices } from '../services.ts';
import { indexedTariffs, namesKindTwice, putVersions, reprice, type TariffAuthor } from './change-tariffs.ts';
import { checkedValues } from './check-version.ts';
import { planRepricing, type Repricing, type TariffSwitch } from './reprice.ts';
import { bookOf, tariffRows, withVersions } from './tariff-rows.ts';

const answerOf = ({ ids, invoiced }: Repricing) => ({ bookings: ids.length, invoiced });

/** Changes tariffs and the bookings that follow them in one transaction, while nobody saves a booking. */
const changeTariffs = <Extra extends object>(
  services: InvoicingServices,
  author: TariffAuthor,
  work: (
    trx: Db,
  ) => Promise<{ change: TariffSwitch; keepsInvoiced: boolean; done: (made: Repricing) => Promise<Extra> }>,
) =>
  writeBookings(
    services,
    async (trx) => {
      const { change, keepsInvoiced, done } = await work(trx);
      const made = await reprice(trx, change, author, keepsInvoiced);
      return { result: { ...answerOf(made), ...(await done(made)) }, ids: [...made.ids], dates: [...made.dates] };
    },
    lockTariffs,
  );

/** A book without some versions. */
const without = (book: TariffBook, gone: (version: TariffVersion) => boolean): TariffBook =>
  tariffBook([...book.values()].flat().filter((version) => !gone(version)));

const nothingMore = () => Promise.resolve({});

/** Tariffs, their versions and indexation (specification/tariffs.md#versions). */
export const tariffHandlers = {
  readDayTariffs: async ({ query: { day }, services: { db, tariffs } }) => {
    const on = tariffsOn(await tariffs.read(), day);
    const insurers = await db.selectFrom('insurance').select('id').orderBy('id').execute();
    const mcodes = await db.selectFrom('mcode').select(['id', 'mcode']).orderBy('mcode').execute();
    return {
      kilometre: on.kilometre,
      waiting: on.waiting,
      ...on.insurer(null),
      insurers: insurers.map(({ id }) => ({ id, ...on.insurer(id) })),
      mcodes: mcodes.map(({ id, mcode }) => {
        const prices = on.mcode(id);
        const price = (name: 'price_other' | 'price_dialyse' | 'price_radio' | 'price_chemo') => {
          const value = prices?.[name] ?? null;
          return value === null ? null : Number(value);
        };
        return {
          mcode,
          price_other: price('price_other'),
          price_dialyse: price('price_dialyse'),
          price_radio: price('price_radio'),
          price_chemo: price('price_chemo'),
        };
      }),
    };
  },
  listTariffs: ({ services: { db } }) => tariffRows(db),
  createTariffVersion: async ({ body, caller, services, request }) => {
    const { kind, ownerId, validFrom, confirmed = false } = body;
    const author = { caller, at: services.now() };
    const today = brusselsToday(author.at);
    return changeTariffs(services, author, async (trx) => {
      const values = await checkedValues(trx, body);
      const rows = await tariffRows(trx);
      const row = rows.find((one) => one.kind === kind && one.ownerId === ownerId);
      if (validFrom < today && row?.versions.some((version) => version.validFrom === validFrom))
        throw conflict('tariff.begun', { fields: [{ field: 'validFrom', messageKey: 'problem.tariff.begun' }] });
      const before = bookOf(rows);
      const version = { kind, ownerId, validFrom, values };
      await putVersions(trx, [version], author);
      noteForLog(request, {
        subject: row?.name ?? kind,
        changes: Object.entries(values).map(([field, value]) => ({
          field: `${field} (${belgianDate(validFrom)})`,
          before: null,
          after: value === null ? null : String(value),
        })),
      });
      const change = { before, after: withVersions(before, [version]), from: validFrom };
      return { change, keepsInvoiced: confirmed, done: nothingMore };
    });
  },
  deleteTariffVersion: async ({ path: { id }, caller, services, request }) => {
    const author = { caller, at: services.now() };
    return changeTariffs(services, author, async (trx) => {
      const rows = await tariffRows(trx);
      const row = found(rows.find(({ versions }) => versions.some((version) => version.id === id)));
      const version = found(row.versions.find((one) => one.id === id));
      const from = refuseBegun(version.validFrom, author.at);
      const before = bookOf(rows);
      await trx.deleteFrom('tariff_version').where('id', '=', id).execute();
      noteForLog(request, { subject: `${row.name ?? row.kind} (${belgianDate(from)})` });
      const { kind, ownerId } = row;
      const after = without(
        before,
        (one) => one.kind === kind && one.ownerId === ownerId && one.validFrom === version.validFrom,
      );
      return { change: { before, after, from }, keepsInvoiced: false, done: nothingMore };
    });
  },
  previewIndexation: async ({ body, services }) => {
    const { db } = services;
    refusePast(body.validFrom, services.now());
    if (namesKindTwice(body)) throw invalid({ field: 'kinds', messageKey: 'validation.duplicate' });
    const rows = await tariffRows(db);
    const changes = indexedTariffs(rows, body);
    const before = bookOf(rows);
    const after = withVersions(
      before,
      changes.map((one) => one.after),
    );
    const plan = await planRepricing(db, { before, after, from: body.validFrom });
    return {
      tariffs: changes.map(({ row: { kind, ownerId, name }, before: { values: old }, after: { values } }) => ({
        kind,
        ownerId,
        name,
        before: old,
        after: values,
      })),
      ...answerOf(plan),
      exists: changes.filter(({ exists }) => exists).length,
    };
  },
  listIndexations: async ({ services: { db } }) => {
    const rows = await db
      .selectFrom('tariff_indexation')
      .select(['id', 'percent', 'validFrom', 'tariffs', 'bookings', 'at', 'undoneAt'])
      .select(authorColumn('tariff_indexation').as('userName'))
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ at, undoneAt, ...row }) => ({
      ...row,
      at: at.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    }));
  },
  applyIndexation: async ({ body, caller, services, request }) => {
    const author = { caller, at: services.now() };
    const { percent, validFrom, kinds, insurerIds } = body;
    refusePast(validFrom, author.at);
    if (namesKindTwice(body)) throw invalid({ field: 'kinds', messageKey: 'validation.duplicate' });
    return changeTariffs(services, author, async (trx) => {
      const rows = await tariffRows(trx);
      const changes = indexedTariffs(rows, body);
      if (changes.length === 0) throw conflict('tariff.nothing');
      const exists = changes.filter((one) => one.exists).length;
      if (exists > 0) throw conflict('tariff.exists', { params: { count: exists } });
      const { id } = await trx
        .insertInto('tariff_indexation')
        .values({
          percent,
          validFrom,
          choices: JSON.stringify({ kinds, insurerIds }),
          tariffs: changes.length,
          bookings: 0,
          at: author.at,
          userId: caller.user.id,
          userName: callerName(caller),
          undoneAt: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const versions = changes.map((one) => one.after);
      await putVersions(trx, versions, author, id);
      const before = bookOf(rows);
      const change = { before, after: withVersions(before, versions), from: validFrom };
      noteForLog(request, {
        recordId: id,
        subject: `${percent} % (${belgianDate(validFrom)})`,
        changes: [{ field: 'tariffs', before: null, after: String(changes.length) }],
      });
      const done = async ({ ids }: Repricing) => {
        await trx.updateTable('tariff_indexation').set({ bookings: ids.length }).where('id', '=', id).execute();
        return { insertId: id, tariffs: changes.length };
      };
      return { change, keepsInvoiced: true, done };
    });
  },
  undoIndexation: async ({ path: { id }, caller, services, request }) => {
    const author = { caller, at: services.now() };
    return changeTariffs(services, author, async (trx) => {
      const indexation = found(
        await trx
          .selectFrom('tariff_indexation')
          .select(['percent', 'validFrom'])
          .where('id', '=', id)
          .where('undoneAt', 'is', null)
          .executeTakeFirst(),
      );
      const from = refuseBegun(indexation.validFrom, author.at);
      const before = bookOf(await tariffRows(trx));
      await trx.deleteFrom('tariff_version').where('indexationId', '=', id).execute();
      await trx.updateTable('tariff_indexation').set({ undoneAt: author.at }).where('id', '=', id).execute();
      noteForLog(request, { recordId: id, subject: `${indexation.percent} % (${belgianDate(from)})` });
      return {
        change: { before, after: bookOf(await tariffRows(trx)), from },
        keepsInvoiced: false,
        done: nothingMore,
      };
    });
  },
} satisfies Handlers<InvoicingServices>;

/** The first day of a coming version. @throws ProblemError 409 when it has begun */
function refuseBegun(validFrom: string | null, now: Date): string {
  if (validFrom === null || validFrom <= brusselsToday(now)) throw conflict('tariff.begun');
  return validFrom;
}

/** @throws ProblemError 400 for an indexation that does not lie ahead */
function refusePast(validFrom: string, now: Date): void {
  if (validFrom <= brusselsToday(now)) throw invalid({ field: 'validFrom', messageKey: 'validation.tariff.past' });
}
