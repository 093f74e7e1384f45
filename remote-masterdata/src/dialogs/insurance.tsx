import type { DialogProps } from '@navette/shared/federation';
import { LoadedRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { InsuranceFormDialog } from '../entities/insurance/insurance-form.tsx';
import { insurances, useInsurance } from '../entities/insurance/insurance-requests.ts';

/** Form dialog that edits an insurer (specification/registers.md#insurers). */
export default function InsuranceDialog({ input: { id }, onClose }: DialogProps<'masterdata/insurance@1'>): ReactNode {
  return (
    <LoadedRecord kind={insurances} id={id} query={useInsurance(id)} onClose={onClose}>
      {(insurance) => <InsuranceFormDialog insurance={insurance} onClose={onClose} />}
    </LoadedRecord>
  );
}
