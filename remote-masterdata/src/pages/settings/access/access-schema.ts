import { IDLE_MINUTES } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import type { AccessPolicy } from '../requests/use-access-policy.ts';

/** Roles whose second factor the organisation decides on; super always needs one. */
export const CHOSEN_ROLES = ['dispatch', 'account', 'invoice', 'admin', 'lead'] as const;

const fields = z.object({
  dispatch: z.boolean(),
  account: z.boolean(),
  invoice: z.boolean(),
  admin: z.boolean(),
  lead: z.boolean(),
  idleMinutes: z
    .int()
    .nullable()
    .refine(
      (minutes) => !minutes || (minutes >= IDLE_MINUTES.min && minutes <= IDLE_MINUTES.max),
      messageKey('settings.access.idle.wrong'),
    ),
});

const toPolicy = ({ idleMinutes, ...roles }: z.output<typeof fields>): AccessPolicy => ({
  secondFactorRoles: CHOSEN_ROLES.filter((role) => roles[role]),
  idleMinutes: idleMinutes ?? 0,
});

/** Form of the rules of the sign-in. Its output is what the API is sent. */
export const accessSchema = fields.transform(toPolicy);

/** Field values of the form; no limit is an empty field. */
export const accessValues = ({ secondFactorRoles, idleMinutes }: AccessPolicy): z.input<typeof accessSchema> => ({
  dispatch: secondFactorRoles.includes('dispatch'),
  account: secondFactorRoles.includes('account'),
  invoice: secondFactorRoles.includes('invoice'),
  admin: secondFactorRoles.includes('admin'),
  lead: secondFactorRoles.includes('lead'),
  idleMinutes: idleMinutes === 0 ? null : idleMinutes,
});
