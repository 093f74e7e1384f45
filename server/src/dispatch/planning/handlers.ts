import type { Handlers } from '../../kernel/operation.ts';
import { findBookingConflicts } from './find-booking-conflicts.ts';
import { suggestDrivers } from './suggest-drivers.ts';
import type { DispatchServices } from '../services.ts';

export const planningHandlers = { findBookingConflicts, suggestDrivers } satisfies Handlers<DispatchServices>;
