import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { MailedDocument } from './mailed-document.ts';
import type { Mailing } from './mailing.ts';
import { SendDialog } from './send-dialog.tsx';

interface SendButtonProps {
  /** Calls of its kind, such as `clientMailing`. */
  readonly mailing: Mailing;
  /** Document to send; undefined before it is issued. */
  readonly mail: MailedDocument | undefined;
}

/** Opens the preview of the mail of a document. */
export function SendButton({ mailing, mail }: SendButtonProps): ReactNode {
  const t = useT();
  const [sending, setSending] = useState<MailedDocument>();
  return (
    <>
      <Button icon={<Send aria-hidden />} disabled={!mail} onClick={() => setSending(mail)}>
        {t('document.send')}
      </Button>
      {sending && <SendDialog mailing={mailing} mail={sending} onClose={() => setSending(undefined)} />}
    </>
  );
}
