import { messageKey } from '@navette/shared/i18n';
import { useSavePdf } from '../../entities/document/use-save-pdf.ts';
import { printLetters } from './late-requests.ts';

const PDF = {
  load: printLetters,
  name: messageKey('late.letters.file'),
  failed: messageKey('late.letters.failed'),
} as const;

/** Saves letters as one PDF; a failure offers to try again, as the reminders are recorded already. */
export const useSaveLetters = () => useSavePdf(PDF);
