import type { Translate } from '@navette/shared/i18n';

/** Who did it, in words: the suite itself goes by `automatic`. */
export const whoText = (who: string, t: Translate): string => (who === 'automatic' ? t('releases.who.automatic') : who);
