import { nationalDigits, samePerson } from '@navette/shared/domain';
import type { AnswerOf, Handler } from '../../kernel/operation.ts';
import type { MasterdataServices } from '../services.ts';
import { clientsOfNumber, clientsOfSimilarName } from './duplicate-queries.ts';

const MOST = 20;

/** Clients who may be the person that is being typed: the same national number, or the same person as far as names, birth date and address match. */
export const findClientDuplicates: Handler<'findClientDuplicates', MasterdataServices> = async ({ body, services }) => {
  const { id, ssn, firstname, lastname, birthday = null, address = null, zip = null } = body;
  const asked = { id: id ?? 0, firstname, lastname, birthday, address, zip };
  const digits = nationalDigits(ssn);
  const [certain, candidates] = await Promise.all([
    digits === '' ? [] : clientsOfNumber(services.db, digits, asked.id),
    clientsOfSimilarName(services.db, asked),
  ]);
  const known = new Set(certain.map(({ id: one }) => one));
  const probable = candidates
    .filter(({ id: one }) => !known.has(one))
    .flatMap((client) => {
      const same = samePerson(asked, client);
      return same ? [{ client, ...same }] : [];
    });
  return [...certain.map((client) => ({ client, names: null, reason: 'ssn' as const })), ...probable]
    .slice(0, MOST)
    .map(({ client: { address: _address, zip: _zip, ...client }, names, reason }): Duplicate => ({
      ...client,
      names,
      reason,
    }));
};

type Duplicate = AnswerOf<'findClientDuplicates'>[number];
