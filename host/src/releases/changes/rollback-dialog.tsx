import { messageKey, useT } from '@navette/shared/i18n';
import { Skeleton, Text } from '@navette/shared/ui';
import { FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { rollbackRelease } from '../requests/rollback-release.ts';
import { useReleaseHistory } from '../requests/use-release-history.ts';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { useRemoteTitle } from '../use-remote-title.ts';
import { ChangeSection } from './change-section.tsx';
import { DifferenceList } from './difference-list.tsx';
import { rollbackDifferences } from './differences.ts';
import { ReasonField } from './reason-field.tsx';
import { noReason, reasonSchema } from './reason.ts';
import { Refusal } from './refusal.tsx';
import { useChange } from './use-change.ts';

interface RollbackDialogProps {
  readonly status: ReleaseStatus;
  /** The set to return to. */
  readonly to: string;
  readonly onClose: () => void;
}

/** Rolls back to a former set, after showing the differences. */
export function RollbackDialog({ status, to, onClose }: RollbackDialogProps): ReactNode {
  const t = useT();
  const form = useNavetteForm({ schema: reasonSchema, defaultValues: noReason, name: messageKey('releases.reason') });
  const { make, findings, finalFocus } = useChange();
  return (
    <FormDialog
      {...{ form, onClose, finalFocus }}
      title={t('releases.rollback.title')}
      saveLabel={t('releases.rollback')}
      onSubmit={({ why }) => make(() => rollbackRelease({ to, why }), t('releases.rollback.done', { set: to }))}
    >
      <Refusal findings={findings} />
      <Text overflowWrap="anywhere">{t('releases.rollback.body', { from: status.running?.set, to })}</Text>
      <ChangeSection title={t('releases.difference')}>
        <Differences status={status} to={to} />
      </ChangeSection>
      <ReasonField />
    </FormDialog>
  );
}

function Differences({ status, to }: Omit<RollbackDialogProps, 'onClose'>): ReactNode {
  const t = useT();
  const { data: history, isPending } = useReleaseHistory();
  const titleOf = useRemoteTitle(status);
  if (isPending) return <Skeleton height="5" />;
  const differences = rollbackDifferences(status, history ?? [], to);
  return differences ? <DifferenceList differences={differences} titleOf={titleOf} /> : t('releases.rollback.unknown');
}
