import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { PRINT_PATIENCE } from '../../entities/document.tsx';

/** A late client invoice, with the next reminder. */
export type LateInvoice = components['schemas']['LateInvoice'];
/** A late insurance invoice. */
export type LateInsuranceInvoice = components['schemas']['LateInsuranceInvoice'];
/** A reminder that is sent. */
export type Reminder = components['schemas']['Reminder'];

/** Open client invoices past their due date. */
export const useLateInvoices = () => $api.useQuery('get', '/service/invoice/late', {});

/** Open insurance invoices past their due date. */
export const useLateInsuranceInvoices = () => $api.useQuery('get', '/service/invoice/insurancesLate', {});

/** Records reminders, all or none. @throws ApiProblem 409 `reminder.early` with the first allowed date of each */
export const remind = (reminders: Reminder[]): Promise<unknown> =>
  dataOf(api.POST('/service/invoice/remind', { body: { reminders } }));

/** An invoice and the level of its letter. */
export type Letter = Pick<Reminder, 'invoiceId' | 'level'>;

/** Letters of reminders as one PDF, in the order of the reminders; the invoices are unchanged. */
export const printLetters = (letters: readonly Letter[]): Promise<Blob> =>
  dataOf(
    api.POST('/service/invoice/reminders/pdf', {
      body: { letters: letters.map(({ invoiceId, level }) => ({ id: invoiceId, level })) },
      parseAs: 'blob',
      ...PRINT_PATIENCE,
    }),
  );
