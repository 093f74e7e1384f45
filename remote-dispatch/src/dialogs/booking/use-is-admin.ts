import { usesAdminVariant } from '@navette/shared/domain';
import { useUser } from '@navette/shared/session';

/** Whether the user gets the admin variant of the form: super and lead (specification/bookings.md#variants). */
export function useIsAdmin(): boolean {
  const user = useUser();
  return user !== null && usesAdminVariant(user.role);
}
