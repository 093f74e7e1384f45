import { messageKey, useT } from '@navette/shared/i18n';
import { FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { useVerification, type RemoteChoice } from '../requests/use-verification.ts';
import { useRemoteTitle } from '../use-remote-title.ts';
import { ChangeSection } from './change-section.tsx';
import { DifferenceList } from './difference-list.tsx';
import { choiceDifferences } from './differences.ts';
import { ReasonField } from './reason-field.tsx';
import { noReason, reasonSchema } from './reason.ts';
import { Refusal } from './refusal.tsx';
import { useChange } from './use-change.ts';
import { Verification } from './verification/verification.tsx';
import { whyBlocked } from './verification/why-blocked.ts';
import type { components } from '@navette/openapi/types';
import { api, dataOf } from '@navette/shared/api';

interface ActivateDialogProps {
  readonly status: ReleaseStatus;
  readonly remotes: readonly RemoteChoice[];
  /** They are the staged set. */
  readonly fromStaging: boolean;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Activates versions for everybody: checks, differences, reason. */
export function ActivateDialog({ status, remotes, fromStaging, onMade, onClose }: ActivateDialogProps): ReactNode {
  const t = useT();
  const titleOf = useRemoteTitle(status);
  const verification = useVerification(remotes);
  const form = useNavetteForm({ schema: reasonSchema, defaultValues: noReason, name: messageKey('releases.reason') });
  const { make, findings, finalFocus } = useChange(() => void verification.refetch());
  return (
    <FormDialog
      {...{ form, onClose, finalFocus }}
      size={800}
      title={t(fromStaging ? 'releases.promote.title' : 'releases.activate.title')}
      saveLabel={t(fromStaging ? 'releases.promote' : 'releases.activate')}
      saveBlocked={whyBlocked(verification, t)}
      onSubmit={async ({ why }) => {
        await make(
          () => activateRelease(fromStaging ? { why } : { remotes: [...remotes], why }),
          t('releases.activate.done'),
        );
        onMade();
      }}
    >
      <Refusal findings={findings} />
      <Verification query={verification} remotes={remotes} titleOf={titleOf} />
      <ChangeSection title={t('releases.difference')}>
        <DifferenceList differences={choiceDifferences(status, remotes)} titleOf={titleOf} />
      </ChangeSection>
      <ReasonField />
    </FormDialog>
  );
}

/**
 * Activates versions for everybody; without any, the staged set.
 * @throws {ApiProblem} `release.refused` with what was found
 */
const activateRelease = (
  body: components['schemas']['ReleaseOrder'],
): Promise<components['schemas']['ReleaseAnswer']> => dataOf(api.POST('/service/release/activate', { body }));
