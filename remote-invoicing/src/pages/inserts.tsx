import type { ReactNode } from 'react';
import { RegisterPage } from '../entities/register/register-page.tsx';
import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { messageKey } from '@navette/shared/i18n';
import { receiptUpload } from '@navette/shared/ui-booking';
import { registerRow, type Register, type RegisterForm, type RegisterRow } from '../entities/register/register.ts';

export default function InsertsPage(): ReactNode {
  return <RegisterPage register={inserts} query={useInserts()} />;
}

type Stored = components['schemas']['Insert'];

const rowOf = ({ amount, ticketId: _ticket, ...row }: Stored): RegisterRow => registerRow(row, amount);
const rowsOf = (stored: readonly Stored[]) => stored.map(rowOf);
const bodyOf = ({ money, attempt: _attempt, ...form }: RegisterForm) => ({ ...form, amount: money });

/** Every record of the register, the latest first. */
export const useInserts = () => $api.useQuery('get', '/api/inserts', {}, { select: rowsOf });

/** Inserts: money received (specification/payments.md#registers-of-money). */
export const inserts: Register = {
  kind: {
    textPrefix: 'insert',
    nameOf: ({ name }) => name,
    one: {
      call: ['get', '/api/inserts/{id}'],
      read: async (id) => {
        const { data } = await api.GET('/api/inserts/{id}', { params: { path: { id } } });
        return data ? { data: rowsOf(data) } : {};
      },
    },
    create: (form) =>
      api.POST('/api/inserts', { params: { header: { 'Idempotency-Key': form.attempt } }, body: bodyOf(form) }),
    update: (id, form) => api.PUT('/api/inserts/{id}', { params: { path: { id } }, body: bodyOf(form) }),
    remove: (id) => api.DELETE('/api/inserts/{id}', { params: { path: { id } } }),
    invalidates: [['get', '/api/inserts']],
  },
  register: 'inserts',
  texts: {
    supplier: messageKey('insert.supplier'),
    paidFrom: messageKey('insert.paidFrom'),
    open: messageKey('insert.paidFrom.open'),
  },
  money: { column: messageKey('insert.amount'), field: messageKey('insert.field.amount') },
  moneyColumn: 'amount',
  name: 'inserts',
  send: (file, onProgress) =>
    dataOf(
      api.POST('/service/inserts/receipt', {
        params: { query: { name: file.name } },
        ...receiptUpload.body(file, onProgress),
      }),
    ),
};
