import { useOnline } from '@navette/shared/api';
import type { RecordDialogResult } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { Alert, Button, ErrorState, Skeleton, Stack, Text } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFreshClient } from '../../dialogs/client/requests/get-client.ts';
import { useClientTrips } from '../history/use-client-trips.ts';
import { Comparison } from './comparison.tsx';
import { useMerge } from './use-merge.tsx';

/** Both records of a person. */
export interface MergeChoiceProps {
  readonly first: number;
  readonly second: number;
  readonly title: string;
  readonly onClose: (kept?: RecordDialogResult) => void;
}

/** Shows in what two records differ, asks which one stays, says what moves, and merges. */
export function MergeChoice({ first, second, title, onClose }: MergeChoiceProps): ReactNode {
  const t = useT();
  const offline = !useOnline();
  const [keep, setKeep] = useState(first);
  const remove = keep === first ? second : first;
  const [left, right] = [useFreshClient(first), useFreshClient(second)];
  const trips = { [first]: useClientTrips(first).data?.length, [second]: useClientTrips(second).data?.length };
  const { merge, isMerging, problem } = useMerge(onClose);
  const failed = [left, right].find(({ error }) => error !== null);
  const kept = keep === first ? left.client : right.client;
  const numbers = { keep: String(keep), remove: String(remove) };
  return (
    <Dialog
      open
      title={title}
      size={800}
      onClose={() => !isMerging && onClose()}
      footer={
        <>
          <Button onClick={() => onClose()} disabled={isMerging}>
            {t('shared.cancel')}
          </Button>
          <Button
            variant="solid"
            colorPalette="red"
            icon={<Merge aria-hidden />}
            loading={isMerging}
            disabled={offline || !left.client || !right.client}
            onClick={() => kept && void merge({ keep, remove }, kept)}
          >
            {t('client.merge.confirm', numbers)}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {problem}
        {failed && (
          <ErrorState error={failed.error} retrying={failed.isFetching} onRetry={() => void failed.refetch()} />
        )}
        {left.client && right.client ? (
          <>
            <Comparison first={left.client} second={right.client} trips={trips} {...{ keep, setKeep }} />
            <Alert status="warning" live={false} title={t('client.merge.final')}>
              {t('client.merge.what', numbers)}
            </Alert>
          </>
        ) : (
          !failed && (
            <Stack gap="3" role="status" aria-label={t('shared.loading')}>
              <Skeleton height="8" />
              <Skeleton height="8" />
              <Skeleton height="8" />
            </Stack>
          )
        )}
        {offline && <Text>{t('form.offline')}</Text>}
      </Stack>
    </Dialog>
  );
}
