import type { DialogProps } from '@navette/shared/federation';
import { LoadedRecord, RecordForm, type CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import {
  careCenters,
  useCareCenter,
  type CareCenter,
  type CareCenterForm,
} from '../entities/care-center/care-center-requests.ts';
import { useT, messageKey } from '@navette/shared/i18n';
import { FormSection, useWatch, fieldsFor } from '@navette/shared/ui-form';
import {
  addressParts,
  suggestAddresses,
  addressFields,
  addressValues,
  savedAddress,
  checkAddress,
} from '../records/address.ts';
import { looksLikeEmail } from '../entities/care-center/care-center-columns.tsx';
import * as z from 'zod';
import { orNull, requiredText, text } from '../records/text.ts';

type Props = DialogProps<'masterdata/carecenter@1'>;

/** Form dialog that creates or edits a care center (specification/registers.md#care-centers). */
export default function CareCenterDialog({ input: { id, draft, name = '' }, onClose }: Props): ReactNode {
  return id === undefined ? (
    <CareCenterFormDialog values={careCenterValues({ name: name.trim(), ...draft })} onClose={onClose} />
  ) : (
    <ExistingCareCenter id={id} onClose={onClose} />
  );
}

function ExistingCareCenter({ id, onClose }: Pick<Props, 'onClose'> & { readonly id: number }): ReactNode {
  return (
    <LoadedRecord kind={careCenters} id={id} query={useCareCenter(id)} onClose={onClose}>
      {(center) => <CareCenterFormDialog center={center} values={careCenterValues(center)} onClose={onClose} />}
    </LoadedRecord>
  );
}

interface CareCenterFormDialogProps {
  /** Care center to edit; missing: a new one. */
  readonly center?: CareCenter;
  /** Initial values; later changes of this prop are ignored. */
  readonly values: CareCenterValues;
  readonly onClose: CloseRecord;
}

/** Form of a care center. */
function CareCenterFormDialog({ center, ...form }: CareCenterFormDialogProps): ReactNode {
  const t = useT();
  return (
    <RecordForm kind={careCenters} schema={careCenterSchema} record={center} valuesOf={careCenterValues} {...form}>
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
    </RecordForm>
  );
}

/** E-mail address of a care center. An invalid one shows a warning and can still be saved. */
function EmailField(): ReactNode {
  const t = useT();
  const typed = useWatch<CareCenterValues, 'email_address'>({ name: 'email_address' });
  const isOdd = typed.trim() !== '' && !looksLikeEmail(typed);
  return (
    <Fields.TextField
      name="email_address"
      label={t('carecenter.email')}
      warning={isOdd ? messageKey('carecenter.email.odd') : null}
    />
  );
}

const fields = z.object({
  ...addressFields,
  name: requiredText(150),
  email_address: text(254),
  tel: z.string().max(25).nullable(),
  visited: z.boolean(),
  marked: z.boolean(),
});

const toForm = (values: z.output<typeof fields>): CareCenterForm => ({
  ...savedAddress(values),
  name: values.name,
  email_address: orNull(values.email_address),
  tel: values.tel,
  visited: values.visited,
  marked: values.marked,
});

/**
 * Form of a care center: name and a complete address are required; an e-mail address that looks wrong can still be saved
 * (specification/registers.md#care-centers). Its output is the request body; the subscription is stored in the mailing list alone.
 */
export const careCenterSchema = fields.superRefine(checkAddress).transform(toForm);

/** Fields of the care center form. */
const Fields = fieldsFor(careCenterSchema);

/** Form values. */
type CareCenterValues = z.input<typeof careCenterSchema>;

/** Care center, or the known part of a new one. */
type Known = { readonly [Field in keyof CareCenterForm]?: CareCenterForm[Field] | null };

/** Form values of a care center; for a new one, only the known fields are filled. */
export const careCenterValues = (known: Known = {}): CareCenterValues => ({
  ...addressValues(known),
  name: known.name ?? '',
  email_address: known.email_address ?? '',
  tel: known.tel ?? null,
  visited: known.visited ?? false,
  marked: known.marked ?? false,
});
