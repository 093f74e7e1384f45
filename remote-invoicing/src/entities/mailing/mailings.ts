import type { InvoiceKind } from '@navette/shared/domain';
import { clientMailing } from './client-mailing.ts';
import { driverMailing } from './driver-mailing.ts';
import { insuranceMailing } from './insurance-mailing.ts';
import type { Mailing } from './mailing.ts';

/** Mails of every kind of invoice. */
export const MAILINGS: Readonly<Record<InvoiceKind, Mailing>> = {
  client: clientMailing,
  driver: driverMailing,
  insurance: insuranceMailing,
};
