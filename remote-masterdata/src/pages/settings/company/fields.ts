import { fieldsFor } from '@navette/shared/ui-form';
import { profileSchema } from './profile-schema.ts';

/** The fields of the form of the organisation. */
export const Fields = fieldsFor(profileSchema);
