/** Every role a user may have (S1 §6). */
export const ROLES = ['dispatch', 'account', 'invoice', 'admin', 'lead', 'super', 'client', 'driver'] as const;

/** A role of a user. */
export type Role = (typeof ROLES)[number];

/** The roles that may sign in here; clients and drivers may not (DECISIONS 4). */
export const STAFF_ROLES = [
  'dispatch',
  'account',
  'invoice',
  'admin',
  'lead',
  'super',
] as const satisfies readonly Role[];

/** A role that may sign in here. */
export type StaffRole = (typeof STAFF_ROLES)[number];

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

/** Who a task can be assigned to (S1 §6). */
export const TASK_ASSIGNEE_ROLES = ['admin', 'dispatch'] as const satisfies readonly Role[];

/** Who a daily report can be by (S2 §6). */
export const DAILY_AUTHOR_ROLES = ['super', 'admin', 'dispatch'] as const satisfies readonly Role[];

/** Whether a text is one of the known roles. */
export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

/** Whether a role may sign in here. */
export const isStaffRole = (text: string): text is StaffRole => STAFF_ROLES.some((role) => role === text);

/** Whether a role gets the admin variant of booking forms and of the planning screen (S1 §2.6, S3 §6). */
export const usesAdminVariant = (role: string): boolean => role === 'super' || role === 'lead';
