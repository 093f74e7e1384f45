import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import type { DialogProps } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection } from '@navette/shared/ui-form';
import { RecordForm, type RecordKind, type SendBulk } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import * as z from 'zod';
import {
  checkAddress,
  email,
  filled,
  type Known,
  phone,
  placeFields,
  requiredText,
  useField,
} from '../records/fields.ts';
import { AddressLine } from '../records/form-sections.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import { listLeftBehind } from '../records/left-behind.ts';

/** Form dialog that creates or edits a destination (specification/registers.md#destinations). */
export default function DestinationDialog({
  input: { id, draft, name = '' },
  onClose,
}: DialogProps<'masterdata/destination@1'>): ReactNode {
  const t = useT();
  const field = useField('destination.');
  return (
    <RecordDialog kind={destinations} {...{ id, onClose }}>
      {(destination) => (
        <RecordForm
          kind={destinations}
          schema={destinationSchema}
          record={destination}
          values={destinationValues(destination ?? { name: name.trim(), ...draft })}
          valuesOf={destinationValues}
          onClose={onClose}
        >
          <FormSection>
            <Fields.TextField {...field('name')} required span={12} />
            <AddressLine label={t('destination.address')} />
            <Fields.PhoneField {...field('tel')} />
            <Fields.TextField {...field('wardEmail')} help={t('destination.wardEmail.help')} />
          </FormSection>
        </RecordForm>
      )}
    </RecordDialog>
  );
}

/** Form of a destination: name and a complete address are required (specification/registers.md#destinations). Its output is the request body. */
export const destinationSchema = z
  .object({ ...placeFields, name: requiredText(150), tel: phone, wardEmail: email })
  .superRefine(checkAddress);

const Fields = fieldsFor(destinationSchema);

/** Form values of a destination, or of the known part of a new one. */
export const destinationValues = (known: Known<DestinationForm> = {}) => filled(destinationSchema, known);

/** Hospital, care center or other place to which clients are driven. */
export type Destination = components['schemas']['Destination'];

/** Body of create and update of a destination. */
type DestinationForm = components['schemas']['DestinationForm'];

export const useDestinations = () =>
  $api.useQuery('get', '/api/destination', { params: { query: { inactive: true } } });

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
  change: (records) => changeDestinations(records),
  leaves: { read: (ids) => listLeftBehind('destination', ids), column: 'destination' },
  restore: (id) => api.POST('/service/destination/restore', { body: { id } }),
  invalidates: [['get', '/api/destination']],
};

/** Fields that a bulk edit can set. */
export type DestinationChanges = components['schemas']['DestinationBulkFields'];

/** Updates several destinations, at most 100; each succeeds or fails by itself. */
export const changeDestinations: SendBulk<DestinationChanges> = (records) =>
  dataOf(api.POST('/service/destination/bulk', { body: { records } }));
