import { messageKey, useT } from '@navette/shared/i18n';
import { FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { stageRelease } from '../requests/stage-release.ts';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { useVerification, type RemoteChoice } from '../requests/use-verification.ts';
import { useRemoteTitle } from '../use-remote-title.ts';
import { AudienceFields } from './audience-fields.tsx';
import { ChangeSection } from './change-section.tsx';
import { DifferenceList } from './difference-list.tsx';
import { choiceDifferences } from './differences.ts';
import { ReasonField } from './reason-field.tsx';
import { Refusal } from './refusal.tsx';
import { noStage, stageOrder, stageSchema } from './stage-schema.ts';
import { useChange } from './use-change.ts';
import { Verification } from './verification/verification.tsx';
import { whyBlocked } from './verification/why-blocked.ts';

interface StageDialogProps {
  readonly status: ReleaseStatus;
  readonly remotes: readonly RemoteChoice[];
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Stages versions for roles or users. This replaces a staged set, and the dialog says so. */
export function StageDialog({ status, remotes, onMade, onClose }: StageDialogProps): ReactNode {
  const t = useT();
  const titleOf = useRemoteTitle(status);
  const verification = useVerification(remotes);
  const form = useNavetteForm({ schema: stageSchema, defaultValues: noStage, name: messageKey('releases.stage.form') });
  const { make, findings, finalFocus } = useChange(() => void verification.refetch());
  return (
    <FormDialog
      {...{ form, onClose, finalFocus }}
      size={800}
      title={t('releases.stage.title')}
      saveLabel={t('releases.stage')}
      saveBlocked={whyBlocked(verification, t)}
      onSubmit={async (values) => {
        await make(() => stageRelease({ ...stageOrder(values), remotes: [...remotes] }), t('releases.stage.done'));
        onMade();
      }}
    >
      <Refusal findings={findings} />
      <Verification query={verification} remotes={remotes} titleOf={titleOf} />
      <ChangeSection title={t('releases.difference')}>
        <DifferenceList differences={choiceDifferences(status, remotes)} titleOf={titleOf} />
        {status.staged && t('releases.stage.replaces', { set: status.staged.set })}
      </ChangeSection>
      <AudienceFields />
      <ReasonField />
    </FormDialog>
  );
}
