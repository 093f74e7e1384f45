import { required } from '@navette/shared/ui-form';
import * as z from 'zod';

/** The driver whom several bookings are given. */
export const driverSchema = z.object({ driverId: required(z.number().int().positive()) });
