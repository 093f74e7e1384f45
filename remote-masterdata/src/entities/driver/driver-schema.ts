import { DOCUMENT_LANGUAGES, ibanText, isIban, isIsoDate, normaliseIban } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import * as z from 'zod';
import { checkAddress } from '../../address/check-address.ts';
import { personFields, personValues, savedPerson } from '../../people/person-fields.ts';
import { orNull, text } from '../../records/text.ts';
import type { Driver, DriverForm } from './driver-requests.ts';

/** Choices for the interval between two positions of the driver's app, in seconds (specification/drivers.md#driver-fields). */
export const REFRESH_TIMES = [15, 30, 60, 120] as const;

const isAccount = (typed: string) => typed === '' || isIban(typed);

const day = z.string().refine(isIsoDate, messageKey('validation.date')).nullable();

const fields = z.object({
  ...personFields,
  postbox: text(20),
  role: z.literal('driver'),
  active: z.boolean(),
  bank_account: text(42).refine(isAccount, messageKey('validation.iban')),
  language: z.literal(DOCUMENT_LANGUAGES).nullable(),
  car: text(200),
  carriesWheelchair: z.boolean(),
  carriesStretcher: z.boolean(),
  zones: text(200),
  licenceUntil: day,
  insuranceUntil: day,
  medicalUntil: day,
  refreshTime: z.literal(REFRESH_TIMES),
  commission: z.number().min(0).max(100).nullable(),
});

const toForm = (values: z.output<typeof fields>): DriverForm => ({
  ...savedPerson(values),
  mobile: values.mobile ?? '',
  postbox: orNull(values.postbox),
  role: values.role,
  active: values.active,
  bank_account: orNull(normaliseIban(values.bank_account)),
  language: values.language,
  car: orNull(values.car),
  carriesWheelchair: values.carriesWheelchair,
  carriesStretcher: values.carriesStretcher,
  zones: orNull(values.zones),
  licenceUntil: values.licenceUntil,
  insuranceUntil: values.insuranceUntil,
  medicalUntil: values.medicalUntil,
  refreshTime: values.refreshTime,
  commission: values.commission,
});

/**
 * Form of a driver: names, a complete address and a mobile phone are required (specification/drivers.md#driver-form). Its output is the request body.
 */
export const driverSchema = fields
  .superRefine((values, context) => {
    checkAddress(values, context);
    // Not with `required`, which would skip the address check.
    if (!values.mobile)
      context.addIssue({
        code: 'custom',
        path: ['mobile'],
        message: messageKey('validation.required'),
        input: values.mobile,
      });
  })
  .transform(toForm);

/** Form values. */
export type DriverValues = z.input<typeof driverSchema>;

/** Form values of a driver; a new one is active and sends its position every 30 seconds. */
export const driverValues = (driver?: Driver): DriverValues => ({
  ...personValues(driver),
  postbox: driver?.postbox ?? '',
  role: 'driver',
  active: driver?.active ?? true,
  bank_account: ibanText(driver?.bank_account ?? ''),
  language: driver?.language ?? null,
  car: driver?.car ?? '',
  carriesWheelchair: driver?.carriesWheelchair ?? false,
  carriesStretcher: driver?.carriesStretcher ?? false,
  zones: driver?.zones ?? '',
  licenceUntil: driver?.licenceUntil ?? null,
  insuranceUntil: driver?.insuranceUntil ?? null,
  medicalUntil: driver?.medicalUntil ?? null,
  refreshTime: driver?.refreshTime ?? 30,
  commission: driver?.commission ?? null,
});
