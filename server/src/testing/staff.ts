import type { Role } from '@navette/shared/domain';
import { hashPassword } from '../auth/password.ts';
import type { Db } from '../db/database.ts';

interface NewStaff {
  email: string;
  password: string;
  role?: Role;
  mustChangePassword?: boolean;
}

/** A user who can sign in with a password. */
export async function createStaff(
  db: Db,
  { email, password, role = 'dispatch', mustChangePassword = false }: NewStaff,
): Promise<number> {
  const user = {
    firstname: 'Ada',
    lastname: 'Vermeulen',
    email,
    role,
    mustChangePassword,
    passwordHash: await hashPassword(password),
  };
  const { id } = await db.insertInto('app_user').values(user).returning('id').executeTakeFirstOrThrow();
  return id;
}
