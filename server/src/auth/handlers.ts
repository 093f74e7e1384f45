import type { Handlers } from '../kernel/operation.ts';
import { changePassword } from './change-password.ts';
import { signInDriver } from './driver/sign-in-driver.ts';
import { resetPassword } from './reset-password.ts';
import { getSession, renewSession, signOut } from './session-calls.ts';
import { signIn } from './sign-in.ts';
import type { AuthServices } from './services.ts';

export const authHandlers = {
  signIn,
  signInDriver,
  changePassword,
  resetPassword,
  getSession,
  renewSession,
  signOut,
} satisfies Handlers<AuthServices>;
