import { messageKey, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import { useState, type ReactNode } from 'react';
import { rollbackRelease } from '../requests/rollback-release.ts';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import type { RemoteState } from '../status-styles.ts';
import { useRemoteTitle } from '../use-remote-title.ts';
import { ChangeSection } from './change-section.tsx';
import { DifferenceList } from './difference-list.tsx';
import { ReasonField } from './reason-field.tsx';
import { noReason, reasonSchema } from './reason.ts';
import { Refusal } from './refusal.tsx';
import { useChange } from './use-change.ts';

interface RollbackRemoteDialogProps {
  readonly status: ReleaseStatus;
  readonly remote: RemoteState;
  readonly onClose: () => void;
}

/** Rolls one remote back to its former version; the host and the other remotes stay. */
export function RollbackRemoteDialog({ status, remote, onClose }: RollbackRemoteDialogProps): ReactNode {
  const t = useT();
  const titleOf = useRemoteTitle(status);
  const form = useNavetteForm({ schema: reasonSchema, defaultValues: noReason, name: messageKey('releases.reason') });
  const { make, findings, finalFocus } = useChange();
  const { name, version, former } = remote;
  // As shown: a version that somebody else took back meanwhile would go one further.
  const [from] = useState(status.running?.set);
  return (
    <FormDialog
      {...{ form, onClose, finalFocus }}
      title={t('releases.rollbackOne.title', { title: titleOf(name) })}
      saveLabel={t('releases.rollback')}
      onSubmit={({ why }) =>
        make(
          () => rollbackRelease({ remotes: [name], ...(from === undefined ? {} : { from }), why }),
          t('releases.rollbackOne.done', { title: titleOf(name), version: former }),
        )
      }
    >
      <Refusal findings={findings} />
      <Text>{t('releases.rollbackOne.body')}</Text>
      <ChangeSection title={t('releases.difference')}>
        <DifferenceList differences={[{ name, before: version, after: former }]} titleOf={titleOf} />
      </ChangeSection>
      <ReasonField />
    </FormDialog>
  );
}
