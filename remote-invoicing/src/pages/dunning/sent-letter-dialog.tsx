import { invalidate } from '@navette/shared/api';
import { payerLetter } from '@navette/shared/document';
import { useFormats, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Alert, Button, describeFault, ErrorState, Spinner, Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { AFTER_PAYMENT } from '../../entities/account/account-requests.ts';
import { PrintButton } from '../../entities/document.tsx';
import { PrintedDocument, ShownDocument } from '../../entities/document-sheet.tsx';
import { useAttemptKey } from '../../entities/use-attempt-key.ts';
import { type DunningRow, sendAgain, useSentLetter } from './dunning-requests.ts';

interface SentLetterDialogProps {
  readonly letter: NonNullable<DunningRow['letter']>;
  readonly name: string;
  /** Channel of the payer now. */
  readonly channel: DunningRow['channel'];
  readonly onClose: () => void;
  /** Called with the number of the new sending. */
  readonly onSending: (id: number) => void;
}

/** The last letter to a payer as it was sent, to print, or to send again. */
export function SentLetterDialog({ letter, name, channel, onClose, onSending }: SentLetterDialogProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const cache = useQueryClient();
  const keyOf = useAttemptKey();
  const mayInvoice = useCan('invoicing');
  const query = useSentLetter(letter.id);
  const way = channel === 'none' ? letter.channel : channel;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendAgain(letter.id, way, keyOf({ letter: letter.id, sending: letter.sendingId, way })),
    onSuccess: ({ id }) => onSending(id),
    onSettled: () => invalidate(cache, AFTER_PAYMENT),
    meta: { failure: 'inPlace' },
  });
  const fault = error && describeFault(error);
  const document = useMemo(() => query.data && payerLetter(query.data), [query.data]);
  return (
    <Dialog
      open
      size={1200}
      title={t('dunning.sent.title', { name, date: formatDate(letter.date) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.close')}</Button>
          {mayInvoice && (
            <Button icon={<Send aria-hidden />} loading={isPending} disabled={!document} onClick={() => mutate()}>
              {t(way === 'mail' ? 'dunning.again.mail' : 'dunning.again.post')}
            </Button>
          )}
          <PrintButton disabled={!document} />
        </>
      }
    >
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : document ? (
        <Stack gap="3">
          {fault && <Alert status="error" title={t(fault.messageKey, fault.params)} />}
          <Text>
            {t('dunning.sent.state', { state: t(`sending.state.${letter.state}`), name: letter.user_name })}
            {letter.problem !== null && ` (${t(`sending.problem.${letter.problem}`)})`}
          </Text>
          <PrintedDocument document={document} />
          <ShownDocument document={document} />
        </Stack>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
