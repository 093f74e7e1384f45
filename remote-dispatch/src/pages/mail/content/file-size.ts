import type { Translate } from '@navette/shared/i18n';

const KILO = 1000;

/** Formatted size of a file: kilobytes, or megabytes from 1 MB on. @param bytes its size */
export const fileSize = (bytes: number, t: Translate): string =>
  bytes < KILO * KILO
    ? t('mail.size.kilo', { size: Math.max(1, Math.round(bytes / KILO)) })
    : t('mail.size.mega', { size: Math.round(bytes / KILO / 100) / 10 });
