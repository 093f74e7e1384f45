import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import type { PayerKind } from '../../entities/receivable/receivable-requests.ts';

type Schemas = components['schemas'];

/** A payer with something late. */
export type DunningRow = Schemas['DunningRow'];

/** A letter that would be sent. */
export type PlannedLetter = Schemas['PlannedLetter'];

export type LetterType = Schemas['DunningForm']['type'];

export type PaymentPlan = Schemas['PaymentPlan'];

type PlanForm = Schemas['PaymentPlanForm'];

export const useDunning = (kind: PayerKind) => $api.useQuery('post', '/service/dunning', { body: { kind } });

/** Fresh preview of letters. */
export const useDunningPreview = (kind: PayerKind, type: LetterType, payers: readonly number[]) =>
  $api.useQuery(
    'post',
    '/service/dunning/preview',
    { body: { kind, type, payers: [...payers] } },
    { gcTime: 0, refetchOnMount: 'always', meta: { failure: 'inPlace' } },
  );

/** Records the reminders and queues the letters; the same key does it once. */
export const createDunning = (body: Schemas['DunningForm'], key: string) =>
  dataOf(api.POST('/service/dunning/letters', { params: { header: { 'Idempotency-Key': key } }, body }));

/** A letter as it was sent. */
export const useSentLetter = (id: number) =>
  $api.useQuery('get', '/service/dunning/letters/{id}', { params: { path: { id } } }, { meta: { failure: 'inPlace' } });

export const sendAgain = (id: number, channel: 'mail' | 'post', key: string) =>
  dataOf(
    api.POST('/service/dunning/letters/{id}/send', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { channel },
    }),
  );

export const usePaymentPlans = () => $api.useQuery('get', '/service/dunning/plans', {});

export const createPlan = (body: PlanForm, key: string) =>
  dataOf(api.POST('/service/dunning/plans', { params: { header: { 'Idempotency-Key': key } }, body }));

export const cancelPlan = (id: number, reason: string) =>
  dataOf(api.POST('/service/dunning/plans/{id}/cancel', { params: { path: { id } }, body: { reason } }));
