import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import type { IsoDate } from '@navette/shared/domain';

/** Open amounts of a payer by age. */
export type AgedBalance = components['schemas']['AgedBalance'];

export type AgedInvoice = components['schemas']['AgedInvoice'];

/** Payers with an aged balance. */
export type PayerKind = components['schemas']['AgedQuery']['kind'];

export const useAgedBalances = (kind: PayerKind, date: IsoDate) =>
  $api.useQuery('post', '/service/receivables/aged', { body: { kind, date } });

export const useAgedInvoices = (kind: PayerKind, payerId: number, date: IsoDate) =>
  $api.useQuery(
    'post',
    '/service/receivables/invoices',
    { body: { kind, payerId, date } },
    { meta: { failure: 'inPlace' } },
  );
