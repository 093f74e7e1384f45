import type { DialogProps } from '@navette/shared/federation';
import type { ReactNode } from 'react';
import { ExistingClient } from './existing-client.tsx';
import { NewClient } from './new-client.tsx';

/** Form dialog that creates or edits a client (specification/clients.md#client-form). */
export function ClientDialog({ input: { id, ...known }, onClose }: DialogProps<'masterdata/client@1'>): ReactNode {
  return id === undefined ? (
    <NewClient {...known} offersOthers onClose={onClose} />
  ) : (
    <ExistingClient id={id} onClose={onClose} />
  );
}
