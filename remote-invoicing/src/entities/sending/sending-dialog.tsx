import { RecallLevel } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Box, Button, ErrorState, Spinner, Stack, Text } from '@navette/shared/ui';
import { Checkbox, Dialog } from '@navette/shared/ui-overlay';
import { useMutation } from '@tanstack/react-query';
import { CircleStop, Download, Printer, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSavePdf } from '../document.tsx';
import { useRefreshInvoices } from '../invoice/invoice-calls.ts';
import { SendDocumentsDialog } from './send-documents.tsx';
import {
  confirmPrinted,
  documentNumber,
  printSending,
  type SendingDocument,
  type SendingKind,
  stopSending,
  useSending,
} from './sending-requests.ts';

const PDF = {
  load: printSending,
  name: messageKey('sending.file'),
  failed: messageKey('invoice.pdfs.failed'),
} as const;

interface SendingDialogProps {
  readonly id: number;
  readonly onClose: () => void;
  /** Called with the number of the sending that repeats what failed. */
  readonly onSending: (id: number) => void;
}

/** Documents that did not go out. */
const FAILED: readonly SendingDocument['state'][] = ['refused', 'failed', 'stopped'];

/** Progress and results of a sending: it may be stopped, its paper printed, the printing confirmed, and what failed sent again. */
export function SendingDialog({ id, onClose, onSending }: SendingDialogProps): ReactNode {
  const t = useT();
  const query = useSending(id);
  const refresh = useRefreshInvoices();
  const [twoSided, setTwoSided] = useState(true);
  const [isRepeating, setRepeating] = useState(false);
  const [hasPdf, setHasPdf] = useState(false);
  const { save, isPending } = useSavePdf(PDF);
  const after = { onSettled: () => query.refetch() };
  const stop = useMutation({ mutationFn: () => stopSending(id), ...after });
  const confirm = useMutation({ mutationFn: () => confirmPrinted(id), ...after });
  const close = () => {
    void refresh();
    onClose();
  };
  const documents = query.data?.documents ?? [];
  const count = (...states: readonly SendingDocument['state'][]) =>
    documents.filter(({ state }) => states.includes(state)).length;
  const failed = documents.filter(({ state }) => FAILED.includes(state));
  // A letter about several invoices is sent again from the page of late invoices.
  const repeatable = failed.filter(({ invoices }) => invoices === 0);
  const waiting = count('waiting');
  const paper = count('toPrint', 'printed');
  return (
    <Dialog
      open
      size={800}
      title={t('sending.progress.title', { id: String(id) })}
      onClose={close}
      footer={
        <>
          {waiting > 0 && (
            <Button icon={<CircleStop aria-hidden />} loading={stop.isPending} onClick={() => stop.mutate()}>
              {t('sending.stop')}
            </Button>
          )}
          {waiting === 0 && repeatable.length > 0 && (
            <Button icon={<RotateCcw aria-hidden />} onClick={() => setRepeating(true)}>
              {t('sending.repeat', { count: repeatable.length })}
            </Button>
          )}
          {paper > 0 && (
            <Button
              icon={<Download aria-hidden />}
              loading={isPending}
              onClick={() => save({ id, twoSided }, { onSuccess: () => setHasPdf(true) })}
            >
              {t('sending.pdf', { count: paper })}
            </Button>
          )}
          {count('toPrint') > 0 && (
            <Button
              icon={<Printer aria-hidden />}
              disabled={!hasPdf}
              loading={confirm.isPending}
              title={hasPdf ? undefined : t('sending.printed.hint')}
              onClick={() => confirm.mutate()}
            >
              {t('sending.printed')}
            </Button>
          )}
          <Button variant="solid" onClick={close}>
            {t('shared.close')}
          </Button>
        </>
      }
    >
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : query.data ? (
        <Stack gap="3">
          <Text role="status" fontWeight="semibold">
            {t('sending.sums', {
              sent: count('sent', 'kept'),
              waiting,
              failed: failed.length,
              paper: count('toPrint'),
              printed: count('printed'),
            })}
          </Text>
          {waiting > 0 && (
            <progress
              aria-label={t('sending.progress.title', { id: String(id) })}
              max={documents.length}
              value={documents.length - waiting}
              style={{ width: '100%' }}
            />
          )}
          {paper > 0 && (
            <Checkbox checked={twoSided} onChange={setTwoSided}>
              {t('sending.twoSided')}
            </Checkbox>
          )}
          <Box as="ul" aria-label={t('sending.results')} listStyleType="none" padding="0" margin="0">
            {documents.map((document) => (
              <ResultLine key={document.invoiceId} kind={query.data.kind} document={document} />
            ))}
          </Box>
        </Stack>
      ) : (
        <Spinner />
      )}
      {isRepeating && query.data && (
        <SendDocumentsDialog
          kind={query.data.kind}
          invoices={repeatable.map(({ invoiceId }) => invoiceId)}
          letters={repeatable.some(({ recall }) => recall !== RecallLevel.none)}
          onClose={() => setRepeating(false)}
          onSending={(next) => {
            setRepeating(false);
            onSending(next);
          }}
        />
      )}
    </Dialog>
  );
}

interface ResultLineProps {
  readonly kind: SendingKind;
  readonly document: SendingDocument;
}

/** A document with its state, and the reason when it was not sent. */
function ResultLine({ kind, document }: ResultLineProps): ReactNode {
  const t = useT();
  const { invoiceId, name, state, problem, detail, invoices } = document;
  const reason = problem?.includes('.')
    ? t(problem, { invoice: invoiceId })
    : problem && t(`sending.problem.${problem}`);
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" paddingBlock="1.5">
      {name} · {invoices > 0 ? t('sending.letter', { count: invoices }) : documentNumber(kind, invoiceId)} ·{' '}
      {t(`sending.state.${state}`)}
      {(reason || detail) && (
        <Text ps="2" color="fg.error">
          {[reason, detail].filter(Boolean).join(' ')}
        </Text>
      )}
    </Box>
  );
}
