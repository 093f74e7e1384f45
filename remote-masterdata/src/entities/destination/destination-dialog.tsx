import type { DialogProps } from '@navette/shared/federation';
import { LoadedRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { DestinationFormDialog } from './destination-form.tsx';
import { destinations, useDestination } from './destination-requests.ts';
import { destinationValues } from './destination-schema.ts';

type Props = DialogProps<'masterdata/destination@1'>;

/** Creates a destination, or changes one (S2). */
export function DestinationDialog({ input: { id, draft, name = '' }, onClose }: Props): ReactNode {
  return id === undefined ? (
    <DestinationFormDialog values={destinationValues({ name: name.trim(), ...draft })} onClose={onClose} />
  ) : (
    <ExistingDestination id={id} onClose={onClose} />
  );
}

function ExistingDestination({ id, onClose }: Pick<Props, 'onClose'> & { readonly id: number }): ReactNode {
  return (
    <LoadedRecord kind={destinations} id={id} query={useDestination(id)} onClose={onClose}>
      {(destination) => (
        <DestinationFormDialog destination={destination} values={destinationValues(destination)} onClose={onClose} />
      )}
    </LoadedRecord>
  );
}
