import { api, dataOf } from '@navette/shared/api';

/**
 * Replaces the password of a user by a temporary one; open sessions of the user end.
 * @param email the user's own, as a check
 * @returns the temporary password, told this once; null when it was sent by mail
 */
export async function resetPassword(id: number, email: string): Promise<string | null> {
  const { temporaryPassword } = await dataOf(api.POST('/auth/resetpass', { body: { id, email } }));
  return temporaryPassword;
}
