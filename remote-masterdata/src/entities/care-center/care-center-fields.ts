import { fieldsFor } from '@navette/shared/ui-form';
import { careCenterSchema } from './care-center-schema.ts';

/** The fields of a care center's form. */
export const Fields = fieldsFor(careCenterSchema);
