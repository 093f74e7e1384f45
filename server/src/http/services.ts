import type { AuthServices } from '../auth/services.ts';
import type { LiveServices } from '../live/services.ts';
import type { ReleaseServices } from '../releases/services.ts';

/** An outside service that metrics watch: its name while it does not answer, else null. */
interface Watched {
  outage(): string | null;
}

/** What routes and sockets work with, besides what the handlers declare themselves. */
export interface HttpServices extends AuthServices, LiveServices, ReleaseServices {
  routes: Watched;
  addresses: Watched;
}
