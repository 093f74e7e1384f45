import { useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { RecordForm } from '@navette/shared/ui-records';
import type { CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { addressParts } from '../../address/address-values.ts';
import { suggestAddresses } from '../../address/suggest-addresses.ts';
import { destinations } from './destination-requests.ts';
import type { Destination } from './destination-requests.ts';
import { destinationSchema, destinationValues } from './destination-schema.ts';
import type { DestinationValues } from './destination-schema.ts';

const Fields = fieldsFor(destinationSchema);

interface DestinationFormDialogProps {
  /** The destination to change; absent: a new one. */
  readonly destination?: Destination;
  /** Read once. */
  readonly values: DestinationValues;
  readonly onClose: CloseRecord;
}

/** Form of a destination. */
export function DestinationFormDialog({ destination, ...form }: DestinationFormDialogProps): ReactNode {
  const t = useT();
  return (
    <RecordForm
      kind={destinations}
      schema={destinationSchema}
      record={destination}
      valuesOf={destinationValues}
      {...form}
    >
      <FormSection>
        <Fields.TextField name="name" label={t('destination.name')} required span={12} />
        <Fields.AddressField
          name="address"
          label={t('destination.address')}
          suggest={suggestAddresses}
          parts={addressParts}
          placeholder={t('address.placeholder')}
          required
          span={12}
        />
        <Fields.PhoneField name="tel" label={t('destination.tel')} />
      </FormSection>
    </RecordForm>
  );
}
