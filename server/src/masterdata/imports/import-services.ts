import type { Measuring } from '../../dispatch/public.ts';
import type { MasterdataServices } from '../services.ts';

/** What imports work with: those of bookings measure their routes. */
export type ImportServices = MasterdataServices & Measuring;
