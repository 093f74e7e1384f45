import { STAFF_ROLES } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { reason } from './reason.ts';

/** Most users a trial may name (contract: StageOrder). */
const MOST_USERS = 200;

/** Schema of staging: at least one role, a user or a share of all users, and a reason. */
export const stageSchema = z
  .object({
    roles: z.array(z.enum(STAFF_ROLES)),
    users: z.array(z.string()).max(MOST_USERS),
    percent: z.int().min(1).max(100).nullable(),
    why: reason,
  })
  .refine(({ roles, users, percent }) => roles.length + users.length > 0 || percent !== null, {
    path: ['roles'],
    message: messageKey('releases.stage.nobody'),
    // Reported together with a missing reason, not after it.
    when: () => true,
  });

/** Values of the form. */
export type StageValues = z.input<typeof stageSchema>;

/** Default values of the form. */
export const noStage: StageValues = { roles: [], users: [], percent: null, why: '' };

/** Audience and reason as the server takes them. */
export const stageOrder = ({ percent, ...order }: z.output<typeof stageSchema>) => ({
  ...order,
  ...(percent !== null && { percent }),
});
