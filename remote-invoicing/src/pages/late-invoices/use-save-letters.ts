import { messageKey } from '@navette/shared/i18n';
import { useSavePdf } from '../../entities/document/use-save-pdf.ts';
import { type Letter, printLetters } from './late-requests.ts';

const PDF = {
  load: printLetters,
  name: messageKey('late.letters.file'),
  failed: messageKey('late.letters.failed'),
} as const;

/** Letters that the server makes as one PDF; more reminders than that may be recorded at once. */
const MOST = 500;

/** Saves letters as one PDF, as several where they are too many; a failure offers to try again, as the reminders are recorded already. */
export function useSaveLetters() {
  const { save: savePart, isPending } = useSavePdf(PDF);
  const save = (letters: readonly Letter[]): void => {
    for (let at = 0; at < letters.length; at += MOST) savePart(letters.slice(at, at + MOST));
  };
  return { save, isPending };
}
