import { api, dataOf } from '@navette/shared/api';
import { Box } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { AttachmentList } from '../content/attachment-list.tsx';
import type { SentMail } from './sent-states.ts';

/** Files that went out with a mail; those that the product keeps can be saved, the same bytes as they went. */
export function SentFiles({ mail: { id, files, readable } }: { readonly mail: SentMail }): ReactNode {
  const read = (number: number) =>
    dataOf(api.POST('/service/gmail/getSentAttachment', { body: { id, number }, parseAs: 'blob' }));
  return (
    <Box paddingTop="3">
      <AttachmentList
        files={files.map((name, index) => ({ id: index + 1, name }))}
        read={read}
        isKept={(file) => readable.includes(file.id)}
      />
    </Box>
  );
}
