import type { DialogProps } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PendingDialog } from '../../records/pending-dialog.tsx';
import { CareCenterFormDialog } from './carecenter-form-dialog.tsx';
import { careCenterValues } from './model/carecenter-schema.ts';
import { useFreshCareCenter } from './requests/get-care-center.ts';

type Props = DialogProps<'masterdata/carecenter@1'>;

/** Makes a care center, or changes one (S2). Answers number and name after a save, nothing when it was cancelled. */
export function CareCenterDialog({ input, onClose }: Props): ReactNode {
  return input.id === undefined ? (
    <NewCareCenter {...{ input, onClose }} />
  ) : (
    <ExistingCareCenter id={input.id} onClose={onClose} />
  );
}

function NewCareCenter({ input: { draft, name = '' }, onClose }: Props): ReactNode {
  const t = useT();
  const [values] = useState(() => careCenterValues({ name: name.trim(), ...draft }));
  return <CareCenterFormDialog title={t('carecenter.add.title')} {...{ values, onClose }} />;
}

function ExistingCareCenter({ id, onClose }: Pick<Props, 'onClose'> & { readonly id: number }): ReactNode {
  const t = useT();
  const { center, error, isFetching, refetch } = useFreshCareCenter(id);
  if (!center) {
    return (
      <PendingDialog
        title={t('carecenter.edit.pending', { id: String(id) })}
        size={600}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
        onClose={() => onClose()}
      />
    );
  }
  return (
    <CareCenterFormDialog
      {...{ id, onClose }}
      title={t('carecenter.edit.title', { name: center.name })}
      values={careCenterValues(center)}
    />
  );
}
