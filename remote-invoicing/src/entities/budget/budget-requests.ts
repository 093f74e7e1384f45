import type { components } from '@navette/openapi/types';
import { $api, api, type CallKey, dataOf } from '@navette/shared/api';
import type { DateRange } from '@navette/shared/domain';

/** Category in a period, beside its budget; expenses are negative. */
export type BudgetResult = components['schemas']['BudgetResult'];
/** Budget of a category for a year. */
export type Budget = components['schemas']['Budget'];
export type BudgetForm = components['schemas']['BudgetForm'];

export const useBudgetResults = ({ start, end }: DateRange) =>
  $api.useQuery('post', '/service/stats/budget', { body: { from: start, to: end } }, { meta: { failure: 'inPlace' } });

export const useBudgets = (year: number) =>
  $api.useQuery(
    'post',
    '/service/budget',
    { body: { year } },
    { meta: { failure: 'inPlace' }, staleTime: Infinity, gcTime: 0, refetchOnMount: 'always' },
  );

/** Cached answers that change with the budgets. */
export const AFTER_BUDGETS: readonly CallKey[] = [
  ['post', '/service/stats/budget'],
  ['post', '/service/budget'],
];

/** Changes budgets, all or none. @throws ApiProblem 409 when a colleague changed one of them meanwhile */
export const saveBudgets = (body: BudgetForm): Promise<unknown> => dataOf(api.POST('/service/budget/save', { body }));
