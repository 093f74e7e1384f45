import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import type { RecordSource } from '@navette/shared/ui-form';
import type { RecordKind } from '@navette/shared/ui-records';

/** Organisation or person that is paid, or pays. */
export type Supplier = components['schemas']['Supplier'];
export type SupplierForm = components['schemas']['SupplierForm'];

/** Category of expenses, or of inserts, with its general account. */
export type MoneyCategory = components['schemas']['MoneyCategory'];
export type MoneyCategoryForm = components['schemas']['MoneyCategoryForm'];

export const useSuppliers = (failure: 'page' | 'inPlace' = 'page') =>
  $api.useQuery('get', '/api/supplier', {}, { meta: { failure } });

export const useMoneyCategories = (failure: 'page' | 'inPlace' = 'page') =>
  $api.useQuery('get', '/api/moneyCategory', {}, { meta: { failure } });

/** Suppliers (specification/payments.md#suppliers-and-categories). */
export const suppliers: RecordKind<Supplier, SupplierForm> = {
  textPrefix: 'supplier',
  nameOf: ({ name }) => name,
  one: {
    call: ['get', '/api/supplier/{id}'],
    read: (id) => api.GET('/api/supplier/{id}', { params: { path: { id } } }),
  },
  create: (body) => api.POST('/api/supplier', { body }),
  update: (id, body) => api.PUT('/api/supplier/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/supplier/{id}', { params: { path: { id } } }),
  invalidates: [['get', '/api/supplier']],
};

/** Categories of expenses and inserts (specification/payments.md#suppliers-and-categories). */
export const moneyCategories: RecordKind<MoneyCategory, MoneyCategoryForm> = {
  textPrefix: 'category',
  nameOf: ({ name }) => name,
  one: {
    call: ['get', '/api/moneyCategory/{id}'],
    read: (id) => api.GET('/api/moneyCategory/{id}', { params: { path: { id } } }),
  },
  create: (body) => api.POST('/api/moneyCategory', { body }),
  update: (id, body) => api.PUT('/api/moneyCategory/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/moneyCategory/{id}', { params: { path: { id } } }),
  invalidates: [['get', '/api/moneyCategory']],
};

/** Suppliers in a picker, by name or enterprise number. */
export const supplierSource: RecordSource<Supplier> = {
  search: (q, signal) =>
    dataOf(api.GET('/api/supplier', { params: { query: { ...(q && { q }), limit: 20 } }, signal })),
  find: async (id, signal) =>
    (await dataOf(api.GET('/api/supplier/{id}', { params: { path: { id } }, signal })))[0] ?? null,
  idOf: ({ id }) => id,
  labelOf: ({ name }) => name,
  detailOf: ({ cn, city }) => [cn, city].filter(Boolean).join(' · '),
};
