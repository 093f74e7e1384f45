import { brusselsToday } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { saveFile } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useMutation } from '@tanstack/react-query';

interface SavedPdf<Asked> {
  readonly load: (asked: Asked) => Promise<Blob>;
  /** Message key of the file name, with the parameter `date`. */
  readonly name: string;
  /** Message key of the failure. */
  readonly failed: string;
}

/** Downloads documents that the server renders as one PDF, also when its dialog is closed in the meantime; a failure offers a retry. */
export function useSavePdf<Asked>({ load, name, failed }: SavedPdf<Asked>) {
  const t = useT();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: (file) => saveFile(t(name, { date: brusselsToday() }), file),
    onError: (error, asked) =>
      toast.failure(t(failed), error, { action: { label: t('shared.retry'), run: () => mutate(asked) } }),
    meta: { failure: 'inPlace' },
  });
  return { save: mutate, isPending };
}
