import { useOnline } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Alert, Button, ErrorState, Flex } from '@navette/shared/ui';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { type ClientMergeRecord, undoClientMerge, useClientMerges } from './client-requests.ts';

/** Undoes a merge and shows a toast with the result. @returns whether it was undone */
export function useUndoMerge(): (id: number) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  return useCallback(
    async (id) => {
      try {
        const { removed, bookings, invoices, stayed } = await undoClientMerge(cache, id);
        toast.success(t('client.unmerged', { removed: String(removed), bookings, invoices, stayed }));
        return true;
      } catch (error) {
        toast.failure(t('client.unmerge.failed'), error);
        return false;
      }
    },
    [t, toast, cache],
  );
}

interface MergesProps {
  /** Id of the client. */
  readonly id: number;
  /** Called after an undo, since the record has changed. */
  readonly onUndone: () => void;
}

/** Merges into a client that can be undone. */
export function Merges({ id, onUndone }: MergesProps): ReactNode {
  return useCan('client') && <MergeList id={id} onUndone={onUndone} />;
}

function MergeList({ id, onUndone }: MergesProps): ReactNode {
  const { data = [], error, isFetching, refetch } = useClientMerges(id);
  if (error) return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return data.map((merge) => <MergeNotice key={merge.id} merge={merge} onUndone={onUndone} />);
}

function MergeNotice({
  merge: { id, removed, name, at, until, userName },
  onUndone,
}: {
  readonly merge: ClientMergeRecord;
  readonly onUndone: () => void;
}): ReactNode {
  const t = useT();
  const formats = useFormats();
  const offline = !useOnline();
  const confirm = useConfirm();
  const undo = useUndoMerge();
  const [busy, setBusy] = useState(false);
  const number = String(removed);
  const ask = async () => {
    const asked = await confirm({
      title: t('client.unmerge.title', { removed: number, name }),
      body: t('client.unmerge.body', { removed: number }),
      confirmLabel: t('client.unmerge'),
      cancelLabel: t('client.unmerge.keep'),
      icon: <Undo2 aria-hidden />,
    });
    if (!asked) return;
    setBusy(true);
    if (await undo(id)) onUndone();
    else setBusy(false);
  };
  return (
    <Alert
      live={false}
      title={t('client.merge.done', { removed: number, name, at: formats.formatInstant(at), user: userName })}
    >
      <Flex gap="3" align="center" wrap="wrap">
        {t('client.merge.until', { until: formats.formatInstant(until) })}
        <Button size="sm" icon={<Undo2 aria-hidden />} loading={busy} disabled={offline} onClick={() => void ask()}>
          {t('client.unmerge')}
        </Button>
      </Flex>
    </Alert>
  );
}
