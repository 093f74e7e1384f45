import { useIntl, type IntlShape } from 'react-intl';
import { noteMissed } from './catalogues.ts';

/** Parameters of a message. Format dates and times first; null and undefined become ''. */
export type MessageValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Text of a key in the user's language; a missing message gives the key and is reported in development. */
export type Translate = (key: string, values?: MessageValues) => string;

/** Marks a key without translating it, so that the check of the catalogues finds it. */
export const messageKey = <Key extends string>(key: Key): Key => key;

/**
 * A {@link Translate} of an intl object, for code outside components. It caches the formatter of each message: formatjs looks one up by serialising
 * the whole message and all formats as JSON, at every call.
 */
export function translateWith(
  intl: Pick<IntlShape, 'formatMessage' | 'formatters' | 'formats' | 'locale' | 'messages'>,
): Translate {
  const { formatters, formats, locale, messages } = intl;
  const cached = new Map<string, ReturnType<typeof formatters.getMessageFormat>>();
  const formatOf = (key: string, message: NonNullable<(typeof messages)[string]>) => {
    const format = cached.get(key) ?? formatters.getMessageFormat(message, locale, formats, { formatters });
    cached.set(key, format);
    return format;
  };
  return (key, values) => {
    const message = messages[key];
    if (message === undefined) noteMissed(key);
    const written = values && writable(values);
    try {
      const text = message && written && formatOf(key, message).format(written);
      if (typeof text === 'string') return text;
    } catch {
      // Formatted again by the intl object, which reports the fault.
    }
    return intl.formatMessage({ id: key }, written);
  };
}

/** The translate function of each intl object: components share it, and with it the formatters. */
const translates = new WeakMap<IntlShape, Translate>();

/** The translate function: `const t = useT(); t('booking.deleted', { id: 12 })`. Stable until the language or a catalogue changes. */
export function useT(): Translate {
  const intl = useIntl();
  const translate = translates.get(intl) ?? translateWith(intl);
  translates.set(intl, translate);
  return translate;
}

/** Messages accept texts and numbers only: anything else would be rendered as `null` or `[object Object]`. */
const writable = (values: MessageValues): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : String(value ?? '')]),
  );
