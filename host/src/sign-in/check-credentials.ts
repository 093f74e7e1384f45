import { messageKey } from '@navette/shared/i18n';

/** Values of the sign-in form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Validates an e-mail address: required, and of the form name@domain.tld. */
export function emailFault(email: string): string | undefined {
  if (email.trim() === '') return messageKey('signIn.email.required');
  return emailPattern.test(email.trim()) ? undefined : messageKey('signIn.email.invalid');
}

/** Error keys by field (specification/shell.md#sign-in). */
export const credentialFaults = ({ email, password }: Credentials) => ({
  email: emailFault(email),
  password: password === '' ? messageKey('signIn.password.required') : undefined,
});
