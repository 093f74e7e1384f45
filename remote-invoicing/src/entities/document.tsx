import { Button, saveFile, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import type { Draft, InvoiceCalls } from './invoice/invoice-calls.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useT, messageKey } from '@navette/shared/i18n';
import { Download, FileCode2, Printer } from 'lucide-react';
import { brusselsToday, type InvoiceKind } from '@navette/shared/domain';
import { useToast } from '@navette/shared/ui-overlay';
import { api, dataOf } from '@navette/shared/api';

const meta = { failure: 'inPlace' } as const;

/** The document of an invoice, as stored when it was issued. */
export const documentOf = ({ kind, document }: InvoiceCalls, id: number) =>
  queryOptions({ queryKey: ['invoiceDocument', kind, id], queryFn: () => document(id), meta });

/** The preview of an invoice's document; refetched each time it is shown. */
export const draftOf = ({ kind, draft: read }: InvoiceCalls, draft: Draft) =>
  queryOptions({
    queryKey: ['invoiceDraft', kind, draft],
    queryFn: () => read(draft),
    meta,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    enabled: draft.bookings.length > 0,
  });

/** Bookings of an invoice, as they were when it was issued. */
export const linesOf = ({ kind, lines }: InvoiceCalls, id: number, payerId: number) =>
  queryOptions({ queryKey: ['invoiceLines', kind, id], queryFn: () => lines(id, payerId), meta });

interface PdfButtonProps {
  readonly read: () => Promise<Blob>;
  readonly fileName: string;
  readonly disabled: boolean;
  /** Another format than PDF. */
  readonly label?: string;
}

/** Button that downloads the PDF of a document, the same bytes each time. */
export function PdfButton({ read, fileName, disabled, label }: PdfButtonProps): ReactNode {
  const t = useT();
  const { mutate, isPending } = useMutation({ mutationFn: read, onSuccess: (file) => saveFile(fileName, file) });
  return (
    <Button icon={<Download aria-hidden />} disabled={disabled} loading={isPending} onClick={() => mutate()}>
      {label ?? t('invoice.pdf')}
    </Button>
  );
}

interface PrintButtonProps {
  readonly disabled: boolean;
  /** Called when the browser has closed its dialog, whether it printed or not. */
  readonly onPrint?: () => void;
}

export function PrintButton({ disabled, onPrint }: PrintButtonProps): ReactNode {
  const t = useT();
  return (
    <Button
      icon={<Printer aria-hidden />}
      disabled={disabled}
      onClick={() => {
        print();
        onPrint?.();
      }}
    >
      {t('shared.print')}
    </Button>
  );
}

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

/** Maximum documents of one PDF. */
const MOST = 500;

interface PrintSelectionProps {
  readonly kind: InvoiceKind;
  /** Numbers of the invoices, in print order. */
  readonly invoices: readonly number[];
}

const printInvoices = ({ kind, invoices }: PrintSelectionProps): Promise<Blob> =>
  dataOf(
    api.POST('/service/invoice/pdf', { body: { kind, invoices: [...invoices] }, parseAs: 'blob', ...PRINT_PATIENCE }),
  );

/** Time-out in ms of a call that answers up to five hundred documents as one PDF. */
export const PRINT_PATIENCE = { timeout: 120_000 };

const PDF = {
  load: printInvoices,
  name: messageKey('invoice.pdfs.file'),
  failed: messageKey('invoice.pdfs.failed'),
} as const;

const UBL = {
  load: ({ kind, invoices }: PrintSelectionProps): Promise<Blob> =>
    dataOf(
      api.POST('/service/invoice/ubl', { body: { kind, invoices: [...invoices] }, parseAs: 'blob', ...PRINT_PATIENCE }),
    ),
  name: messageKey('invoice.ubls.file'),
  failed: messageKey('invoice.ubls.failed'),
} as const;

/** Downloads selected invoices as UBL in one zip. */
export function UblSelection({ kind, invoices }: PrintSelectionProps): ReactNode {
  const t = useT();
  const { save, isPending } = useSavePdf(UBL);
  if (invoices.length > MOST) return null;
  return (
    <Button icon={<FileCode2 aria-hidden />} loading={isPending} onClick={() => save({ kind, invoices })}>
      {t('invoice.ubls')}
    </Button>
  );
}

/** Downloads the documents of selected invoices as one PDF for printing. */
export function PrintSelection({ kind, invoices }: PrintSelectionProps): ReactNode {
  const t = useT();
  const { save, isPending } = useSavePdf(PDF);
  if (invoices.length > MOST) return <Text tone="muted">{t('invoice.pdfs.most', { max: MOST })}</Text>;
  return (
    <Button icon={<Download aria-hidden />} loading={isPending} onClick={() => save({ kind, invoices })}>
      {t('invoice.pdfs', { count: invoices.length })}
    </Button>
  );
}
