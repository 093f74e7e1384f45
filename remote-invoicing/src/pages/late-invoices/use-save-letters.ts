import { messageKey } from '@navette/shared/i18n';
import { useSavePdf } from '../../entities/document/use-save-pdf.ts';
import { type Letter, printLetters } from './late-requests.ts';

const PDF = {
  load: printLetters,
  name: messageKey('late.letters.file'),
  failed: messageKey('late.letters.failed'),
} as const;

/** Maximum letters per PDF; more reminders may be recorded at once. */
const MOST = 500;

/** Downloads letters as one or several PDFs; a failure offers a retry, as the reminders are recorded already. */
export function useSaveLetters() {
  const { save: savePart, isPending } = useSavePdf(PDF);
  const save = (letters: readonly Letter[]): void => {
    for (let at = 0; at < letters.length; at += MOST) savePart(letters.slice(at, at + MOST));
  };
  return { save, isPending };
}
