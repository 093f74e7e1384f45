import { messageKey, useT } from '@navette/shared/i18n';
import { FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { stageRelease } from '../requests/stage-release.ts';
import type { ReleaseStatus } from '../requests/use-release-status.ts';
import { AudienceFields } from './audience-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { Refusal } from './refusal.tsx';
import { stageOrder, stageSchema } from './stage-schema.ts';
import { useChange } from './use-change.ts';

interface AudienceDialogProps {
  readonly staged: NonNullable<ReleaseStatus['staged']>;
  readonly onClose: () => void;
}

/** Gives the staged set to others or to more users. The set stays the same one, so those of a smaller share keep it. */
export function AudienceDialog({ staged: { roles, users, percent }, onClose }: AudienceDialogProps): ReactNode {
  const t = useT();
  const form = useNavetteForm({
    schema: stageSchema,
    defaultValues: { roles, users, percent: percent === 0 ? null : percent, why: '' },
    name: messageKey('releases.stage.form'),
  });
  const { make, findings, finalFocus } = useChange();
  return (
    <FormDialog
      {...{ form, onClose, finalFocus }}
      size={800}
      title={t('releases.audience.title')}
      saveLabel={t('releases.audience.save')}
      onSubmit={(values) => make(() => stageRelease(stageOrder(values)), t('releases.audience.done'))}
    >
      <Refusal findings={findings} />
      <AudienceFields />
      <ReasonField />
    </FormDialog>
  );
}
