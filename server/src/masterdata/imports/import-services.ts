import type { Measuring } from '../../dispatch/public.ts';
import type { MasterdataServices } from '../services.ts';

/** Dependencies of imports: those of bookings measure their routes. */
export type ImportServices = MasterdataServices & Measuring;
