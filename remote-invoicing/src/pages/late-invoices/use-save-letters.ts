import { brusselsToday } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { saveFile } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useCallback } from 'react';
import { printLetters, type Reminder } from './late-requests.ts';

type Letter = Pick<Reminder, 'invoiceId' | 'level'>;

/** Saves letters as one PDF; a failure offers to try again, as the reminders are recorded already. */
export function useSaveLetters(): (letters: readonly Letter[]) => Promise<void> {
  const t = useT();
  const toast = useToast();
  return useCallback(
    async (letters) => {
      const save = async (): Promise<void> => {
        try {
          saveFile(t('late.letters.file', { date: brusselsToday() }), await printLetters(letters));
        } catch (error) {
          toast.failure(t('late.letters.failed'), error, {
            action: { label: t('shared.retry'), run: () => void save() },
          });
        }
      };
      await save();
    },
    [t, toast],
  );
}
