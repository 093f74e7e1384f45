import { STAFF_ROLES } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { reason } from './reason.ts';

/** Most users a trial may name (contract: StageOrder). */
const MOST_USERS = 200;

/** Who tries versions out, and why: at least one role or one user. */
export const stageSchema = z
  .object({ roles: z.array(z.enum(STAFF_ROLES)), users: z.array(z.string()).max(MOST_USERS), why: reason })
  .refine(({ roles, users }) => roles.length + users.length > 0, {
    path: ['roles'],
    message: messageKey('releases.stage.nobody'),
    // Said together with a missing reason, not after it.
    when: () => true,
  });

/** What the form holds. */
export type StageValues = z.input<typeof stageSchema>;

/** What it holds at first. */
export const noStage: StageValues = { roles: [], users: [], why: '' };
