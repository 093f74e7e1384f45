import { authHandlers } from '../auth/handlers.ts';
import { booqitHandlers } from '../booqit/handlers.ts';
import { bookingHandlers } from '../dispatch/bookings/handlers.ts';
import { dayHandlers } from '../dispatch/day/day-handlers.ts';
import { distanceHandlers } from '../dispatch/distance/handlers.ts';
import { mailHandlers } from '../dispatch/mail/handlers.ts';
import { planningHandlers } from '../dispatch/planning/handlers.ts';
import { invoicingHandlers } from '../invoicing/handlers.ts';
import { liveHandlers } from '../live/handlers.ts';
import { masterdataHandlers } from '../masterdata/handlers.ts';
import { releaseHandlers } from '../releases/handlers.ts';
import { searchHandlers } from '../search/handlers.ts';
import type { Handlers } from '../kernel/operation.ts';
import type { Services } from './services.ts';

/** Every operation we serve. */
export const handlers: Handlers<Services> = {
  ...authHandlers,
  ...bookingHandlers,
  ...booqitHandlers,
  ...dayHandlers,
  ...distanceHandlers,
  ...invoicingHandlers,
  ...liveHandlers,
  ...mailHandlers,
  ...masterdataHandlers,
  ...planningHandlers,
  ...releaseHandlers,
  ...searchHandlers,
};
