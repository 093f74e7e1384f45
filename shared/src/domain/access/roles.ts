import { type Role, ROLE_VALUES, type StaffRole, STAFF_ROLE_VALUES } from '@navette/openapi/enums';

export {
  type Role,
  /** Every role a user may have (specification/roles.md#roles). */
  ROLE_VALUES as ROLES,
  type StaffRole,
  /** The roles that may sign in here; clients and drivers may not. */
  STAFF_ROLE_VALUES as STAFF_ROLES,
} from '@navette/openapi/enums';

/** The roles the user form offers. */
export const USER_FORM_ROLES = [
  'client',
  'driver',
  'account',
  'dispatch',
  'invoice',
  'admin',
  'lead',
  'accountant',
  'office',
  'super',
] as const satisfies readonly Role[];

/** Roles that a task can be assigned to (specification/roles.md#sets-of-roles). */
export const TASK_ASSIGNEE_ROLES = ['admin', 'dispatch'] as const satisfies readonly Role[];

/** Roles that can write a daily report. */
export const DAILY_AUTHOR_ROLES = ['super', 'admin', 'dispatch'] as const satisfies readonly Role[];

/** Whether a text is one of the known roles. */
export const isRole = (text: string): text is Role => ROLE_VALUES.some((role) => role === text);

/** Whether a role may sign in here. */
export const isStaffRole = (text: string): text is StaffRole => STAFF_ROLE_VALUES.some((role) => role === text);

/** Whether a role gets the admin variant of booking forms and of the planning screen. */
export const usesAdminVariant = (role: string): boolean => role === 'super' || role === 'lead';
