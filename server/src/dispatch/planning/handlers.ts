import type { Handlers } from '../../kernel/operation.ts';
import { findBookingConflicts } from './find-booking-conflicts.ts';
import { listTripsWhileUnavailable } from './list-trips-while-unavailable.ts';
import { suggestDrivers } from './suggest-drivers.ts';
import type { DispatchServices } from '../services.ts';

export const planningHandlers = {
  findBookingConflicts,
  listTripsWhileUnavailable,
  suggestDrivers,
} satisfies Handlers<DispatchServices>;
