import { isStaffRole } from '@navette/shared/domain';
import { noteForLog } from '../kernel/log-details.ts';
import type { Handler } from '../kernel/operation.ts';
import { invalid, notFound } from '../kernel/problem.ts';
import { unlockAccount } from './attempts.ts';
import { findAddressAndRole, setTemporaryPassword } from './account-queries.ts';
import { hashPassword, temporaryPassword } from './password.ts';
import type { AuthServices } from './services.ts';

/**
 * The temporary password is answered once, to be handed over; it is stored nowhere in clear. Apps of drivers have no form to change it: theirs stays.
 */
export const resetPassword: Handler<'resetPassword', AuthServices> = async ({ body, services, request }) => {
  const user = await findAddressAndRole(services.db, body.id);
  if (!user || user.email?.toLowerCase() !== body.email.toLowerCase()) throw notFound();
  const isDriver = user.role === 'driver';
  if (!isDriver && !isStaffRole(user.role)) throw invalid({ field: 'id', messageKey: 'validation.invalid' });
  noteForLog(request, { subject: body.email });
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  await setTemporaryPassword(services.db, body.id, passwordHash, !isDriver);
  await unlockAccount(services.db, body.email);
  await services.sessions.revokeAllOf(body.id);
  await services.driverSessions.revokeAllOf(body.id);
  return { msg: 'ok', temporaryPassword: password };
};
