import { PASSWORD_LENGTH } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { emailFault } from '../sign-in/check-credentials.ts';

/** Values of the change-password form. */
export interface Passwords extends Record<'email' | 'oldpassword' | 'newpassword', string> {}

/** Error keys by field (S1 §5): all are required, the new password has 6 to 20 characters and differs from the old one. */
export function passwordFaults({
  email,
  oldpassword,
  newpassword,
}: Passwords): Readonly<Partial<Record<keyof Passwords, string>>> {
  const faults = {
    email: emailFault(email),
    oldpassword: oldpassword === '' ? messageKey('signIn.password.required') : undefined,
    newpassword: newFault(oldpassword, newpassword),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

function newFault(oldpassword: string, newpassword: string): string | undefined {
  if (newpassword === '') return messageKey('signIn.password.required');
  if (newpassword.length < PASSWORD_LENGTH.min || newpassword.length > PASSWORD_LENGTH.max)
    return messageKey('password.new.length');
  return newpassword === oldpassword ? messageKey('password.new.same') : undefined;
}
