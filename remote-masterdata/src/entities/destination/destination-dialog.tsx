import type { DialogProps } from '@navette/shared/federation';
import { LoadedRecord, RecordForm, type CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { destinations, useDestination, type Destination } from './destination-requests.ts';
import { destinationValues, destinationSchema, type DestinationValues } from './destination-schema.ts';
import { useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { addressParts } from '../../address/address-values.ts';
import { suggestAddresses } from '../../address/suggest-addresses.ts';

type Props = DialogProps<'masterdata/destination@1'>;

/** Form dialog that creates or edits a destination (specification/registers.md#destinations). */
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

const Fields = fieldsFor(destinationSchema);

interface DestinationFormDialogProps {
  /** Destination to edit; missing: a new one. */
  readonly destination?: Destination;
  /** Initial values; later changes of this prop are ignored. */
  readonly values: DestinationValues;
  readonly onClose: CloseRecord;
}

/** Form of a destination. */
function DestinationFormDialog({ destination, ...form }: DestinationFormDialogProps): ReactNode {
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
