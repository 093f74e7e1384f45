import { useT } from '@navette/shared/i18n';
import { Flex } from '@navette/shared/ui';
import { DataTable } from '@navette/shared/ui-table';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { OpenChange } from '../changes/release-dialogs.tsx';
import { useReleaseHistory, type ReleaseChange } from '../requests/use-release-history.ts';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { useRemoteTitle } from '../use-remote-title.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { historyColumns } from './history-columns.ts';
import { useHistoryActions } from './use-history-actions.tsx';

const SORT = { column: 'at', descending: true } as const;
const PAGE_SIZES = [10, 30, 100, 'all'] as const;
const keyOf = ({ at, action, after }: ReleaseChange) => `${at} ${action} ${after ?? ''}`;

interface HistoryTabProps {
  /** Undefined while the running set loads. */
  readonly status: ReleaseStatus | undefined;
  readonly onOpen: OpenChange;
}

/** History of changes, with rollback. */
export function HistoryTab({ status, onOpen }: HistoryTabProps): ReactNode {
  const t = useT();
  const query = useReleaseHistory();
  const titleOf = useRemoteTitle(status);
  const [opened, setOpened] = useState<ReleaseChange>();
  const running = status?.running?.set;
  const goBack = useCallback(
    (to: string) => {
      setOpened(undefined);
      onOpen({ kind: 'rollback', to });
    },
    [onOpen],
  );
  const columns = useMemo(() => historyColumns(titleOf), [titleOf]);
  const deeds = useMemo(() => ({ open: setOpened, goBack }), [goBack]);
  return (
    <Flex direction="column" gap="3" flex="1" minHeight="0">
      <DataTable
        tableId="release-history"
        label={t('releases.tab.history')}
        columns={columns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={keyOf}
        defaultSort={SORT}
        pageSizes={PAGE_SIZES}
        defaultSize={30}
        rowActions={useHistoryActions(running, deeds)}
        onOpen={setOpened}
        csvName="releases"
        emptyText={t('releases.history.empty')}
      />
      {opened && (
        <ChangeDialog
          change={opened}
          {...{ running, titleOf }}
          onGoBack={goBack}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Flex>
  );
}
