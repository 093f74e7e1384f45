import type { Handlers } from '../../app/operation.ts';
import { findBookingConflicts } from './find-booking-conflicts.ts';
import { grantDemand } from './grant-demand.ts';
import { suggestDrivers } from './suggest-drivers.ts';

export const planningHandlers = { findBookingConflicts, grantDemand, suggestDrivers } satisfies Handlers;
