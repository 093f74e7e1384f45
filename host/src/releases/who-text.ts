import type { Translate } from '@navette/shared/i18n';

/** Name of the author of a change; `automatic` is the suite itself. */
export const whoText = (who: string, t: Translate): string => (who === 'automatic' ? t('releases.who.automatic') : who);
