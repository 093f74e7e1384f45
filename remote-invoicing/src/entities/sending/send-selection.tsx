import { useT } from '@navette/shared/i18n';
import { idParam, useSearchState } from '@navette/shared/router';
import { Button, Text } from '@navette/shared/ui';
import { lazyDialog } from '@navette/shared/ui-overlay';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ToSend } from './sending-requests.ts';

const SendDocumentsDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './send-documents.tsx')).SendDocumentsDialog,
);
const SendingDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './sending-dialog.tsx')).SendingDialog,
);

const SEARCH = { sending: idParam() };

/** Maximum documents of one sending. */
const MOST = 500;

/** Opens the preview that sends the documents of invoices; the address then names the sending, so that a reload shows it. */
export function SendSelection(wanted: ToSend): ReactNode {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [, setSearch] = useSearchState(SEARCH);
  if (wanted.invoices.length > MOST) return <Text tone="muted">{t('invoice.pdfs.most', { max: MOST })}</Text>;
  return (
    <>
      <Button icon={<Send aria-hidden />} disabled={wanted.invoices.length === 0} onClick={() => setOpen(true)}>
        {t('sending.open', { count: wanted.invoices.length })}
      </Button>
      {isOpen && (
        <SendDocumentsDialog
          {...wanted}
          onClose={() => setOpen(false)}
          onSending={(sending) => {
            setOpen(false);
            setSearch({ sending });
          }}
        />
      )}
    </>
  );
}

/** The sending that the address of the page names. */
export function OpenedSending(): ReactNode {
  const [{ sending }, setSearch] = useSearchState(SEARCH);
  return sending === undefined ? null : (
    <SendingDialog
      key={sending}
      id={sending}
      onClose={() => setSearch({ sending: undefined })}
      onSending={(next) => setSearch({ sending: next })}
    />
  );
}
