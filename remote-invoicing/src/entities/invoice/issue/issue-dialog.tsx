import { brusselsToday, invoiceNumber } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Button, HStack, Spinner, Stack, Text } from '@navette/shared/ui';
import { Dialog, useToast } from '@navette/shared/ui-overlay';
import { useQuery } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { documentOf, draftOf } from '../../document/document-queries.ts';
import { InvoiceSheet } from '../../document/invoice-sheet.tsx';
import { PdfButton } from '../../document/pdf-button.tsx';
import { PrintButton } from '../../document/print-button.tsx';
import { invoiceMail } from '../../mailing/mailed-document.ts';
import { SendButton } from '../../mailing/send-button.tsx';
import { InvoiceDate, useInvoiceDate } from '../../invoice-date.tsx';
import type { InvoiceCalls } from '../calls/invoice-calls.ts';
import { INVOICE_TITLES } from '../invoice-titles.ts';
import { Checklist } from './checklist.tsx';
import { type BookingToInvoice, useChecklist } from './use-checklist.ts';
import { ProblemAlert } from './problem-alert.tsx';
import { useMakeInvoice } from './use-make-invoice.ts';
import { refusedOf, useAccepted } from './use-refused.ts';

const INVOICE = { make: messageKey('invoice.make'), made: messageKey('invoice.made') } as const;

/** Texts of a dialog, by what is made. */
const TEXTS = {
  client: { ...INVOICE, title: messageKey('invoice.new.client'), madeTitle: INVOICE_TITLES.client },
  driver: {
    make: messageKey('invoice.make.driver'),
    made: messageKey('invoice.made.driver'),
    title: messageKey('invoice.new.driver'),
    madeTitle: INVOICE_TITLES.driver,
  },
  insurance: { ...INVOICE, title: messageKey('invoice.new.insurance'), madeTitle: INVOICE_TITLES.insurance },
} as const;

interface IssueDialogProps {
  readonly calls: InvoiceCalls;
  /** Client, driver or insurance body. */
  readonly payerId: number;
  readonly bookings: readonly BookingToInvoice[];
  /** With the number of the invoice when one was made. */
  readonly onClose: (madeId?: number) => void;
}

/**
 * Looks at an invoice before it is made, makes it, and shows it with its number (S3 §2.2, 2.5, 2.6). It stays open until it is closed; bookings that
 * an insurer may refuse are left out unless they are chosen.
 */
export function IssueDialog({ calls, payerId, bookings, onClose }: IssueDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const texts = TEXTS[calls.kind];
  const accepted = useAccepted(bookings);
  const checklist = useChecklist(calls.kind, accepted.bookings);
  // Today at first: the day on which the dialog opened, so that a draft does not change at midnight.
  const dated = useInvoiceDate();
  const [today] = useState(brusselsToday);
  const asked = { payerId, date: dated.date ?? today, bookings: [...checklist.chosen] };
  const draft = useQuery({ ...draftOf(calls, asked), enabled: dated.date !== null && asked.bookings.length > 0 });
  const { making, make } = useMakeInvoice(calls);
  const id = making.data?.id;
  const isUndated = id === undefined && dated.date === null;
  const made = useQuery({ ...documentOf(calls, id ?? 0), enabled: id !== undefined });
  const source = id === undefined ? draft.data : made.data;
  const failed = id === undefined ? draft : made;
  const refused = id === undefined ? refusedOf(draft.error, asked.bookings) : [];
  // While it is being made it stays: whoever asked is to see the number.
  const close = (): void => {
    if (!making.isPending) onClose(id);
  };
  const makeIt = async (amount: number): Promise<void> => {
    // A failure is shown in place.
    const one = await make({ ...asked, amount }).catch(() => undefined);
    if (one) toast.success(t(texts.made, { id: invoiceNumber(one.id) }));
  };
  return (
    <Dialog
      open
      size={1200}
      onClose={close}
      title={id === undefined ? t(texts.title) : t(texts.madeTitle, { number: invoiceNumber(id) })}
      footer={
        <>
          <Button onClick={close} disabled={making.isPending}>
            {t('shared.close')}
          </Button>
          <SendButton mailing={calls.mailing} mail={made.data && invoiceMail(made.data)} />
          {id !== undefined && (
            <PdfButton
              read={() => calls.pdf(id)}
              fileName={`${t(`invoice.file.${calls.kind}`)}-${invoiceNumber(id)}.pdf`}
              disabled={!made.data}
            />
          )}
          <PrintButton disabled={!source || isUndated} />
          {id === undefined && (
            <Button
              variant="solid"
              icon={<FilePlus aria-hidden />}
              disabled={isUndated || !draft.data || draft.isError || draft.isFetching}
              loading={making.isPending}
              onClick={() => draft.data && void makeIt(draft.data.amount)}
            >
              {t(texts.make)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="3">
        {/* The document that was read again says what stands in the way now. */}
        {making.error && making.variables.date === asked.date && !failed.error && <ProblemAlert error={making.error} />}
        {accepted.leftOut > 0 && <Text>{t('invoice.refused.leftOut', { count: accepted.leftOut })}</Text>}
        {id === undefined && (
          // Room for the note that the field has below it.
          <HStack paddingBottom="2">
            <InvoiceDate label={t('invoice.date')} dated={dated} />
          </HStack>
        )}
        {id === undefined && <Checklist checklist={checklist} />}
        {failed.error ? (
          <>
            <ProblemAlert error={failed.error} />
            <HStack gap="2">
              <Button loading={failed.isFetching} onClick={() => void failed.refetch()}>
                {t('shared.retry')}
              </Button>
              {refused.length > 0 && refused.length < accepted.bookings.length && (
                <Button onClick={() => accepted.leaveOut(refused)}>
                  {t('invoice.refused.leaveOut', { count: refused.length })}
                </Button>
              )}
            </HStack>
          </>
        ) : source ? (
          <InvoiceSheet source={source} />
        ) : (
          asked.bookings.length > 0 && <Spinner />
        )}
      </Stack>
    </Dialog>
  );
}
