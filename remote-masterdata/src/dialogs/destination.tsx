import type { DialogProps } from '@navette/shared/federation';
import { LoadedRecord, RecordForm, type CloseRecord, freshRecord, type RecordKind } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import { useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import {
  addressParts,
  suggestAddresses,
  addressFields,
  addressValues,
  savedAddress,
  checkAddress,
} from '../records/address.ts';
import * as z from 'zod';
import { requiredText } from '../records/text.ts';
import type { components } from '@navette/openapi/types';
import { $api, api } from '@navette/shared/api';

type Props = DialogProps<'masterdata/destination@1'>;

/** Form dialog that creates or edits a destination (specification/registers.md#destinations). */
export default function DestinationDialog({ input: { id, draft, name = '' }, onClose }: Props): ReactNode {
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

const fields = z.object({
  ...addressFields,
  name: requiredText(150),
  tel: z.string().max(25).nullable(),
});

/** Form of a destination: name and a complete address are required (specification/registers.md#destinations). Its output is the request body. */
export const destinationSchema = fields
  .superRefine(checkAddress)
  .transform((values): DestinationForm => ({ ...savedAddress(values), name: values.name, tel: values.tel }));

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

/** Form values. */
export type DestinationValues = z.input<typeof destinationSchema>;

/** Destination, or the known part of a new one. */
type Known = { readonly [Field in keyof DestinationForm]?: DestinationForm[Field] | null };

/** Form values of a destination; for a new one, only the known fields are filled. */
export const destinationValues = (known: Known = {}): DestinationValues => ({
  ...addressValues(known),
  name: known.name ?? '',
  tel: known.tel ?? null,
});

/** Hospital, care center or other place to which clients are driven. */
export type Destination = components['schemas']['Destination'];

/** Body of create and update of a destination. */
type DestinationForm = components['schemas']['DestinationForm'];

/** All destinations. */
export const useDestinations = () => $api.useQuery('get', '/api/destination', {});

/** Destination for the edit form, fetched when the form opens. */
const useDestination = (id: number) =>
  $api.useQuery('get', '/api/destination/{id}', { params: { path: { id } } }, freshRecord);

/** Definition of the record type "destination". A delete can be undone within a day (specification/registers.md#deleting). */
export const destinations: RecordKind<Destination, DestinationForm> = {
  textPrefix: 'destination',
  nameOf: ({ name }) => name,
  one: {
    call: ['get', '/api/destination/{id}'],
    read: (id) => api.GET('/api/destination/{id}', { params: { path: { id } } }),
  },
  create: (body) => api.POST('/api/destination', { body }),
  update: (id, body) => api.PUT('/api/destination/{id}', { params: { path: { id } }, body }),
  remove: (id) => api.DELETE('/api/destination/{id}', { params: { path: { id } } }),
  restore: (id) => api.POST('/service/destination/restore', { body: { id } }),
  invalidates: [['get', '/api/destination']],
};
