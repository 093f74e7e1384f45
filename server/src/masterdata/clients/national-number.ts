import { maskedNationalNumber } from '@navette/shared/domain';
import type { BodyOf, Handler } from '../../kernel/operation.ts';
import { found } from '../../kernel/found.ts';
import { findClient } from './client-queries.ts';
import type { MasterdataServices } from '../services.ts';

const MASK = '•';

/** A client as the API answers it: the national number shows its last two digits. */
export const withMaskedNumber = <T extends { ssn: string | null }>(client: T): T => ({
  ...client,
  ssn: client.ssn === null ? null : maskedNationalNumber(client.ssn),
});

/** A form that brings back a number as it was shown leaves the stored one unchanged. */
export function withoutMaskedNumber(form: BodyOf<'updateClient'>): BodyOf<'updateClient'> {
  if (!form.ssn?.includes(MASK)) return form;
  const { ssn: _shown, ...rest } = form;
  return rest;
}

/** The number in full. The call leaves a line in the log, as changes do (FORMATS, National number). */
export const showNationalNumber: Handler<'showNationalNumber', MasterdataServices> = async ({ body, services }) => ({
  ssn: found(await findClient(services.db, body.id)).ssn,
});
