import { useOnline } from '@navette/shared/api';
import { useFormats, useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Alert, Button, ErrorState, Flex } from '@navette/shared/ui';
import { useConfirm, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { type ClientMergeRecord, previewUnmerge, undoClientMerge, useClientMerges } from './client-requests.ts';
import { differenceLabel } from './differences.ts';

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

type AskedMerge = Pick<ClientMergeRecord, 'id' | 'removed' | 'name'>;

/**
 * Undoes a merge after a confirmation that says what comes back, and what stays because it was changed or invoiced since.
 * @param inForm whether a form with unsaved input is open
 * @returns whether it was undone
 */
export function useAskedUndo(inForm = false): (merge: AskedMerge) => Promise<boolean> {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const undo = useUndoMerge();
  return useCallback(
    async ({ id, removed, name }) => {
      const preview = await previewUnmerge(id).catch((error: unknown) => {
        toast.failure(t('client.unmerge.failed'), error);
      });
      if (!preview) return false;
      const { bookings, invoices, stayed, changed } = preview;
      const number = String(removed);
      const fields = changed.map((field) => t(differenceLabel(field))).join(', ');
      const lines = [
        t('client.unmerge.back', { removed: number, bookings, invoices }),
        ...(stayed > 0 ? [t('client.unmerge.stayed', { count: stayed })] : []),
        ...(fields ? [t('client.unmerge.changed', { fields })] : []),
        t('client.unmerge.since'),
        ...(inForm ? [t('client.unmerge.form')] : []),
      ];
      const asked = await confirm({
        title: t('client.unmerge.title', { removed: number, name }),
        body: lines.join(' '),
        confirmLabel: t('client.unmerge'),
        cancelLabel: t('client.unmerge.keep'),
        icon: <Undo2 aria-hidden />,
      });
      return asked ? undo(id) : false;
    },
    [t, toast, confirm, undo, inForm],
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
  merge,
  onUndone,
}: {
  readonly merge: ClientMergeRecord;
  readonly onUndone: () => void;
}): ReactNode {
  const t = useT();
  const formats = useFormats();
  const offline = !useOnline();
  const undo = useAskedUndo(true);
  const [busy, setBusy] = useState(false);
  const { removed, name, at, until, userName } = merge;
  const ask = async () => {
    setBusy(true);
    if (await undo(merge)) onUndone();
    else setBusy(false);
  };
  return (
    <Alert
      live={false}
      title={t('client.merge.done', { removed: String(removed), name, at: formats.formatInstant(at), user: userName })}
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
