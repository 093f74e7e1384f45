import { STAFF_ROLES } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { reason } from './reason.ts';

/** Most users a trial may name (contract: StageOrder). */
const MOST_USERS = 200;

/** Schema of staging: at least one role or user, and a reason. */
export const stageSchema = z
  .object({ roles: z.array(z.enum(STAFF_ROLES)), users: z.array(z.string()).max(MOST_USERS), why: reason })
  .refine(({ roles, users }) => roles.length + users.length > 0, {
    path: ['roles'],
    message: messageKey('releases.stage.nobody'),
    // Reported together with a missing reason, not after it.
    when: () => true,
  });

/** Values of the form. */
export type StageValues = z.input<typeof stageSchema>;

/** Default values of the form. */
export const noStage: StageValues = { roles: [], users: [], why: '' };
