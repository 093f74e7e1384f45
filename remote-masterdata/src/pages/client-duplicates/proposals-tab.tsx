import { useT } from '@navette/shared/i18n';
import { Box, Button, EmptyState, ErrorState, Skeleton, Stack, Text } from '@navette/shared/ui';
import { useOpenDialog, useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MergeDialog } from '../../entities/client/merge-dialog.tsx';
import { type DuplicatePair, type DuplicateRecord, refreshDuplicates, useDuplicates } from './duplicate-requests.ts';
import { GroupCard } from './group-card.tsx';
import { useDifferent } from './use-different.ts';

/** Groups that are asked for at once. */
const STEP = 50;
const MOST = 500;

interface Merged {
  readonly first: DuplicateRecord;
  readonly second: number;
}

/** Groups of probable duplicates as cards, with what each pair can become. */
export function ProposalsTab(): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const openDialog = useOpenDialog();
  const different = useDifferent();
  const [limit, setLimit] = useState(STEP);
  const [merging, setMerging] = useState<Merged>();
  const [busy, setBusy] = useState<DuplicatePair>();
  const list = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = useDuplicates(limit);
  const isDecided = useRef(false);
  useEffect(() => {
    // The button of a decision goes with its card.
    if (!isDecided.current || document.activeElement !== document.body) return;
    isDecided.current = false;
    list.current?.focus();
  });
  if (error) return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Stack gap="3" role="status" aria-label={t('shared.loading')}>
        <Skeleton height="32" />
        <Skeleton height="32" />
        <Skeleton height="32" />
      </Stack>
    );
  const { total, groups } = data;
  if (total === 0) return <EmptyState title={t('duplicates.empty')} icon={<UsersRound aria-hidden />} />;
  const open = (id: number) =>
    openDialog('masterdata/client@1', { id }).then(
      () => refreshDuplicates(cache),
      (failure: unknown) => toast.failure(t('client.duplicate.open.failed', { id: String(id) }), failure),
    );
  const reject = async (pair: DuplicatePair) => {
    setBusy(pair);
    isDecided.current = true;
    if (!(await different(pair, true))) isDecided.current = false;
    setBusy(undefined);
  };
  return (
    <Stack gap="3">
      <Text color="fg.muted">{t('duplicates.explained', { total })}</Text>
      <Stack as="ol" ref={list} tabIndex={-1} gap="3" listStyleType="none" aria-label={t('duplicates.tab.proposed')}>
        {groups.map((group) => (
          <GroupCard
            key={group.clients.map(({ id }) => id).join(' ')}
            group={group}
            busy={busy}
            onOpen={(id) => void open(id)}
            onMerge={(first, second) => setMerging({ first, second })}
            onDifferent={(pair) => void reject(pair)}
          />
        ))}
      </Stack>
      {groups.length < total && (
        <Box>
          <Button loading={isFetching} disabled={limit >= MOST} onClick={() => setLimit(Math.min(limit + STEP, MOST))}>
            {t('duplicates.more', { shown: groups.length, total })}
          </Button>
        </Box>
      )}
      {merging && (
        <MergeDialog
          {...merging}
          onClose={(kept) => {
            setMerging(undefined);
            isDecided.current = kept !== undefined;
          }}
        />
      )}
    </Stack>
  );
}
