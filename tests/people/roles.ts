export const ROLES = ['dispatch', 'account', 'invoice', 'admin', 'lead', 'accountant', 'office', 'super'] as const;

export type Role = (typeof ROLES)[number];

export const PASSWORD = 'navette-demo';

/** Address of a role's demo account. */
export const emailOf = (role: Role): string => `${role}@navette.example`;
