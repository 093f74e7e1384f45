import { useFormats, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Alert, Box, Text } from '@navette/shared/ui';
import { Checkbox } from '@navette/shared/ui-overlay';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useAttemptKey } from '../use-attempt-key.ts';
import { SendPreviewDialog } from './send-preview-dialog.tsx';
import {
  createSending,
  documentNumber,
  type PlannedSending,
  type SendingKind,
  type ToSend,
  useSendingPreview,
} from './sending-requests.ts';

/** Page with the record of a payer: its path is its permission. */
const PAYER_PAGES = { client: 'client', driver: 'driver', insurance: 'insurances' } as const;

interface SendDocumentsDialogProps extends ToSend {
  readonly onClose: () => void;
  /** Called with the number of the sending. */
  readonly onSending: (id: number) => void;
}

/** Preview of a sending: ways, documents that cannot be sent, and those that were sent before, which are left out unless chosen. */
export function SendDocumentsDialog({ onClose, onSending, ...wanted }: SendDocumentsDialogProps): ReactNode {
  const t = useT();
  const query = useSendingPreview(wanted);
  const [takesAgain, setTakesAgain] = useState(false);
  const keyOf = useAttemptKey();
  const plan = useMemo(() => planOf(query.data?.documents ?? [], takesAgain), [query.data, takesAgain]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (documents: readonly PlannedSending[]) => createSending(wanted.kind, documents, keyOf(documents)),
    onSuccess: ({ id }) => onSending(id),
    onError: () => void query.refetch(),
    meta: { failure: 'inPlace' },
  });
  const count = plan.going.length;
  return (
    <SendPreviewDialog
      title={t('sending.title', { count: wanted.invoices.length })}
      size={800}
      sendText={t('sending.send', { count })}
      ways={{ ...plan, count }}
      query={query}
      sending={{ error, isPending }}
      onSend={() => mutate(plan.going)}
      onClose={onClose}
    >
      <Unreachable kind={wanted.kind} documents={plan.unreachable} />
      <Before kind={wanted.kind} documents={plan.before} takesAgain={takesAgain} onTakeAgain={setTakesAgain} />
    </SendPreviewDialog>
  );
}

/** Documents by what becomes of them; one that waits for its mail is never taken again. */
function planOf(documents: readonly PlannedSending[], takesAgain: boolean) {
  const before = documents.filter(({ sent, open }) => sent !== null || open !== null);
  const wanted = documents.filter(
    ({ sent, open }) => open !== 'waiting' && (takesAgain || (sent === null && open === null)),
  );
  const going = wanted.filter(({ channel, problem }) => channel !== 'none' && problem === null);
  const by = (way: PlannedSending['channel']) => going.filter(({ channel }) => channel === way).length;
  return {
    before,
    going,
    unreachable: wanted.filter(({ problem }) => problem !== null),
    mail: by('mail'),
    post: by('post'),
    none: wanted.filter(({ channel }) => channel === 'none').length,
  };
}

interface UnreachableProps {
  readonly kind: SendingKind;
  readonly documents: readonly PlannedSending[];
}

/** Payers that cannot be reached, each with a link to its record for who may open it. */
function Unreachable({ kind, documents }: UnreachableProps): ReactNode {
  const t = useT();
  if (documents.length === 0) return null;
  return (
    <Alert status="warning" live={false} title={t('sending.unreachable', { count: documents.length })}>
      <Box as="ul" maxHeight="12rem" overflowY="auto">
        {documents.map(({ invoiceId, payerKind, payerId, name, problem }) => (
          <li key={invoiceId}>
            <Payer {...{ payerKind, payerId, name }} /> · {documentNumber(kind, invoiceId)} ·{' '}
            {t(`sending.problem.${problem}`)}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** Name of a payer, with a link to the record for who may open it. */
function Payer({ payerKind, payerId, name }: Pick<PlannedSending, 'payerKind' | 'payerId' | 'name'>): ReactNode {
  const page = PAYER_PAGES[payerKind];
  if (!useCan(page)) return name;
  return (
    <a href={`/${page}?id=${payerId}`} target="_blank" rel="noreferrer" style={{ textDecoration: 'underline' }}>
      {name}
    </a>
  );
}

interface BeforeProps {
  readonly kind: SendingKind;
  readonly documents: readonly PlannedSending[];
  readonly takesAgain: boolean;
  readonly onTakeAgain: (takesAgain: boolean) => void;
}

/** Documents that were sent before or wait already, and the choice to send them again. */
function Before({ kind, documents, takesAgain, onTakeAgain }: BeforeProps): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  if (documents.length === 0) return null;
  return (
    <Box>
      <Text>{t('sending.before', { count: documents.length })}</Text>
      <Box as="ul" maxHeight="12rem" overflowY="auto" paddingInlineStart="4">
        {documents.map(({ invoiceId, name, sent, open }) => (
          <li key={invoiceId}>
            {name} · {documentNumber(kind, invoiceId)} ·{' '}
            {open
              ? t(`sending.state.${open}`)
              : sent && t('sending.mark', { way: sent.channel, time: formatInstant(sent.at), name: sent.user_name })}
          </li>
        ))}
      </Box>
      <Checkbox checked={takesAgain} onChange={onTakeAgain}>
        {t('sending.again')}
      </Checkbox>
    </Box>
  );
}
