import { required } from '@navette/shared/ui-form';
import * as z from 'zod';

/** Form of an import: the driver whom the bookings name until they are assigned. */
export const importSchema = z.object({ driverId: required(z.number().int().positive()) });
