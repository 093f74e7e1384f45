import { personName } from '@navette/shared/domain';
import { LoadedRecord } from '@navette/shared/ui-records';
import type { CloseRecord } from '@navette/shared/ui-records';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { clients, useClient } from './client-requests.ts';
import type { Client } from './client-requests.ts';
import { ClientFormDialog } from './form/client-form.tsx';
import { clientValues } from './form/client-values.ts';
import { MergeDialog } from './merge/merge-dialog.tsx';

interface ExistingClientProps {
  /** Id of the client, or of a record merged into it. */
  readonly id: number;
  /** Called with the id of the remaining record, when `id` was merged into it. */
  readonly onMoved?: (id: number) => void;
  readonly onClose: CloseRecord;
}

/** Form of an existing client, shown once the record is loaded. */
export function ExistingClient({ id, onMoved, onClose }: ExistingClientProps): ReactNode {
  return (
    <LoadedRecord kind={clients} id={id} query={useClient(id)} size={800} onClose={onClose}>
      {(client) => <LoadedClient {...{ id, client, onMoved, onClose }} />}
    </LoadedRecord>
  );
}

interface LoadedClientProps extends Omit<ExistingClientProps, 'onMoved'> {
  readonly client: Client;
  readonly onMoved: ((id: number) => void) | undefined;
}

function LoadedClient({ id, client, onMoved, onClose }: LoadedClientProps): ReactNode {
  const [duplicate, setDuplicate] = useState<number>();
  const moved = useEffectEvent((to: number) => onMoved?.(to));
  useEffect(() => {
    if (client.id !== id) moved(client.id);
  }, [client.id, id]);
  if (duplicate !== undefined)
    return (
      <MergeDialog
        first={client}
        second={duplicate}
        onClose={(kept) => onClose(kept ?? { id: client.id, label: personName(client, 'list') })}
      />
    );
  return (
    <ClientFormDialog
      client={client}
      values={clientValues(client)}
      {...(client.id === id ? {} : { former: id })}
      onClose={onClose}
      onMerge={setDuplicate}
    />
  );
}
