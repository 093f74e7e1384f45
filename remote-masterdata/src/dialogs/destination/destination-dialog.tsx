import type { DialogProps } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PendingDialog } from '../../records/pending-dialog.tsx';
import { DestinationFormDialog } from './destination-form-dialog.tsx';
import { destinationValues } from './model/destination-schema.ts';
import { useFreshDestination } from './requests/get-destination.ts';

type Props = DialogProps<'masterdata/destination@1'>;

/** Makes a destination, or changes one (S2). Answers number and name after a save, nothing when it was cancelled. */
export function DestinationDialog({ input, onClose }: Props): ReactNode {
  return input.id === undefined ? (
    <NewDestination {...{ input, onClose }} />
  ) : (
    <ExistingDestination id={input.id} onClose={onClose} />
  );
}

function NewDestination({ input: { draft, name = '' }, onClose }: Props): ReactNode {
  const t = useT();
  const [values] = useState(() => destinationValues({ name: name.trim(), ...draft }));
  return <DestinationFormDialog title={t('destination.add.title')} {...{ values, onClose }} />;
}

function ExistingDestination({ id, onClose }: Pick<Props, 'onClose'> & { readonly id: number }): ReactNode {
  const t = useT();
  const { destination, error, isFetching, refetch } = useFreshDestination(id);
  if (!destination) {
    return (
      <PendingDialog
        title={t('destination.edit.pending', { id: String(id) })}
        size={600}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
        onClose={() => onClose()}
      />
    );
  }
  return (
    <DestinationFormDialog
      {...{ id, onClose }}
      title={t('destination.edit.title', { name: destination.name })}
      values={destinationValues(destination)}
    />
  );
}
