import { api } from '@navette/shared/api';
import { brusselsToday, DOCUMENT_LANGUAGES, INVOICE_CHANNELS } from '@navette/shared/domain';
import { localeAtom, useT } from '@navette/shared/i18n';
import { addressAnswer, type AddressFetcher, fieldsFor, FormSection } from '@navette/shared/ui-form';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { channelName, invoiceChannel, language, line, personFields, placeFields, useField } from './fields.ts';

/** Address suggestions for a text: from the own address book, and from the configured geocoding service if it answers. */
export const suggestAddresses: AddressFetcher = (q, signal) =>
  addressAnswer(
    api.POST('/service/address/suggest', { body: { q, language: getDefaultStore().get(localeAtom) }, signal }),
  );

const Fields = fieldsFor(z.object({ ...personFields, ...placeFields, postbox: line(20), language, invoiceChannel }));
const PARTS = { zip: 'zip', city: 'city', fullAddress: 'fullAddress' } as const;
const PLACE = { ...PARTS, latitude: 'latitude', longitude: 'longitude' } as const;

interface AddressLineProps {
  readonly label: string;
  readonly span?: number;
  /** The record has no position. */
  readonly unplaced?: boolean | undefined;
}

/** Required address, whose parts are the fields of their names. */
export function AddressLine({ label, span = 12, unplaced }: AddressLineProps): ReactNode {
  const t = useT();
  const parts = unplaced ? PARTS : PLACE;
  const placeholder = t('address.placeholder');
  return (
    <Fields.AddressField name="address" suggest={suggestAddresses} required {...{ label, span, parts, placeholder }} />
  );
}

/** Address with the letter box beside it. */
export function AddressWithBox({ prefix, unplaced }: Pick<AddressLineProps, 'unplaced'> & { readonly prefix: string }) {
  const field = useField(prefix);
  return (
    <>
      <AddressLine label={field('address').label} span={9} unplaced={unplaced} />
      <Fields.TextField {...field('postbox')} span={3} />
    </>
  );
}

/** Language of the documents of a person or insurer. */
export function LanguageField({ span = 4 }: { readonly span?: number }): ReactNode {
  const t = useT();
  return (
    <Fields.SelectField
      name="language"
      label={t('client.field.language')}
      options={DOCUMENT_LANGUAGES.map((value) => ({ value, label: t(`client.language.${value}`) }))}
      emptyLabel={t('client.language.default')}
      span={span}
    />
  );
}

/** Channel of the invoices or settlements of a person or insurer. */
export function ChannelField({ span = 4 }: { readonly span?: number }): ReactNode {
  const t = useT();
  return (
    <Fields.SelectField
      name="invoiceChannel"
      label={t('client.field.invoiceChannel')}
      options={INVOICE_CHANNELS.map((value) => ({ value, label: t(channelName(value)) }))}
      emptyLabel={t('client.channel.default')}
      span={span}
    />
  );
}

/** Names and birth date of a driver or user. */
export function IdentitySection(): ReactNode {
  const t = useT();
  const field = useField('person.');
  return (
    <FormSection title={t('person.section.identity')}>
      <Fields.TextField {...field('lastname')} required span={4} />
      <Fields.TextField {...field('firstname')} required span={4} />
      <Fields.DateField {...field('birthday')} past max={brusselsToday()} span={4} />
    </FormSection>
  );
}

interface ContactFieldsProps {
  /** Prefix of the labels. */
  readonly prefix: 'client.field.' | 'person.';
  readonly mobileRequired?: boolean;
  readonly emailHelp?: string;
}

/** Phones and e-mail address of a person. */
export function ContactFields({ prefix, mobileRequired, emailHelp }: ContactFieldsProps): ReactNode {
  const field = useField(prefix);
  return (
    <>
      <Fields.PhoneField {...field('mobile')} required={mobileRequired} span={4} />
      <Fields.PhoneField {...field('tel')} span={4} />
      <Fields.TextField {...field('email')} type="email" help={emailHelp} span={4} />
    </>
  );
}
