import type { RecordDialogResult } from '@navette/shared/federation';
import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { addressParts } from '../../address/address-values.ts';
import { suggestAddresses } from '../../address/suggest-addresses.ts';
import { destinationSchema } from './model/destination-schema.ts';
import type { DestinationValues } from './model/destination-schema.ts';
import { saveDestination } from './save-destination.ts';

const Fields = fieldsFor(destinationSchema);

/** A destination's form with what it starts from. */
export interface DestinationFormDialogProps {
  readonly title: string;
  /** The destination to change; absent: a new one. */
  readonly id?: number;
  /** Read once. */
  readonly values: DestinationValues;
  readonly onClose: (saved?: RecordDialogResult) => void;
}

/** The form of a destination. */
export function DestinationFormDialog({ title, id, values, onClose }: DestinationFormDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const saved = useRef<RecordDialogResult>(undefined);
  const form = useNavetteForm({
    schema: destinationSchema,
    defaultValues: values,
    name: messageKey('destination.form.name'),
  });
  return (
    <FormDialog
      {...{ form, title }}
      onSubmit={async (destination) => {
        saved.current = { id: await saveDestination(cache, id, destination), label: destination.name };
      }}
      onClose={() => onClose(saved.current)}
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
    </FormDialog>
  );
}
