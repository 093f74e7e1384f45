import { useT } from '@navette/shared/i18n';
import { Button } from '@navette/shared/ui';
import { Dialog } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { useReleaseNotes } from '../requests/use-release-notes.ts';
import type { RemoteChoice } from '../requests/use-verification.ts';
import { VersionNotes } from './version-notes.tsx';

interface NotesDialogProps {
  readonly version: RemoteChoice;
  readonly titleOf: (name: string) => string;
  readonly onClose: () => void;
}

/** The changelog of a remote up to a published version. */
export function NotesDialog({ version: { name, version }, titleOf, onClose }: NotesDialogProps): ReactNode {
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
