import type { PaperDocument } from '@navette/shared/document';
import { useT } from '@navette/shared/i18n';
import { Button, ErrorState, Spinner, Stack } from '@navette/shared/ui';
import { Dialog, Tabs } from '@navette/shared/ui-overlay';
import { type ReactNode, useMemo, useState } from 'react';
import { PdfButton, PrintButton } from './document.tsx';
import { PrintedDocument, ShownDocument } from './document-sheet.tsx';
import type { MailedDocument } from './mailing/mailed-document.ts';
import type { Mailing } from './mailing/mailing.ts';
import { DocumentHistoryTable, type DocumentRef, DocumentStanding, MarkPrinted } from './history/document-history.tsx';
import { SendButton, SentList } from './mailing/send-button.tsx';

interface DocumentDialogProps<Source> {
  readonly title: string;
  /** Record of the document. */
  readonly query: {
    readonly data: Source | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** A constant declared outside the component. */
  readonly paperOf: (source: Source) => PaperDocument;
  readonly mailing: Mailing;
  readonly mailOf: (source: Source) => MailedDocument | undefined;
  /** Id under which its mails are listed. */
  readonly id: number;
  readonly pdf: () => Promise<Blob>;
  /** The document as UBL, where it is an invoice. */
  readonly ubl?: (() => Promise<Blob>) | undefined;
  /** Name of the PDF, without its extension. */
  readonly fileName: string;
  readonly onClose: () => void;
  /** Its status and its history; a statement of account has none. */
  readonly history?: DocumentRef;
  /** Control above the document, also while it loads. */
  readonly above?: ReactNode;
  /** Further content, above the mails. */
  readonly children?: ReactNode;
  /** Its lines as a list, on a second tab. */
  readonly list?: { readonly tabs: string; readonly label: string; readonly render: (source: Source) => ReactNode };
}

type Part = 'document' | 'list' | 'history';

/** A document, to print, to save as PDF and to send, with its mails and its lines. */
export function DocumentDialog<Source>({
  title,
  query: { data, error, isFetching, refetch },
  paperOf,
  mailing,
  mailOf,
  id,
  pdf,
  ubl,
  fileName,
  onClose,
  history,
  above,
  children,
  list,
}: DocumentDialogProps<Source>): ReactNode {
  const t = useT();
  const [part, setPart] = useState<Part>('document');
  const [hasPaper, setHasPaper] = useState(false);
  const document = useMemo(() => data && paperOf(data), [data, paperOf]);
  return (
    <Dialog
      open
      size={1200}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.close')}</Button>
          <SendButton mailing={mailing} mail={data && mailOf(data)} />
          <PdfButton read={pdf} fileName={`${fileName}.pdf`} disabled={!data} />
          {ubl && <PdfButton read={ubl} fileName={`${fileName}.xml`} disabled={!data} label={t('invoice.ubl')} />}
          <PrintButton disabled={!data} onPrint={() => setHasPaper(true)} />
          {hasPaper && history && <MarkPrinted {...history} />}
        </>
      }
    >
      <Stack gap="3">
        {above}
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : data && document ? (
          <>
            <PrintedDocument document={document} />
            {history && <DocumentStanding {...history} />}
            {mailing.list && <SentList list={mailing.list} id={id} />}
            {children}
            {list || history ? (
              <Tabs
                value={part}
                onChange={setPart}
                label={list?.tabs ?? t('invoice.parts')}
                items={[
                  { value: 'document', label: t('invoice.document'), content: <ShownDocument document={document} /> },
                  ...(list ? [{ value: 'list' as const, label: list.label, content: list.render(data) }] : []),
                  ...(history
                    ? [
                        {
                          value: 'history' as const,
                          label: t('documentHistory.title'),
                          content: <DocumentHistoryTable {...history} />,
                        },
                      ]
                    : []),
                ]}
              />
            ) : (
              <ShownDocument document={document} />
            )}
          </>
        ) : (
          <Spinner />
        )}
      </Stack>
    </Dialog>
  );
}
