import type { components } from '@navette/openapi/types';

export type SessionUser = components['schemas']['SessionUser'];

/** Who makes a call: a member of staff with a session. */
export interface Caller {
  user: SessionUser;
  sessionId: string;
  expiresAt: Date;
}

/** First and last name, as history keeps it. */
export const callerName = ({ user }: Caller): string => `${user.firstname} ${user.lastname}`;
