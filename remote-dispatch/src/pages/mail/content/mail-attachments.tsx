import { api, dataOf } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { Mail } from '../mail.ts';
import { AttachmentList } from './attachment-list.tsx';
import { fileSize } from './file-size.ts';

/** Long timeout: an attachment of 25 MB from a remote mail server takes its time. */
const PATIENCE = { timeout: 90_000 };

/** Attachments of a received mail. None is displayed: the sender is not trusted. */
export function MailAttachments({ mail }: { readonly mail: Mail }): ReactNode {
  const t = useT();
  const read = (attachmentId: string) =>
    dataOf(
      api.POST('/service/gmail/getAttachment', { body: { id: mail.id, attachmentId }, parseAs: 'blob', ...PATIENCE }),
    );
  return (
    <Box borderTopWidth="1px" borderColor="border" paddingTop="3">
      <AttachmentList files={mail.attachments} read={read} hintOf={({ size }) => fileSize(size, t)} />
    </Box>
  );
}
