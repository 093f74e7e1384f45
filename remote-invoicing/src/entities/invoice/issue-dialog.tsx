import {
  brusselsToday,
  invoiceNumber,
  clientName,
  invoiceFaults,
  type InvoiceFault,
  type InvoiceKind,
  type IsoDate,
} from '@navette/shared/domain';
import { messageKey, useT, useFormats } from '@navette/shared/i18n';
import { Button, HStack, Spinner, Stack, Text, Alert, EmptyState } from '@navette/shared/ui';
import { Dialog, useToast, keepFocus, Checkbox } from '@navette/shared/ui-overlay';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, FilePlus } from 'lucide-react';
import { useState, type ReactNode, useCallback, useMemo } from 'react';
import { documentOf, draftOf, PdfButton, PrintButton } from '../document.tsx';
import { InvoiceSheet } from '../document-sheet.tsx';
import { invoiceMail } from '../mailing/mailed-document.ts';
import { SendButton } from '../mailing/send-button.tsx';
import { InvoiceDate, useInvoiceDate, isDateQuestion, useAskDate } from '../ask-date.tsx';
import { type InvoiceCalls, type Draft, type NewInvoice, useRefreshInvoices } from './invoice-calls.ts';
import { INVOICE_TITLES } from './invoice-row.ts';
import { ProblemAlert } from './problem-alert.tsx';
import { problemFields } from '@navette/shared/api';
import { useAttemptKey } from '../use-attempt-key.ts';
import type { BookingRow } from '@navette/shared/ui-booking';

const INVOICE = { make: messageKey('invoice.make'), made: messageKey('invoice.made') } as const;

/** Texts of a dialog, by kind. */
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
  /** Client, driver or insurer. */
  readonly payerId: number;
  readonly bookings: readonly BookingToInvoice[];
  /** Last day of the period of the bookings, offered as date. */
  readonly periodEnd?: IsoDate;
  /** With the number of the invoice if one was issued. */
  readonly onClose: (madeId?: number) => void;
}

/**
 * Previews an invoice, issues it, and shows it with its number (specification/invoices.md#dialog). It stays open until it is closed; bookings that an insurer may
 * refuse are left out unless they are selected.
 */
