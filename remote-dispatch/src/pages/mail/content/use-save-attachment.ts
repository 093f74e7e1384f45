import { api, dataOf } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { saveFile } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useState } from 'react';
import type { Attachment } from '../mail.ts';

/** Long timeout: an attachment of 25 MB from a remote mail server takes its time. */
const PATIENCE = { timeout: 90_000 };

/** Returns the function that downloads an attachment, and the ids of the downloads under way. */
export function useSaveAttachment(
  mailId: string,
): readonly [save: (file: Attachment) => Promise<void>, inProgress: ReadonlySet<string>] {
  const t = useT();
  const toast = useToast();
  const [inProgress, setInProgress] = useState<ReadonlySet<string>>(new Set());
  const save = async ({ id, name }: Attachment) => {
    setInProgress((all) => new Set(all).add(id));
    try {
      saveFile(
        name,
        await dataOf(
          api.POST('/service/gmail/getAttachment', {
            body: { id: mailId, attachmentId: id },
            parseAs: 'blob',
            ...PATIENCE,
          }),
        ),
      );
    } catch (error) {
      toast.failure(t('mail.attachment.failed', { name }), error);
    } finally {
      setInProgress((all) => new Set([...all].filter((other) => other !== id)));
    }
  };
  return [save, inProgress];
}
