import { namesWith } from '../described.ts';
import { PERSONAL_COLUMNS } from './personal-columns.ts';

/** Names of fields with passwords, tokens and national numbers, in calls, headers, rows and columns. */
export const SECRET_NAMES: readonly string[] = [
  'password',
  'oldpassword',
  'newpassword',
  'temporaryPassword',
  'token',
  'authorization',
  'cookie',
  'client_ssn',
  'otp',
  'enrolment',
  'recoveryCodes',
  ...Object.values(PERSONAL_COLUMNS).flatMap((table): readonly string[] => namesWith(table, 'secret')),
];

const SECRET = /pass|token|secret|ssn|niss|insz|rrnumber/iu;

/** Whether a value of this name must not be logged: it is one of {@link SECRET_NAMES}, or matches the pattern of secrets. */
export const isSecretName = (name: string): boolean => SECRET.test(name) || SECRET_NAMES.includes(name);
