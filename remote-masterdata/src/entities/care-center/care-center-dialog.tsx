import type { DialogProps } from '@navette/shared/federation';
import { LoadedRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { CareCenterFormDialog } from './care-center-form.tsx';
import { careCenters, useCareCenter } from './care-center-requests.ts';
import { careCenterValues } from './care-center-schema.ts';

type Props = DialogProps<'masterdata/carecenter@1'>;

/** Creates a care center, or changes one (S2). */
export function CareCenterDialog({ input: { id, draft, name = '' }, onClose }: Props): ReactNode {
  return id === undefined ? (
    <CareCenterFormDialog values={careCenterValues({ name: name.trim(), ...draft })} onClose={onClose} />
  ) : (
    <ExistingCareCenter id={id} onClose={onClose} />
  );
}

function ExistingCareCenter({ id, onClose }: Pick<Props, 'onClose'> & { readonly id: number }): ReactNode {
  return (
    <LoadedRecord kind={careCenters} id={id} query={useCareCenter(id)} onClose={onClose}>
      {(center) => <CareCenterFormDialog center={center} values={careCenterValues(center)} onClose={onClose} />}
    </LoadedRecord>
  );
}
