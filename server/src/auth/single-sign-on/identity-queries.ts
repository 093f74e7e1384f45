import type { StaffRole } from '@navette/openapi/enums';
import type { Db } from '../../db/database.ts';

/** A person as a provider names them. */
interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** The user whom an identity is linked to. */
export const identityOwner = (db: Db, { issuer, subject }: Identity): Promise<{ readonly id: number } | undefined> =>
  db
    .selectFrom('staff_identity')
    .select('userId as id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

/** The user of a number or of an address for mail, locked until the transaction ends. */
export const lockStaffOf = (trx: Db, wanted: { readonly id: number } | { readonly email: string }) =>
  trx
    .selectFrom('app_user')
    .select(['id', 'role'])
    .where((row) =>
      'id' in wanted ? row('id', '=', wanted.id) : row(row.fn('lower', ['email']), '=', wanted.email.toLowerCase()),
    )
    .forUpdate()
    .executeTakeFirst();

/** Links an identity to a user; of two sign-ins at once the second finds it done. */
export const linkIdentity = async (trx: Db, { issuer, subject }: Identity, userId: number, linkedAt: Date) => {
  await trx
    .insertInto('staff_identity')
    .values({ issuer, subject, userId, linkedAt })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute();
};

/** The new user, who has no password here; nothing when the address has been taken meanwhile. */
export const insertStaff = (
  trx: Db,
  user: { readonly email: string; readonly firstname: string; readonly lastname: string; readonly role: StaffRole },
) =>
  trx
    .insertInto('app_user')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const setRole = async (trx: Db, id: number, role: StaffRole) => {
  await trx.updateTable('app_user').set({ role }).where('id', '=', id).execute();
};
