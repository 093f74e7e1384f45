import { isRole } from '@navette/shared/domain';
import { vocabulary, type Translate } from '@navette/shared/i18n';

/** Name of a role; of one that does not exist any more, as it was logged. */
export const roleText = (role: string | null, t: Translate): string =>
  role === null ? '' : isRole(role) ? t(vocabulary.role(role)) : role;
