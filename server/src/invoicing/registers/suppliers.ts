import { enterpriseNumberText, parseEnterpriseNumber } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { byName } from '../../db/name-column.ts';
import { recordQueries } from '../../db/record-queries.ts';
import type { BodyOf, Handlers } from '../../kernel/operation.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { found, invalid } from '../../kernel/problem.ts';
import {
  cleanForm,
  countReferences,
  missing,
  oneOf,
  recordHandlers,
  refuse,
  storedAccounts,
  wrongNumbers,
} from '../../masterdata/public.ts';
import type { InvoicingServices } from '../services.ts';

function parseSupplier(body: BodyOf<'createSupplier'>) {
  const form = cleanForm(body);
  refuse(missing(form, ['name']), wrongNumbers(form));
  const cn = form.cn === undefined ? {} : { cn: form.cn && (parseEnterpriseNumber(form.cn) ?? null) };
  return { ...form, ...storedAccounts(form, ['bank_account']), ...cn };
}

const suppliers = (db: Db) =>
  db.selectFrom('supplier').select(['id', 'name', 'cn', 'bank_account', 'address', 'zip', 'city', 'email']);

const shown = <Row extends { readonly cn: string | null }>(row: Row): Row => ({
  ...row,
  cn: row.cn && enterpriseNumberText(row.cn),
});

const supplier = recordHandlers({
  ...recordQueries('supplier'),
  find: async (db: Db, id: number) => {
    const row = await oneOf(suppliers(db), id);
    return row && shown(row);
  },
  countReferences: countReferences('supplier'),
  parse: parseSupplier,
});

const listSuppliers: Handlers<InvoicingServices>['listSuppliers'] = async ({
  query: { q, limit },
  services: { db },
}) => {
  let query = suppliers(db)
    .orderBy(byName(sql.ref('name')))
    .orderBy('id');
  if (q) query = query.where(sql<string>`fold(name || ' ' || coalesce(cn, ''))`, 'like', `%${plainText(q)}%`);
  return (await (limit ? query.limit(limit) : query).execute()).map(shown);
};

function parseCategory(body: BodyOf<'createMoneyCategory'>) {
  const form = cleanForm(body);
  refuse(missing(form, ['name']));
  return form;
}

const categories = (db: Db) => db.selectFrom('money_category').select(['id', 'register', 'name', 'account']);
const categoryQueries = recordQueries('money_category');
const findCategory = (db: Db, id: number) => oneOf(categories(db), id);

const category = recordHandlers({
  ...categoryQueries,
  find: findCategory,
  change: async (db: Db, id: number, values: BodyOf<'updateMoneyCategory'>) => {
    // Its records would be in a category of the other register.
    if (found(await findCategory(db, id)).register !== values.register)
      throw invalid({ field: 'register', messageKey: 'validation.readOnly' });
    return categoryQueries.change(db, id, values);
  },
  countReferences: countReferences('money_category'),
  parse: parseCategory,
});

/** Suppliers, and categories of expenses and inserts (specification/payments.md#suppliers-and-categories). */
export const supplierHandlers = {
  listSuppliers,
  getSupplier: supplier.get,
  createSupplier: supplier.create,
  updateSupplier: supplier.update,
  deleteSupplier: supplier.remove,
  listMoneyCategories: ({ services: { db } }) =>
    categories(db)
      .orderBy('register')
      .orderBy(byName(sql.ref('name')))
      .execute(),
  getMoneyCategory: category.get,
  createMoneyCategory: category.create,
  updateMoneyCategory: category.update,
  deleteMoneyCategory: category.remove,
} satisfies Handlers<InvoicingServices>;
