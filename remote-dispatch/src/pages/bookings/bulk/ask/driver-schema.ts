import { required } from '@navette/shared/ui-form';
import * as z from 'zod';

/** Form of the driver to assign. */
export const driverSchema = z.object({ driverId: required(z.number().int().positive()) });
