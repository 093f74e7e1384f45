import { useT, messageKey, type Translate, useFormats } from '@navette/shared/i18n';
import { Flex, Button, StatusMark } from '@navette/shared/ui';
import { DataTable, type RowAction, statusColumn, type TableColumn } from '@navette/shared/ui-table';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { OpenChange } from './changes/release-dialogs.tsx';
import { useReleaseHistory, type ReleaseChange, type ReleaseStatus } from './release-calls.ts';
import { useRemoteTitle, differenceText, whoText } from './release-names.ts';
import { useOnline } from '@navette/shared/api';
import { Eye, RotateCcw } from 'lucide-react';
import { actionStyles } from './status-styles.ts';
import { Dialog } from '@navette/shared/ui-overlay';
import { DifferenceList } from './changes/difference-list.tsx';
import { FactList } from './fact-list.tsx';
import { isSwitch } from './changes/differences.ts';

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

interface HistoryDeeds {
  readonly open: (change: ReleaseChange) => void;
  readonly goBack: (to: string) => void;
}

/** Actions of a line of the history: details, rollback. */
function useHistoryActions(
  running: string | undefined,
  { open, goBack }: HistoryDeeds,
): (change: ReleaseChange) => readonly RowAction[] {
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  const obstacle = useRollbackObstacle(running);
  return useCallback(
    (change) => {
      const { after } = change;
      return [
        {
          id: 'open',
          label: t('releases.history.open'),
          icon: <Eye aria-hidden />,
          shortcut: 'Enter',
          onSelect: () => open(change),
        },
        {
          id: 'back',
          label: t('releases.history.back'),
          icon: <RotateCcw aria-hidden />,
          inline: true,
          disabled: obstacle(change) ?? offline,
          onSelect: () => after !== null && goBack(after),
        },
      ];
    },
    [t, offline, obstacle, open, goBack],
  );
}

const historyColumns = (titleOf: (name: string) => string): readonly TableColumn<ReleaseChange>[] => {
  const differences = (change: ReleaseChange, t: Translate) =>
    change.remotes.map((difference) => differenceText(difference, titleOf, t)).join('; ');
  const who = ({ who: name }: ReleaseChange, t: Translate) => whoText(name, t);
  return [
    {
      id: 'at',
      header: messageKey('releases.history.at'),
      kind: 'instant',
      value: ({ at }) => at,
      fixed: true,
      descendingFirst: true,
    },
    statusColumn({
      id: 'action',
      header: messageKey('releases.history.action'),
      fixed: true,
      status: ({ action }) => actionStyles[action],
    }),
    {
      id: 'differences',
      header: messageKey('releases.what'),
      value: ({ remotes }) => remotes[0]?.name,
      text: (change, { t }) => differences(change, t),
      csv: (change, { t }) => differences(change, t),
      unsortable: true,
      grow: 2,
    },
    { id: 'why', header: messageKey('releases.why'), value: ({ why }) => why, grow: 2 },
    {
      id: 'who',
      header: messageKey('releases.who'),
      value: (change) => change.who,
      text: (change, { t }) => who(change, t),
      csv: (change, { t }) => who(change, t),
      hideBelow: 1024,
    },
    { id: 'after', header: messageKey('releases.set'), value: ({ after }) => after, hideBelow: 1440 },
  ];
};

interface ChangeDialogProps {
  readonly change: ReleaseChange;
  readonly running: string | undefined;
  readonly titleOf: (name: string) => string;
  readonly onGoBack: (to: string) => void;
  readonly onClose: () => void;
}

/** Details of a line of the history. */
function ChangeDialog({ change, running, titleOf, onGoBack, onClose }: ChangeDialogProps): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const obstacle = useRollbackObstacle(running)(change);
  const { at, action, who, why, before, after, remotes } = change;
  const back = obstacle === undefined && after !== null && (
    <Button variant="solid" icon={<RotateCcw aria-hidden />} onClick={() => onGoBack(after)}>
      {t('releases.history.back')}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('releases.history.title', { when: formatInstant(at) })}
      footer={
        <>
          <Button onClick={onClose}>{t('shared.close')}</Button>
          {back}
        </>
      }
    >
      <FactList
        facts={{
          [t('releases.history.action')]: <StatusMark status={actionStyles[action]} />,
          [t('releases.who')]: whoText(who, t),
          [t('releases.why')]: why,
          [t('releases.what')]: <DifferenceList differences={remotes} titleOf={titleOf} />,
          [t('releases.history.before')]: before ?? '–',
          [t('releases.history.after')]: after ?? '–',
        }}
      />
    </Dialog>
  );
}

/**
 * Returns the reason why a rollback to a line of the history is impossible; undefined when it is possible.
 * @param running the running set; undefined while it loads, or when none runs
 */
function useRollbackObstacle(running: string | undefined): (change: ReleaseChange) => string | undefined {
  const t = useT();
  return useCallback(
    (change) => {
      if (!isSwitch(change) || change.after === null) return t('releases.history.noSet');
      if (running === undefined) return t('releases.running.none');
      return change.after === running ? t('releases.history.running') : undefined;
    },
    [t, running],
  );
}
