import type { AnswerOf, Handler, Call } from '../../kernel/operation.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { conflict, invalid, notFound, ProblemError } from '../../kernel/problem.ts';
import { findAddressAndRole } from '../account-queries.ts';
import { unlockAccount } from '../attempts.ts';
import { isSecondFactorNeeded, proveIdentity } from '../prove-identity.ts';
import type { AuthServices } from '../services.ts';
import { wrongPassword } from './enrol.ts';
import { countRecoveryCodes, findFactor, removeFactor } from './factor-queries.ts';
import { replaceRecoveryCodes } from './check-otp.ts';

export const getSecondFactor: Handler<'getSecondFactor', AuthServices> = ({ caller, services }) =>
  stateOf(services, caller.user);

async function stateOf(
  services: AuthServices,
  { id, role }: Call<'getSecondFactor'>['caller']['user'],
): Promise<AnswerOf<'getSecondFactor'>> {
  const factor = await findFactor(services.db, id);
  return {
    enrolledAt: factor?.enrolledAt.toISOString() ?? null,
    recoveryCodesLeft: factor ? await countRecoveryCodes(services.db, id) : 0,
    obligatory: await isSecondFactorNeeded(services, role),
  };
}

/** Requires more than a session: somebody else may be sitting at the computer. */
export const removeSecondFactor: Handler<'removeSecondFactor', AuthServices> = async (call) => {
  const { caller, services } = call;
  if (await isSecondFactorNeeded(services, caller.user.role)) throw conflict('auth.otpObligatory');
  await proveCaller(call);
  await removeFactor(services.db, caller.user.id);
  return stateOf(services, caller.user);
};

export const renewRecoveryCodes: Handler<'renewRecoveryCodes', AuthServices> = async (call) => {
  const { caller, services } = call;
  await proveCaller(call);
  const recoveryCodes = await services.db
    .transaction()
    .execute((trx) => replaceRecoveryCodes(trx, services.vault, caller.user.id));
  return { recoveryCodes };
};

/** 400 on the field: a 401 would mean that the session is over. */
async function proveCaller(call: Call<'removeSecondFactor' | 'renewRecoveryCodes', AuthServices>): Promise<void> {
  const { body, caller, request } = call;
  const proven = await proveIdentity(call, { email: caller.user.email, ...body }).catch((error: unknown) => {
    if (!(error instanceof ProblemError) || error.code !== 'auth.wrongOtp') throw error;
    throw invalid({ field: 'otp', messageKey: 'problem.auth.wrongOtp' });
  });
  if (!proven) throw wrongPassword();
  noteForLog(request, { outcome: undefined });
  if (!proven.factor) throw notFound();
}

/** Ends the user's sessions too: a user who lost the phone may have lost more. */
export const resetSecondFactor: Handler<'resetSecondFactor', AuthServices> = async (call) => {
  const { body, caller, services, request } = call;
  const user = await findAddressAndRole(services.db, body.id);
  if (!user || user.email?.toLowerCase() !== body.email.toLowerCase()) throw notFound();
  if (body.id === caller.user.id) throw conflict('auth.ownSecondFactor');
  noteForLog(request, { subject: body.email });
  if (!(await removeFactor(services.db, body.id))) throw notFound();
  await unlockAccount(services.db, body.email);
  await services.sessions.revokeAllOf(body.id);
  return { enrolledAt: null, recoveryCodesLeft: 0, obligatory: await isSecondFactorNeeded(services, user.role) };
};
