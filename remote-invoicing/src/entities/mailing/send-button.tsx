import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { InvoiceDocument, Mailing } from './mailing.ts';
import { SendDialog } from './send-dialog.tsx';

interface SendButtonProps {
  /** Calls of its kind, such as `clientMailing`. */
  readonly mailing: Mailing;
  /** An invoice or credit note that is made; nothing can be sent without one. */
  readonly source: InvoiceDocument | undefined;
}

/** Opens the preview of the mail that an invoice goes out with. */
export function SendButton({ mailing, source }: SendButtonProps): ReactNode {
  const t = useT();
  const [sending, setSending] = useState(false);
  const id = source?.credit?.id ?? source?.id ?? undefined;
  return (
    <>
      <Button icon={<Send aria-hidden />} disabled={id === undefined} onClick={() => setSending(true)}>
        {t('document.send')}
      </Button>
      {sending && source && id !== undefined && (
        <SendDialog mailing={mailing} source={{ ...source, id }} onClose={() => setSending(false)} />
      )}
    </>
  );
}
