import type { Handlers } from '../kernel/operation.ts';
import { changePassword } from './change-password.ts';
import { signInDriver } from './driver/sign-in-driver.ts';
import { resetPassword } from './reset-password.ts';
import { confirmSecondFactor, startSecondFactor } from './second-factor/enrol.ts';
import {
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from './second-factor/own-factor.ts';
import { getSession, recordActivity, renewSession, signOut } from './session-calls.ts';
import { openProviderSession } from './single-sign-on/open-provider-session.ts';
import { signIn } from './sign-in.ts';
import type { AuthServices } from './services.ts';

export const authHandlers = {
  signIn,
  openProviderSession,
  signInDriver,
  changePassword,
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  resetPassword,
  getSession,
  renewSession,
  recordActivity,
  signOut,
} satisfies Handlers<AuthServices>;