export function IssueDialog({ calls, payerId, bookings, periodEnd, onClose }: IssueDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const { formatDate } = useFormats();
  const texts = TEXTS[calls.kind];
  const accepted = useAccepted(bookings);
  const checklist = useChecklist(calls.kind, accepted.bookings);
  // Initially the day on which the dialog opened, so that a draft does not change at midnight.
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
  // It can't be closed while the invoice is being issued: the user must see the number.
  const close = (): void => {
    if (!making.isPending) onClose(id);
  };
  const makeIt = async (amount: number): Promise<void> => {
    // The error is shown in place.
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
        {/* The refetched document shows the current obstacles. */}
        {making.error && making.variables.date === asked.date && !failed.error && <ProblemAlert error={making.error} />}
        {accepted.leftOut > 0 && <Text>{t('invoice.refused.leftOut', { count: accepted.leftOut })}</Text>}
        {id === undefined && (
          // Space for the field's note below it.
          <HStack paddingBottom="2">
            <InvoiceDate label={t('invoice.date')} dated={dated} />
            {periodEnd !== undefined && periodEnd <= dated.input.max && dated.date !== periodEnd && (
              <Button variant="ghost" icon={<CalendarCheck aria-hidden />} onClick={() => dated.set(periodEnd)}>
                {t('invoice.date.periodEnd', { date: formatDate(periodEnd) })}
              </Button>
            )}
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

/** Bookings without the refused ones, which are left out. */
interface AcceptedBookings {
  readonly bookings: readonly BookingToInvoice[];
  /** Number of bookings left out. */
  readonly leftOut: number;
  readonly leaveOut: (ids: readonly number[]) => void;
}

/** Leaves refused bookings out of an invoice: they stay in the wallet. */
function useAccepted(all: readonly BookingToInvoice[]): AcceptedBookings {
  const [out, setOut] = useState<ReadonlySet<number>>(new Set());
  const bookings = useMemo(() => all.filter(({ id }) => !out.has(id)), [all, out]);
  const leaveOut = useCallback((ids: readonly number[]) => {
    setOut((before) => new Set([...before, ...ids]));
    keepFocus();
  }, []);
  return { bookings, leftOut: all.length - bookings.length, leaveOut };
}

const PLACE = /^bookings\.(\d+)$/u;

/** The bookings that a refusal names by their indexes in the sent list. */
const refusedOf = (error: unknown, sent: readonly number[]): readonly number[] =>
  problemFields(error).flatMap(({ field }) => sent[Number(PLACE.exec(field)?.[1] ?? -1)] ?? []);

type LookedAt = Draft & Pick<NewInvoice, 'amount'>;

/**
 * Issues the previewed invoice, after a confirmation of a doubtful date. A retry after a lost answer reuses the idempotency key; other bookings or
 * another amount get a new one. When the bookings changed in the meantime the draft and the lists behind it are refetched, so that the next click is
 * based on current data.
 */
function useMakeInvoice(calls: InvoiceCalls) {
  const refresh = useRefreshInvoices();
  const cache = useQueryClient();
  const keyOf = useAttemptKey();
  const askDate = useAskDate();
  const making = useMutation({
    mutationFn: ({ confirmDate, ...invoice }: LookedAt & Pick<NewInvoice, 'confirmDate'>) =>
      calls.make({ ...invoice, ...(confirmDate && { confirmDate }), attempt: keyOf(invoice) }),
    onSuccess: refresh,
    // A confirmation of the date changed nothing: the pressed button gets the focus back immediately.
    onError: (refusal) =>
      isDateQuestion(refusal)
        ? undefined
        : Promise.all([cache.invalidateQueries({ queryKey: ['invoiceDraft', calls.kind] }), refresh()]),
    meta: { failure: 'inPlace' },
  });
  const make = (invoice: LookedAt) => askDate((answer) => making.mutateAsync({ ...invoice, ...answer }));
  return { making, make };
}

const FAULTS = {
  noCertificate: messageKey('invoice.gap.certificate'),
  noTransportNumber: messageKey('invoice.gap.transportNumber'),
  zeroAmount: messageKey('invoice.gap.amount'),
} as const;

/** Incomplete bookings, left out unless they are checked. */
function Checklist({
  checklist: { listed, isChosen, choose, chosen },
}: {
  readonly checklist: InvoiceChecklist;
}): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  if (listed.length === 0) return null;
  return (
    <>
      <Alert status="warning" title={t('invoice.gaps', { count: listed.length })}>
        <p>{t('invoice.gaps.help')}</p>
        <Stack gap="1" maxHeight="12rem" overflowY="auto" role="group" aria-label={t('invoice.gaps.include')}>
          {listed.map(({ booking, faults }) => (
            <Checkbox key={booking.id} checked={isChosen(booking.id)} onChange={(is) => choose(booking.id, is)}>
              {t('invoice.gaps.line', {
                booking: `${booking.id} · ${formatDate(booking.ap_date)} · ${clientName(booking, 'list')}`,
                faults: faults.map((fault) => t(FAULTS[fault])).join(', '),
              })}
            </Checkbox>
          ))}
        </Stack>
      </Alert>
      {chosen.length === 0 && <EmptyState title={t('invoice.gaps.all')} />}
    </>
  );
}

/** Fields of a booking that the dialog needs. */
export type BookingToInvoice = Pick<
  BookingRow,
  | 'id'
  | 'ap_date'
  | 'client_firstname'
  | 'client_lastname'
  | 'certificateNeeded'
  | 'certificateReceived'
  | 'mutualPatientID'
  | 'total'
> &
  Partial<Pick<BookingRow, 'ticket_price'>>;

/** An incomplete booking. */
interface CheckedBooking {
  readonly booking: BookingToInvoice;
  readonly faults: readonly InvoiceFault[];
}

/** Incomplete bookings, and those invoiced nevertheless. */
interface InvoiceChecklist {
  readonly listed: readonly CheckedBooking[];
  readonly isChosen: (id: number) => boolean;
  readonly choose: (id: number, chosen: boolean) => void;
  /** Ids of the bookings on the invoice. */
  readonly chosen: readonly number[];
}

/** The checklist of an invoice. Incomplete bookings are left out unless they are selected. */
function useChecklist(kind: InvoiceKind, bookings: readonly BookingToInvoice[]): InvoiceChecklist {
  const [despite, setDespite] = useState<ReadonlySet<number>>(new Set());
  const listed = useMemo(
    () =>
      bookings.flatMap((booking) => {
        const faults = invoiceFaults(kind, booking);
        return faults.length > 0 ? [{ booking, faults }] : [];
      }),
    [kind, bookings],
  );
  const chosen = useMemo(() => {
    const left = new Set(listed.map(({ booking }) => booking.id).filter((id) => !despite.has(id)));
    return bookings.map(({ id }) => id).filter((id) => !left.has(id));
  }, [bookings, listed, despite]);
  return {
    listed,
    chosen,
    isChosen: (id) => despite.has(id),
    choose: (id, isIn) =>
      setDespite((before) => {
        const after = new Set(before);
        if (isIn) after.add(id);
        else after.delete(id);
        return after;
      }),
  };
}
