import {
  brusselsToday,
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
  INVOICE_CHANNELS,
  type InvoiceChannel,
  isIban,
  isIsoDate,
  mayBeMobile,
  normaliseIban,
} from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import * as z from 'zod';

/** Text as the body of an API request: null when empty. */
export const orNull = (typed: string): string | null => typed.trim() || null;

/** Text field of a form: trimmed, of limited length, possibly empty. */
export const text = (most: number) => z.string().trim().max(most);

export const requiredText = (most: number) => text(most).min(1);

/** Text field that is saved as null while empty. */
export const line = (most: number) => text(most).transform(orNull);

/** Optional text field whose text must be valid; `message` is shown otherwise. */
export const validLine = (most: number, isValid: (typed: string) => boolean, message: string) =>
  text(most)
    .refine((typed) => typed === '' || isValid(typed), message)
    .transform(orNull);

/** Whether a text is an e-mail address. */
export const isEmail = (typed: string): boolean => z.email().safeParse(typed.trim()).success;

/** E-mail field of a form, possibly empty. */
export const email = validLine(254, isEmail, messageKey('validation.email'));

/** Bank account: typed with or without spaces, saved without. */
export const account = validLine(42, isIban, messageKey('validation.iban')).transform(
  (typed) => typed && normaliseIban(typed),
);

/** Phone field of a form; the server validates it too. */
export const phone = z.string().max(25).nullable();

export const day = z.string().refine(isIsoDate, messageKey('validation.date')).nullable();

export const language = z.literal(DOCUMENT_LANGUAGES).nullable();

export const invoiceChannel = z.literal(INVOICE_CHANNELS).nullable();

/** Street, postal code and municipality; choosing a suggestion sets all of them. Without a full address the server builds one. */
const addressFields = { address: text(200), zip: text(10), city: text(100), fullAddress: line(300) };

/** Form fields of an address with its position. */
export const placeFields = {
  ...addressFields,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
};

/** Form fields of a person: names, address and contact. */
export const personFields = {
  ...addressFields,
  firstname: requiredText(100),
  lastname: requiredText(100),
  birthday: day.refine((born) => born === null || born <= brusselsToday(), messageKey('validation.future')),
  tel: phone,
  mobile: phone.refine((typed) => typed === null || mayBeMobile(typed), messageKey('validation.mobile')),
  email,
};

/** `superRefine` check: reports an incomplete address at its field (specification/screens.md#forms). */
export function checkAddress(
  { address, zip, city }: { readonly address: string; readonly zip: string; readonly city: string },
  context: z.RefinementCtx,
): void {
  if (address !== '' && zip !== '' && city !== '') return;
  const message = address === '' ? messageKey('validation.required') : messageKey('validation.address.incomplete');
  context.addIssue({ code: 'custom', path: ['address'], message, input: address });
}

/** Gives name and label of a field, whose label is the message under a prefix with its name: `{...field('car')}`. */
export function useField(prefix: string): <Name extends string>(name: Name) => { name: Name; label: string } {
  const t = useT();
  return (name) => ({ name, label: t(`${prefix}${name}`) });
}

const blankOf = (field: z.core.$ZodType): '' | false | null => {
  if (field instanceof z.ZodPipe) return blankOf(field.in);
  return field instanceof z.ZodString ? '' : field instanceof z.ZodBoolean ? false : null;
};

/** Stored record, or the known part of a new one. */
export type Known<Values> = { readonly [Name in keyof Values]?: Values[Name] | null | undefined };

/** Field values of a stored record, or of what is known of a new one: else texts are '', flags false, all others null. */
export function filled<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  known: Known<{ [Name in keyof Shape]: z.input<Shape[Name]> }>,
): z.input<z.ZodObject<Shape>> {
  const stored = new Map<string, unknown>(Object.entries(known));
  return Object.assign(
    {},
    ...Object.entries(shape).map(([name, field]) => ({ [name]: stored.get(name) ?? blankOf(field) })),
  );
}

const NAMES: Readonly<Record<DocumentLanguage, string>> = {
  fr: messageKey('client.language.fr'),
  nl: messageKey('client.language.nl'),
  en: messageKey('client.language.en'),
};

/** Message key of a language name. */
export const documentLanguage = (code: DocumentLanguage): string => NAMES[code];

const CHANNELS: Readonly<Record<InvoiceChannel, string>> = {
  mail: messageKey('client.channel.mail'),
  post: messageKey('client.channel.post'),
  none: messageKey('client.channel.none'),
};

/** Message key of the name of a channel. */
export const channelName = (channel: InvoiceChannel): string => CHANNELS[channel];
