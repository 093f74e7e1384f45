import { fieldsFor } from '@navette/shared/ui-form';
import { driverSchema } from './driver-schema.ts';

/** The fields of a driver's form. */
export const Fields = fieldsFor(driverSchema);
