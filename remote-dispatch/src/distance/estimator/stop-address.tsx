import { AddressInput, FieldFrame, type Place } from '@navette/shared/ui-form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { suggestAddresses } from '../../pickers/suggest-addresses.ts';
import { EMPTY_PLACE, type EstimatorPlace } from './estimator-input.ts';

interface StopAddressProps {
  readonly label: string;
  /** Of the twelve columns around it. */
  readonly span?: number;
  readonly place: EstimatorPlace;
  readonly onChange: (place: EstimatorPlace) => void;
}

const placeOfAddress = ({ fullAddress, latitude, longitude }: Place): EstimatorPlace => ({
  recordId: null,
  address: fullAddress,
  position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
});

/** An address on the way; another one than the picked record's lets go of the record. */
export function StopAddress({ label, span, place, onChange }: StopAddressProps): ReactNode {
  const [error, setError] = useState<string | null>(null);
  return (
    <FieldFrame {...{ label, span, error }}>
      {(control) => (
        <AddressInput {...{ label, control }} suggest={suggestAddresses} value={place.address} onUnparsed={setError} onChange={(chosen) => onChange(chosen ? placeOfAddress(chosen) : EMPTY_PLACE)} />
      )}
    </FieldFrame>
  );
}
