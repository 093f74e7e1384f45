import { namesWith } from '../described.ts';
import { PERSONAL_COLUMNS } from './personal-columns.ts';

/** Names under which passwords, tokens and national numbers come: in calls, headers, rows and columns. */
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

/** Whether what stands under a name must not be written to a log: it is one of {@link SECRET_NAMES}, or speaks of a secret. */
export const isSecretName = (name: string): boolean => SECRET.test(name) || SECRET_NAMES.includes(name);
