import type { PageGrant } from '@navette/shared/domain';
import type { Db } from '../db/database.ts';
import type { SessionUser } from '../kernel/caller.ts';
import type { IdentityProvider, GroupRole } from '../ports/identity-provider.ts';
import type { DriverSessions } from './driver-sessions.ts';
import type { SessionStore } from './session-store.ts';
import type { TokenSigner } from './authenticate.ts';
import type { Vault } from './vault.ts';

/** Dependencies of the session handlers. */
export interface AuthServices {
  db: Db;
  tokens: TokenSigner;
  sessions: SessionStore;
  /** Sessions of the drivers' apps. */
  driverSessions: DriverSessions;
  /** Seals secrets of second factors. */
  vault: Vault;
  /** Exempts everybody from the second factor: the demo accounts have a published password. A user who sets one up needs it. */
  secondFactorExempt: boolean;
  /** Identity provider of the staff, if configured. */
  identity: IdentityProvider | undefined;
  /** Roles by groups of the provider. */
  identityRules: readonly GroupRole[];
  /** Permissions that the remotes of the user's release declare for their own pages. */
  grantsFor(user: SessionUser): Promise<readonly PageGrant[]>;
  /** Current time; tests set it. */
  now(): Date;
}
