import { type PasswordFault, passwordFault } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import { emailFault } from '../sign-in/check-credentials.ts';

/**
 * Error keys by field (specification/shell.md#change-password): all fields are required, and the new password must be strong as far as the browser
 * can check.
 */
export const passwordFaults = ({
  email,
  oldpassword,
  newpassword,
}: Readonly<Record<'email' | 'oldpassword' | 'newpassword', string>>) => ({
  email: emailFault(email),
  oldpassword: oldpassword === '' ? messageKey('signIn.password.required') : undefined,
  newpassword: newFault(newpassword, oldpassword, email),
});

const FAULTS: Readonly<Record<PasswordFault, string>> = {
  tooShort: messageKey('password.new.length'),
  tooLong: messageKey('password.new.length'),
  same: messageKey('password.new.same'),
  common: messageKey('password.new.common'),
};

/** The list of common passwords is on the server; its refusal is shown at the field. */
function newFault(newpassword: string, oldPassword: string, email: string): string | undefined {
  if (newpassword === '') return messageKey('signIn.password.required');
  const fault = passwordFault(newpassword, { oldPassword, email });
  return fault && FAULTS[fault];
}
