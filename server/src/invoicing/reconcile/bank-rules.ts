import { isIban, normaliseIban } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { recordQueries } from '../../db/record-queries.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, BodyOf, Handlers } from '../../kernel/operation.ts';
import { found } from '../../kernel/problem.ts';
import { cleanForm, missing, recordHandlers, refuse } from '../../masterdata/public.ts';
import { refuseCategory, refuseSupplier } from '../registers/register.ts';
import type { InvoicingServices } from '../services.ts';

type Rule = AnswerOf<'listBankRules'>[number];
type NewPart = BodyOf<'reconcileTransaction'>['parts'][number];

const LEAST = 3;

/** Values of a form: those that its action does not have are null. */
async function parseRule(body: BodyOf<'createBankRule'>, { db }: InvoicingServices) {
  const { contains, sign, action, ...form } = cleanForm(body);
  const [account = null, reason = null] = [form.account, form.reason];
  const isAside = action === 'aside';
  refuse(
    missing({ contains }, ['contains']),
    account && !isIban(account) ? [{ field: 'account', messageKey: 'validation.iban' }] : [],
    isAside && (reason ?? '').length < LEAST ? [{ field: 'reason', messageKey: 'validation.aside.reason' }] : [],
    !isAside && sign !== 'out' ? [{ field: 'sign', messageKey: 'validation.rule.out' }] : [],
  );
  const [categoryId, supplierId] = isAside ? [null, null] : [form.categoryId ?? null, form.supplierId ?? null];
  await refuseCategory(db, 'expense', categoryId);
  await refuseSupplier(db, supplierId);
  const values = { contains, sign, action, categoryId, supplierId, reason: isAside ? reason : null };
  return { ...values, account: account && normaliseIban(account) };
}

const rules = (db: Db) =>
  db
    .selectFrom('bank_rule')
    .leftJoin('money_category', 'money_category.id', 'categoryId')
    .leftJoin('supplier', 'supplier.id', 'supplierId')
    .select(['bank_rule.id', 'position', 'contains', 'bank_rule.account', 'sign', 'action', 'categoryId', 'supplierId'])
    .select(['money_category.name as category', 'supplier.name as supplier', 'reason']);

/** Rules for bank transactions, in the order in which they are tried. */
export const bankRules = (db: Db): Promise<Rule[]> => rules(db).orderBy('position').execute();

/** Serialises what changes the order, so that no two rules get one place. */
const lockOrder = (trx: Db) => sql`lock table bank_rule in share row exclusive mode`.execute(trx);

const queries = recordQueries('bank_rule');
type Values = Awaited<ReturnType<typeof parseRule>>;

const rule = recordHandlers({
  ...queries,
  find: (db: Db, id: number) => rules(db).where('bank_rule.id', '=', id).executeTakeFirst(),
  insert: async (trx: Db, values: Values) => {
    await lockOrder(trx);
    const last = trx.selectFrom('bank_rule').select(sql<number>`coalesce(max(position), 0) + 1`.as('next'));
    const { next } = await last.executeTakeFirstOrThrow();
    return queries.insert(trx, { ...values, position: next });
  },
  change: (db: Db, id: number, values: Values) => queries.change(db, id, values),
  parse: (body: BodyOf<'createBankRule'>, services: InvoicingServices) => parseRule(body, services),
});

/** Changes places with the neighbour; the first and the last one stay. */
async function moveRule(trx: Db, { id, direction }: BodyOf<'moveBankRule'>): Promise<string> {
  await lockOrder(trx);
  const moved = found(await rules(trx).where('bank_rule.id', '=', id).executeTakeFirst());
  const isUp = direction === 'up';
  const neighbour = await trx
    .selectFrom('bank_rule')
    .select(['id', 'position'])
    .where('position', isUp ? '<' : '>', moved.position)
    .orderBy('position', isUp ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
  if (neighbour) {
    await trx.updateTable('bank_rule').set({ position: neighbour.position }).where('id', '=', id).execute();
    await trx.updateTable('bank_rule').set({ position: moved.position }).where('id', '=', neighbour.id).execute();
  }
  return moved.contains;
}

/** The part that a rule makes of the whole rest of a transaction. */
export const partByRule = ({ action, categoryId, supplierId, reason }: Rule, amount: number): NewPart =>
  action === 'aside'
    ? { type: 'aside', amount, reason }
    : {
        type: 'expense',
        amount,
        ...(categoryId !== null && { categoryId }),
        ...(supplierId !== null && { supplierId }),
      };

/** Rules for bank transactions (specification/payments.md#rules). */
export const bankRuleHandlers = {
  listBankRules: ({ services: { db } }) => bankRules(db),
  getBankRule: rule.get,
  createBankRule: rule.create,
  updateBankRule: rule.update,
  deleteBankRule: rule.remove,
  moveBankRule: async ({ body, services: { db }, request }) => {
    const subject = await db.transaction().execute((trx) => moveRule(trx, body));
    noteForLog(request, { subject, recordId: body.id });
    return { affectedRows: 1 };
  },
} satisfies Handlers<InvoicingServices>;
