import { useT } from '@navette/shared/i18n';
import { saveFile } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useState } from 'react';

/** An attachment, under what tells it from the others of its mail. */
export interface SavableFile<Id extends string | number> {
  readonly id: Id;
  readonly name: string;
}

/**
 * Returns the function that downloads an attachment, and the ids of the downloads under way.
 * @param read fetches one
 */
export function useSaveAttachment<Id extends string | number>(
  read: (id: Id) => Promise<Blob>,
): readonly [save: (file: SavableFile<Id>) => Promise<void>, inProgress: ReadonlySet<Id>] {
  const t = useT();
  const toast = useToast();
  const [inProgress, setInProgress] = useState<ReadonlySet<Id>>(new Set());
  const save = async ({ id, name }: SavableFile<Id>) => {
    setInProgress((all) => new Set(all).add(id));
    try {
      saveFile(name, await read(id));
    } catch (error) {
      toast.failure(t('mail.attachment.failed', { name }), error);
    } finally {
      setInProgress((all) => new Set([...all].filter((other) => other !== id)));
    }
  };
  return [save, inProgress];
}
