import { useT } from '@navette/shared/i18n';
import { Flex, Button, Text } from '@navette/shared/ui';
import { DataTable } from '@navette/shared/ui-table';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { OpenChange } from './changes/release-dialogs.tsx';
import {
  type ReleaseStatus,
  useReleaseVersions,
  type PublishedVersion,
  type RemoteChoice,
  useReleaseNotes,
} from './release-calls.ts';
import { useRemoteTitle } from './release-names.ts';
import { type Choice, useVersionActions, nameOf, statusOf, versionColumns } from './version-list.tsx';
import { Dialog } from '@navette/shared/ui-overlay';
import { VersionNotes } from './changes/difference-list.tsx';
import { CircleCheck, FlaskConical, X } from 'lucide-react';

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

interface NotesDialogProps {
  readonly version: RemoteChoice;
  readonly titleOf: (name: string) => string;
  readonly onClose: () => void;
}

/** The changelog of a remote up to a published version. */
function NotesDialog({ version: { name, version }, titleOf, onClose }: NotesDialogProps): ReactNode {
  const t = useT();
  const query = useReleaseNotes({ name, from: null, to: version });
  return (
    <Dialog
      open
      onClose={onClose}
      size={800}
      title={t('releases.notes.title', { title: titleOf(name), version })}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    >
      <VersionNotes query={query} />
    </Dialog>
  );
}

interface ChosenBarProps {
  readonly choice: Choice;
  readonly titleOf: (name: string) => string;
  /** False while the running set loads, which differences need. */
  readonly ready: boolean;
  readonly onOpen: OpenChange;
}

/** Chosen versions and their actions. Always shown, so that the list does not move at the first choice. */
function ChosenBar({ choice: { remotes, clear }, titleOf, ready, onOpen }: ChosenBarProps): ReactNode {
  const t = useT();
  const isDead = remotes.length === 0 || !ready;
  const open = (kind: 'activate' | 'stage') => () => {
    if (!isDead) onOpen({ kind, remotes });
  };
  return (
    <Flex role="group" aria-label={t('releases.chosen')} wrap="wrap" align="center" gap="2" minHeight="8">
      <Text flex="1" minWidth="16rem" role="status" tone={remotes.length === 0 ? 'muted' : undefined}>
        {remotes.length === 0
          ? t('releases.chosen.none')
          : t('releases.chosen.these', { versions: remotes.map((chosen) => nameOf(chosen, titleOf)).join(', ') })}
      </Text>
      {remotes.length > 0 && (
        <Button variant="ghost" icon={<X aria-hidden />} onClick={clear}>
          {t('releases.chosen.clear')}
        </Button>
      )}
      <Button icon={<FlaskConical aria-hidden />} aria-disabled={isDead} onClick={open('stage')}>
        {t('releases.stage.open')}
      </Button>
      <Button variant="solid" icon={<CircleCheck aria-hidden />} aria-disabled={isDead} onClick={open('activate')}>
        {t('releases.activate.open')}
      </Button>
    </Flex>
  );
}
