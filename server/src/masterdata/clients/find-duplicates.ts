import { nationalDigits } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { AnswerOf, BodyOf, Handler } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import type { MasterdataServices } from '../services.ts';

const MOST = 20;

/** Clients who may be the person that is being typed: the same national number, or the same name and birth date, accents and case apart. */
export const findClientDuplicates: Handler<'findClientDuplicates', MasterdataServices> = async ({ body, services }) => {
  const [certain, probable] = await Promise.all([withNumber(services.db, body), namesakes(services.db, body)]);
  const known = new Set(certain.map(({ id }) => id));
  return [...certain, ...probable.filter(({ id }) => !known.has(id))];
};

type Question = BodyOf<'findClientDuplicates'>;
type Duplicates = AnswerOf<'findClientDuplicates'>;
const shown = ['id', 'firstname', 'lastname', 'birthday', 'fullAddress'] as const;

async function withNumber(db: Db, { id, ssn }: Question): Promise<Duplicates> {
  const digits = nationalDigits(ssn);
  if (digits === '') return [];
  const rows = await db
    .selectFrom('client')
    .select(shown)
    .where('ssnDigits', '=', digits)
    .where('id', '<>', id ?? 0)
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, reason: 'ssn' }));
}

async function namesakes(db: Db, { id, firstname, lastname, birthday }: Question): Promise<Duplicates> {
  if (!birthday) return [];
  const rows = await db
    .selectFrom('client')
    .select(shown)
    .where(sql<boolean>`fold(lastname) = fold(${lastname.trim()}) and fold(firstname) = fold(${firstname.trim()})`)
    .where('birthday', '=', birthday)
    .where('id', '<>', id ?? 0)
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, reason: 'nameAndBirthday' }));
}
