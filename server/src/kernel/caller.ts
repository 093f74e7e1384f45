import { personName } from '@navette/shared/domain';
import type { components } from '@navette/openapi/types';

export type SessionUser = components['schemas']['SessionUser'];

/** Caller of a request: a member of staff with a session. */
export interface Caller {
  user: SessionUser;
  sessionId: string;
  expiresAt: Date;
  /** Minutes without activity after which the session ends; 0 for no limit. */
  idleMinutes: number;
  /** End without further activity, at most `expiresAt`. */
  endsAt: Date;
}

/** Author of a change in the history: a member of staff, or the driver who used the app. */
export interface Actor {
  user: Pick<SessionUser, 'id' | 'firstname' | 'lastname'>;
}

/** First and last name, as the history stores it. */
export const callerName = ({ user }: Actor): string => personName(user, 'text');
