import type { StaffRole } from '@navette/openapi/enums';
import type { GroupRole } from '../../ports/identity/identity-settings.ts';

/** The role of a member of these groups: that of the first rule that fits; undefined when none does. */
export const roleOfGroups = (groups: readonly string[], rules: readonly GroupRole[]): StaffRole | undefined =>
  rules.find(({ group }) => groups.includes(group))?.role;
