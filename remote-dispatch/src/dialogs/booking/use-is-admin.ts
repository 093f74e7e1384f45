import { usesAdminVariant } from '@navette/shared/domain';
import { useUser } from '@navette/shared/session';

/** Whether the user gets the admin variant of the form: super and lead (S1 §2.6). */
export function useIsAdmin(): boolean {
  const user = useUser();
  return user !== null && usesAdminVariant(user.role);
}
