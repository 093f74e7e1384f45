import { messageKey } from '@navette/shared/i18n';

/** Message keys of the reminder levels. */
export const LEVEL_NAMES = {
  0: messageKey('late.level.0'),
  1: messageKey('late.level.1'),
  2: messageKey('late.level.2'),
  3: messageKey('late.level.3'),
} as const;
