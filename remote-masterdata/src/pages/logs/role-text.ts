import { isRole } from '@navette/shared/domain';
import { vocabulary, type Translate } from '@navette/shared/i18n';

/** Name of a role; for one that no longer exists, the logged text. */
export const roleText = (role: string | null, t: Translate): string =>
  role === null ? '' : isRole(role) ? t(vocabulary.role(role)) : role;
