import type { components } from '@navette/openapi/types';
import { $api, api, type CallKey, dataOf } from '@navette/shared/api';
import type { RecordKind } from '@navette/shared/ui-records';

/** Rule for bank transactions. */
export type BankRule = components['schemas']['BankRule'];
export type BankRuleForm = components['schemas']['BankRuleForm'];

/** Cached answers that a rule changes. */
const AFTER_RULE: readonly CallKey[] = [
  ['get', '/api/bankRule'],
  ['get', '/service/transaction/proposals'],
];

export const useBankRules = () => $api.useQuery('get', '/api/bankRule', {});

/** Rules for bank transactions (specification/payments.md#rules). */
export const bankRules: RecordKind<BankRule, BankRuleForm> = {
  textPrefix: 'bankRule',
  nameOf: ({ contains }) => contains,
  one: {
    call: ['get', '/api/bankRule/{id}'],
    read: (id) => api.GET('/api/bankRule/{id}', { params: { path: { id } } }),
  },
  create: (body) => api.POST('/api/bankRule', { body }),
  update: (id, body) => api.PUT('/api/bankRule/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/bankRule/{id}', { params: { path: { id } } }),
  invalidates: AFTER_RULE,
};

/** Changes places with the rule before or after it. */
export const moveBankRule = (id: number, direction: 'up' | 'down'): Promise<unknown> =>
  dataOf(api.POST('/service/transaction/rule/move', { body: { id, direction } }));
