import type { RecordDialogResult } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { nameOf } from '../../clients/client-row.ts';
import { MergeDialog } from '../../clients/merge/merge-dialog.tsx';
import { PendingDialog } from '../../records/pending-dialog.tsx';
import { ClientFormDialog } from './client-form-dialog.tsx';
import { clientValues } from './model/client-values.ts';
import { useFreshClient } from './requests/get-client.ts';

/** A client to change. */
export interface ExistingClientProps {
  /** Its number, or the number of a record that was merged into it. */
  readonly id: number;
  /** Told the number of the record that stayed, when `id` was merged into it. */
  readonly onMoved?: (id: number) => void;
  readonly onClose: (saved?: RecordDialogResult) => void;
}

/** The form of a client, once the record is there. */
export function ExistingClient({ id, onMoved, onClose }: ExistingClientProps): ReactNode {
  const t = useT();
  const { client, error, isFetching, refetch } = useFreshClient(id);
  const [duplicate, setDuplicate] = useState<number>();
  const moved = useEffectEvent((to: number) => onMoved?.(to));
  const found = client?.id;
  useEffect(() => {
    if (found !== undefined && found !== id) moved(found);
  }, [found, id]);
  if (!client) {
    return (
      <PendingDialog
        title={t('client.edit.pending', { id: String(id) })}
        size={800}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
        onClose={() => onClose()}
      />
    );
  }
  if (duplicate !== undefined)
    return (
      <MergeDialog
        first={client}
        second={duplicate}
        onClose={(kept) => onClose(kept ?? { id: client.id, label: nameOf(client) })}
      />
    );
  return (
    <ClientFormDialog
      id={client.id}
      title={t('client.edit.title', { name: nameOf(client) })}
      values={clientValues(client)}
      {...(client.id === id ? {} : { former: id })}
      onClose={onClose}
      onMerge={setDuplicate}
    />
  );
}
