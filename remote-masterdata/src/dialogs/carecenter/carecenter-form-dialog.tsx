import type { RecordDialogResult } from '@navette/shared/federation';
import { messageKey, useT } from '@navette/shared/i18n';
import { FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { addressParts } from '../../address/address-values.ts';
import { suggestAddresses } from '../../address/suggest-addresses.ts';
import { EmailField } from './email-field.tsx';
import { Fields } from './fields.ts';
import { careCenterSchema } from './model/carecenter-schema.ts';
import type { CareCenterValues } from './model/carecenter-schema.ts';
import { saveCareCenter } from './save-care-center.ts';

/** A care center's form with what it starts from. */
export interface CareCenterFormDialogProps {
  readonly title: string;
  /** The care center to change; absent: a new one. */
  readonly id?: number;
  /** Read once. */
  readonly values: CareCenterValues;
  readonly onClose: (saved?: RecordDialogResult) => void;
}

/** The form of a care center. */
export function CareCenterFormDialog({ title, id, values, onClose }: CareCenterFormDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const saved = useRef<RecordDialogResult>(undefined);
  const form = useNavetteForm({
    schema: careCenterSchema,
    defaultValues: values,
    name: messageKey('carecenter.form.name'),
  });
  return (
    <FormDialog
      {...{ form, title }}
      onSubmit={async (center) => {
        saved.current = { id: await saveCareCenter(cache, id, center), label: center.name };
      }}
      onClose={() => onClose(saved.current)}
    >
      <FormSection>
        <Fields.TextField name="name" label={t('carecenter.name')} required span={12} />
        <Fields.AddressField
          name="address"
          label={t('carecenter.address')}
          suggest={suggestAddresses}
          parts={addressParts}
          placeholder={t('address.placeholder')}
          required
          span={12}
        />
        <EmailField />
        <Fields.PhoneField name="tel" label={t('carecenter.tel')} />
        <Fields.CheckboxField name="visited" label={t('carecenter.visited')} />
        <Fields.CheckboxField name="marked" label={t('carecenter.marked')} />
      </FormSection>
    </FormDialog>
  );
}
