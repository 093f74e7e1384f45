import type { ReactNode } from 'react';
import { RegisterPage } from '../entities/register/register-page.tsx';
import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { messageKey } from '@navette/shared/i18n';
import { receiptUpload } from '@navette/shared/ui-booking';
import { registerRow, type Register, type RegisterForm, type RegisterRow } from '../entities/register/register.ts';

export default function ExpensesPage(): ReactNode {
  return <RegisterPage register={expenses} query={useExpenses()} />;
}

type Stored = components['schemas']['Expense'];

const rowOf = ({ price, ticketId: _ticket, ...row }: Stored): RegisterRow => registerRow(row, price);
const rowsOf = (stored: readonly Stored[]) => stored.map(rowOf);
const bodyOf = ({ money, attempt: _attempt, ...form }: RegisterForm) => ({ ...form, price: money });

/** Every record of the register, the latest first. */
export const useExpenses = () => $api.useQuery('get', '/api/expense', {}, { select: rowsOf });

/** Expenses (specification/payments.md#registers-of-money). */
export const expenses: Register = {
  kind: {
    textPrefix: 'expense',
    nameOf: ({ name }) => name,
    one: {
      call: ['get', '/api/expense/{id}'],
      read: async (id) => {
        const { data } = await api.GET('/api/expense/{id}', { params: { path: { id } } });
        return data ? { data: rowsOf(data) } : {};
      },
    },
    create: (form) =>
      api.POST('/api/expense', { params: { header: { 'Idempotency-Key': form.attempt } }, body: bodyOf(form) }),
    update: (id, form) => api.PUT('/api/expense/{id}', { params: { path: { id } }, body: bodyOf(form) }),
    remove: (id) => api.DELETE('/api/expense/{id}', { params: { path: { id } } }),
    invalidates: [['get', '/api/expense']],
  },
  register: 'expense',
  texts: {
    supplier: messageKey('expense.supplier'),
    paidFrom: messageKey('expense.paidFrom'),
    open: messageKey('expense.paidFrom.open'),
  },
  money: { column: messageKey('expense.price'), field: messageKey('expense.field.price') },
  moneyColumn: 'price',
  name: 'expenses',
  readInvoice: (file) =>
    dataOf(
      api.POST('/service/expense/ubl', {
        params: { query: { name: file.name } },
        ...receiptUpload.body(file, () => undefined),
      }),
    ),
  send: (file, onProgress) =>
    dataOf(
      api.POST('/service/expense/receipt', {
        params: { query: { name: file.name } },
        ...receiptUpload.body(file, onProgress),
      }),
    ),
};
