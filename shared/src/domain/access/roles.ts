import { type Role, ROLE_VALUES, type StaffRole, STAFF_ROLE_VALUES } from '@navette/openapi/enums';

export {
  type Role,
  /** Every role a user may have (S1 §6). */
  ROLE_VALUES as ROLES,
  type StaffRole,
  /** The roles that may sign in here; clients and drivers may not (DECISIONS 4). */
  STAFF_ROLE_VALUES as STAFF_ROLES,
} from '@navette/openapi/enums';

/** The roles the user form offers (S2 §3). */
export const USER_FORM_ROLES = [
  'client',
  'driver',
  'account',
  'dispatch',
  'invoice',
  'admin',
  'lead',
  'super',
] as const satisfies readonly Role[];

/** Roles that a task can be assigned to (S1 §6). */
export const TASK_ASSIGNEE_ROLES = ['admin', 'dispatch'] as const satisfies readonly Role[];

/** Roles that can write a daily report (S2 §6). */
export const DAILY_AUTHOR_ROLES = ['super', 'admin', 'dispatch'] as const satisfies readonly Role[];

/** Whether a text is one of the known roles. */
export const isRole = (text: string): text is Role => ROLE_VALUES.some((role) => role === text);

/** Whether a role may sign in here. */
export const isStaffRole = (text: string): text is StaffRole => STAFF_ROLE_VALUES.some((role) => role === text);

/** Whether a role gets the admin variant of booking forms and of the planning screen (S1 §2.6, S3 §6). */
export const usesAdminVariant = (role: string): boolean => role === 'super' || role === 'lead';
