import { brusselsToday } from '@navette/shared/domain';
import type { DialogProps } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PendingDialog } from '../../records/pending-dialog.tsx';
import { ClientFormDialog } from './client-form-dialog.tsx';
import { clientValues } from './model/client-values.ts';
import { splitName } from './model/split-name.ts';
import { useFreshClient } from './requests/get-client.ts';

type Props = DialogProps<'masterdata/client@1'>;

/** Makes a client, or changes one (S2). Answers number and name after a save, nothing when it was cancelled. */
export function ClientDialog({ input, onClose }: Props): ReactNode {
  return input.id === undefined ? <NewClient {...{ input, onClose }} /> : <ExistingClient id={input.id} onClose={onClose} />;
}

function NewClient({ input: { draft, name = '' }, onClose }: Props): ReactNode {
  const t = useT();
  const [values] = useState(() => clientValues({ client_from: brusselsToday(), ...splitName(name), ...draft }));
  return <ClientFormDialog title={t('client.add.title')} {...{ values, onClose }} />;
}

function ExistingClient({ id, onClose }: Pick<Props, 'onClose'> & { readonly id: number }): ReactNode {
  const t = useT();
  const { client, error, isFetching, refetch } = useFreshClient(id);
  if (!client) {
    return <PendingDialog title={t('client.edit.pending', { id: String(id) })} size={800} error={error} retrying={isFetching} onRetry={() => void refetch()} onClose={() => onClose()} />;
  }
  const title = t('client.edit.title', { name: `${client.lastname} ${client.firstname}` });
  return <ClientFormDialog {...{ id, title, onClose }} values={clientValues(client)} />;
}
