import { DialogUnavailable, useDialogAvailability, useOpenDialog } from '@navette/shared/federation';
import { messageKey, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import type { RecordAdder, RecordSource } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';

/** Dialogs that add a record which a picker of this remote can choose. */
type AdderDialog = 'masterdata/client@1' | 'masterdata/destination@1';

const LABELS = {
  'masterdata/client@1': {
    page: 'client',
    plain: messageKey('picker.client.add'),
    named: messageKey('picker.client.addNamed'),
  },
  'masterdata/destination@1': {
    page: 'destination',
    plain: messageKey('picker.destination.add'),
    named: messageKey('picker.destination.addNamed'),
  },
} as const;

/**
 * "Add …" of a picker: opens the form of another remote with the typed text, and chooses the saved record. `undefined`
 * while that form can't be opened (its remote is not installed, or the user lacks the right).
 */
export function useRecordAdder<Item>(dialog: AdderDialog, source: RecordSource<Item>): RecordAdder<Item> | undefined {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const { reason } = useDialogAvailability(dialog);
  const { page, plain, named } = LABELS[dialog];
  const isAllowed = useCan(page);
  if (reason === 'unknown' || reason === 'forbidden' || !isAllowed) return undefined;

  async function open(name: string): Promise<Item | null> {
    try {
      const saved = await openDialog(dialog, { name });
      return saved ? await source.find(saved.id, new AbortController().signal) : null;
    } catch (error) {
      if (error instanceof DialogUnavailable) toast.error(t('picker.add.unavailable'));
      else toast.failure(t('picker.add.notFound'), error);
      return null;
    }
  }
  const label = (text: string): string => (text === '' ? t(plain) : t(named, { name: text }));
  return { label: (text) => (reason === 'failed' ? `${label(text)} (${t('picker.add.failed')})` : label(text)), open };
}
