import type { AuthServices } from '../auth/services.ts';
import type { SignedIds } from '../kernel/signed-ids.ts';
import type { KnownProfile } from '../masterdata/public.ts';
import type { LiveServices } from '../live/services.ts';
import type { MessageServices } from '../messages/public.ts';
import type { ReleaseServices } from '../releases/releases.ts';

/** An external service watched by metrics: its name while it does not answer, else null. */
interface Watched {
  outage(): string | null;
}

/** Dependencies of routes and sockets, besides those that the handlers declare themselves. */
export interface HttpServices
  extends AuthServices, LiveServices, ReleaseServices, Pick<MessageServices, 'routes' | 'tripLinks'> {
  addresses: Watched;
  /** The organisation, for pages without a sign-in. */
  company: KnownProfile;
  wardTokens: SignedIds;
  /** Tokens of partner carriers. */
  carrierTokens: SignedIds;
  /** Services outside of the server that its configuration names. */
  outside: ReadonlySet<string>;
}
