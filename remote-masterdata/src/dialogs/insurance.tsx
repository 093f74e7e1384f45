import type { DialogProps } from '@navette/shared/federation';
import type { ReactNode } from 'react';
import { InsuranceFormDialog } from '../entities/insurance/insurance-form.tsx';
import { insurances } from '../entities/insurance/insurance-requests.ts';
import { RecordDialog } from '../records/record-dialog.tsx';

/** Form dialog that edits an insurer (specification/registers.md#insurers). */
export default function InsuranceDialog({ input: { id }, onClose }: DialogProps<'masterdata/insurance@1'>): ReactNode {
  return (
    <RecordDialog kind={insurances} {...{ id, onClose }}>
      {(insurance) => <InsuranceFormDialog insurance={insurance} onClose={onClose} />}
    </RecordDialog>
  );
}
