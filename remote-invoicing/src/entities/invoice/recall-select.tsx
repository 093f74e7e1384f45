import { $api } from '@navette/shared/api';
import { RECALL_LEVELS, type RecallLevel } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { describeFault, ErrorState, HStack, Text, Button, Input } from '@navette/shared/ui';
import { SegmentedControl, useToast } from '@navette/shared/ui-overlay';
import { useState, type ReactNode } from 'react';
import { ProblemAlert } from './problem-alert.tsx';
import { recallName } from './invoice-row.ts';
import { useRefreshInvoices } from './invoice-calls.ts';

const levelOf = (text: string) => RECALL_LEVELS.find((level) => String(level) === text);

/** Reminder level of a client invoice, saved immediately (specification/invoices.md#reminders). */
export function RecallSelect({ id }: { readonly id: number }): ReactNode {
  const t = useT();
  const toast = useToast();
  const mayInvoice = useCan('invoicing');
  const refresh = useRefreshInvoices();
  const query = $api.useQuery(
    'get',
    '/api/invoice/{id}',
    { params: { path: { id } } },
    { meta: { failure: 'inPlace' } },
  );
  // Pending until the lists are refetched: the control shows the new level in the meantime.
  const saving = $api.useMutation('post', '/service/invoice/clientsUpdate/{id}', {
    onSuccess: refresh,
    meta: { failure: 'inPlace' },
  });
  const level = query.data?.[0]?.recall;
  const asked = saving.variables?.body.recall;
  // The field stays while the reason is being saved.
  const [isEarly, setEarly] = useState(false);
  if (query.error)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  if (level === undefined) return null;
  const save = (recall: RecallLevel | undefined, reason?: string): void => {
    if (recall === undefined || recall === level) return;
    saving.mutate(
      { params: { path: { id } }, body: { recall, recallBefore: level, ...(reason !== undefined && { reason }) } },
      {
        onError: (error) => {
          const { code } = describeFault(error);
          setEarly(code === 'reminder.early');
          // A colleague changed it first: the selector shows that level.
          if (code === 'reminder.changed') void query.refetch();
        },
        onSuccess: () => {
          setEarly(false);
          toast.success(t('invoice.recall.saved', { level: t(recallName(recall)) }));
        },
      },
    );
  };
  if (!mayInvoice) return <p>{t('invoice.recall.shown', { level: t(recallName(level)) })}</p>;
  return (
    <>
      <HStack gap="3">
        <Text textStyle="sm" aria-hidden>
          {t('invoice.recall')}
        </Text>
        <SegmentedControl
          deliberate
          label={t('invoice.recall')}
          value={String(saving.isPending ? (saving.variables.body.recall ?? level) : level)}
          onChange={(text) => save(levelOf(text))}
          segments={RECALL_LEVELS.map((value) => ({ value: String(value), label: t(recallName(value)) }))}
        />
      </HStack>
      {saving.error && <ProblemAlert error={saving.error} />}
      {isEarly && <EarlyReason saving={saving.isPending} onSave={(reason) => save(asked, reason)} />}
    </>
  );
}

const LEAST = 3;
const MOST = 300;

interface EarlyReasonProps {
  readonly saving: boolean;
  readonly onSave: (reason: string) => void;
}

/** Reason for a reminder before its legal date: it is saved with the reason, or not at all. */
function EarlyReason({ saving, onSave }: EarlyReasonProps): ReactNode {
  const t = useT();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = text.trim().length < LEAST;
  const missing = t('late.remind.reason.missing');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isShort) onSave(text.trim());
      }}
    >
      <HStack gap="2">
        <Input
          aria-label={t('late.remind.reason')}
          placeholder={t('late.remind.reason')}
          aria-invalid={isTried && isShort}
          maxLength={MOST}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" loading={saving}>
          {t('invoice.recall.despite')}
        </Button>
      </HStack>
      {isTried && isShort && <p role="alert">{missing}</p>}
    </form>
  );
}
