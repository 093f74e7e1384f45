import { personName } from '@navette/shared/domain';
import type { components } from '@navette/openapi/types';

export type SessionUser = components['schemas']['SessionUser'];

/** Who makes a call: a member of staff with a session. */
export interface Caller {
  user: SessionUser;
  sessionId: string;
  expiresAt: Date;
  /** Minutes without activity after which the session ends; 0 for no limit. */
  idleMinutes: number;
  /** When it ends without further activity, `expiresAt` at the latest. */
  endsAt: Date;
}

/** Who history names: a member of staff, or the driver whose app it was. */
export interface Actor {
  user: Pick<SessionUser, 'id' | 'firstname' | 'lastname'>;
}

/** First and last name, as the history stores it. */
export const callerName = ({ user }: Actor): string => personName(user, 'text');
