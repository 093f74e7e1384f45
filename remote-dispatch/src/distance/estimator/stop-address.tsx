import { AddressInput, FieldFrame, type Place } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import { suggestAddresses } from '../../pickers/suggest-addresses.ts';
import { EMPTY_PLACE, type EstimatorPlace } from './estimator-input.ts';
import { useFieldError } from './use-field-error.ts';
import type { PlaceRemarks } from './place-remarks.ts';

interface StopAddressProps {
  readonly label: string;
  /** Columns of the 12-column grid. */
  readonly span?: number;
  readonly place: EstimatorPlace;
  readonly remarks: PlaceRemarks;
  readonly onChange: (place: EstimatorPlace) => void;
}

const placeOfAddress = ({ fullAddress, latitude, longitude }: Place): EstimatorPlace => ({
  recordId: null,
  address: fullAddress,
  position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
});

/** Address field of a stop; another address than the picked record's clears the record. */
export function StopAddress({ label, span, place, remarks, onChange }: StopAddressProps): ReactNode {
  const { error, onUnparsed, onBlur } = useFieldError();
  return (
    <FieldFrame {...{ label, span }} error={error ?? remarks.error} warning={remarks.warning}>
      {(control) => (
        <AddressInput
          {...{ label, control, onUnparsed, onBlur }}
          suggest={suggestAddresses}
          value={place.address}
          onChange={(chosen) => onChange(chosen ? placeOfAddress(chosen) : EMPTY_PLACE)}
        />
      )}
    </FieldFrame>
  );
}
