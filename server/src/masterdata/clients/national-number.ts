import { maskedNationalNumber } from '@navette/shared/domain';
import type { BodyOf, Handler } from '../../kernel/operation.ts';
import { found } from '../../kernel/found.ts';
import { findClient } from './client-queries.ts';
import type { MasterdataServices } from '../services.ts';

const MASK = '•';

/** A client in the API's answer: only the last two digits of the national number are shown. */
export const withMaskedNumber = <T extends { ssn: string | null }>(client: T): T => ({
  ...client,
  ssn: client.ssn === null ? null : maskedNationalNumber(client.ssn),
});

/** A form that returns the masked number leaves the stored one unchanged. */
export function withoutMaskedNumber(form: BodyOf<'updateClient'>): BodyOf<'updateClient'> {
  if (!form.ssn?.includes(MASK)) return form;
  const { ssn: _shown, ...rest } = form;
  return rest;
}

/** The full number. The call is logged, as changes are (specification/formats.md#national-number). */
export const showNationalNumber: Handler<'showNationalNumber', MasterdataServices> = async ({ body, services }) => ({
  ssn: found(await findClient(services.db, body.id)).ssn,
});
