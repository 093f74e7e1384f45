import { messageKey, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { unstageRelease } from '../requests/unstage-release.ts';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { useAudienceText } from '../use-audience-text.ts';
import { ReasonField } from './reason-field.tsx';
import { noReason, reasonSchema } from './reason.ts';
import { Refusal } from './refusal.tsx';
import { useChange } from './use-change.ts';

interface UnstageDialogProps {
  readonly staged: NonNullable<ReleaseStatus['staged']>;
  readonly onClose: () => void;
}

/** Ends the trial; names the users who return to the stable set. */
export function UnstageDialog({ staged, onClose }: UnstageDialogProps): ReactNode {
  const t = useT();
  const form = useNavetteForm({ schema: reasonSchema, defaultValues: noReason, name: messageKey('releases.reason') });
  const { make, findings, finalFocus } = useChange();
  const audience = useAudienceText()(staged);
  return (
    <FormDialog
      {...{ form, onClose, finalFocus }}
      title={t('releases.unstage.title', { set: staged.set })}
      saveLabel={t('releases.unstage')}
      onSubmit={(body) => make(() => unstageRelease(body), t('releases.unstage.done'))}
    >
      <Refusal findings={findings} />
      <Text overflowWrap="anywhere">{t('releases.unstage.body', { audience })}</Text>
      <ReasonField />
    </FormDialog>
  );
}
