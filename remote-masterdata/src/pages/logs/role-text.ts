import { isRole } from '@navette/shared/domain';
import { vocabulary, type Translate } from '@navette/shared/i18n';

/** A role as it is called; one that is no more, as it was written. */
export const roleText = (role: string | null, t: Translate): string =>
  role === null ? '' : isRole(role) ? t(vocabulary.role(role)) : role;
