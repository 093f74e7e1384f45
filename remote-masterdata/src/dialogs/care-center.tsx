import type { DialogProps } from '@navette/shared/federation';
import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormSection, useWatch } from '@navette/shared/ui-form';
import { RecordForm } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { looksLikeEmail, careCenters, type CareCenterForm } from '../entities/care-center.tsx';
import {
  checkAddress,
  filled,
  type Known,
  line,
  phone,
  placeFields,
  requiredText,
  useField,
} from '../records/fields.ts';
import { AddressLine } from '../records/form-sections.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import { WardLink } from './ward-link.tsx';

/** Form dialog that creates or edits a care center (specification/registers.md#care-centers). */
export default function CareCenterDialog({
  input: { id, draft, name = '' },
  onClose,
}: DialogProps<'masterdata/carecenter@1'>): ReactNode {
  const t = useT();
  const field = useField('carecenter.');
  return (
    <RecordDialog kind={careCenters} {...{ id, onClose }}>
      {(center) => (
        <RecordForm
          kind={careCenters}
          schema={careCenterSchema}
          record={center}
          values={careCenterValues(center ?? { name: name.trim(), ...draft })}
          valuesOf={careCenterValues}
          onClose={onClose}
        >
          <FormSection>
            <Fields.TextField {...field('name')} required span={12} />
            <AddressLine label={t('carecenter.address')} />
            <EmailField />
            <Fields.PhoneField {...field('tel')} />
            <Fields.CheckboxField {...field('visited')} />
            <Fields.CheckboxField {...field('marked')} />
          </FormSection>
          {center && <WardLink id={center.id} name={center.name} />}
        </RecordForm>
      )}
    </RecordDialog>
  );
}

/** E-mail address of a care center. An invalid one shows a warning and can still be saved. */
function EmailField(): ReactNode {
  const t = useT();
  const typed = useWatch<z.input<typeof careCenterSchema>, 'email_address'>({ name: 'email_address' });
  const isOdd = typed.trim() !== '' && !looksLikeEmail(typed);
  return (
    <Fields.TextField
      name="email_address"
      label={t('carecenter.email')}
      warning={isOdd ? messageKey('carecenter.email.odd') : null}
    />
  );
}

/**
 * Form of a care center: name and a complete address are required; an e-mail address that looks wrong can still be saved
 * (specification/registers.md#care-centers). Its output is the request body; the subscription is stored in the mailing list alone.
 */
export const careCenterSchema = z
  .object({
    ...placeFields,
    name: requiredText(150),
    email_address: line(254),
    tel: phone,
    visited: z.boolean(),
    marked: z.boolean(),
  })
  .superRefine(checkAddress);

const Fields = fieldsFor(careCenterSchema);

/** Form values of a care center, or of the known part of a new one. */
export const careCenterValues = (known: Known<CareCenterForm> = {}) => filled(careCenterSchema, known);
