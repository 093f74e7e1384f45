import { useT } from '@navette/shared/i18n';
import { Flex } from '@navette/shared/ui';
import { DataTable } from '@navette/shared/ui-table';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { OpenChange } from '../changes/release-dialogs.tsx';
import { NotesDialog } from '../notes/notes-dialog.tsx';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { useReleaseVersions, type PublishedVersion } from '../requests/use-release-versions.ts';
import type { RemoteChoice } from '../requests/use-verification.ts';
import { useRemoteTitle } from '../use-remote-title.ts';
import { ChosenBar } from './chosen-bar.tsx';
import type { Choice } from './use-choice.ts';
import { useVersionActions } from './use-version-actions.tsx';
import { nameOf, statusOf, versionColumns } from './version-columns.tsx';

const SORT = { column: 'at', descending: true } as const;
const THEN_BY = [
  { column: 'remote', descending: false },
  { column: 'version', descending: true },
] as const;
const PAGE_SIZES = [10, 30, 100, 'all'] as const;
const keyOf = ({ name, version }: PublishedVersion) => `${name}@${version}`;

interface VersionsTabProps {
  /** Undefined while the running set loads. */
  readonly status: ReleaseStatus | undefined;
  readonly choice: Choice;
  readonly onOpen: OpenChange;
}

/** Published versions with use and compatibility, to activate or stage. */
export function VersionsTab({ status, choice, onOpen }: VersionsTabProps): ReactNode {
  const t = useT();
  const query = useReleaseVersions();
  const titleOf = useRemoteTitle(status);
  const { has, toggle } = choice;
  const [notesOf, setNotesOf] = useState<RemoteChoice>();
  const ready = status !== undefined;
  const columns = useMemo(() => versionColumns(titleOf, { has, toggle }), [titleOf, has, toggle]);
  return (
    <Flex direction="column" gap="3" flex="1" minHeight="0">
      <ChosenBar {...{ choice, titleOf, ready, onOpen }} />
      <DataTable
        tableId="release-versions"
        label={t('releases.tab.versions')}
        columns={columns}
        rows={query.data}
        load={query}
        rowKey={keyOf}
        rowName={useCallback((version: PublishedVersion) => nameOf(version, titleOf), [titleOf])}
        rowStatus={statusOf}
        defaultSort={SORT}
        thenBy={THEN_BY}
        pageSizes={PAGE_SIZES}
        defaultSize={30}
        rowActions={useVersionActions(ready, choice, onOpen, setNotesOf)}
        onOpen={setNotesOf}
        csvName="versions"
        emptyText={t('releases.versions.empty')}
      />
      {notesOf && <NotesDialog version={notesOf} titleOf={titleOf} onClose={() => setNotesOf(undefined)} />}
    </Flex>
  );
}
