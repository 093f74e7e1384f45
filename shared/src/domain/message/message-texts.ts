import type { MessageEvent } from '@navette/openapi/enums';
import type { DocumentLanguage } from '../people/document-language.ts';

/**
 * Everything that a text may hold in braces. `expected` is the expected arrival, `time` the planned pick-up, `return` a sentence about the way home,
 * `places` one about addresses that changed, `until` the last of several canceled days.
 */
export const MESSAGE_PLACEHOLDERS = [
  ...(['company', 'phone', 'date', 'time', 'driver', 'car', 'expected', 'link'] as const),
  ...(['return', 'places', 'until'] as const),
] as const;

/** One of {@link MESSAGE_PLACEHOLDERS}. */
export type MessagePlaceholder = (typeof MESSAGE_PLACEHOLDERS)[number];

const ALWAYS = ['company', 'phone', 'date', 'time'] as const;
const UNDER_WAY = [...ALWAYS, 'driver', 'car', 'expected', 'link'] as const;

/** Placeholders that have a value at an event. */
export const PLACEHOLDERS_OF: Readonly<Record<MessageEvent, readonly MessagePlaceholder[]>> = {
  confirmed: [...ALWAYS, 'return', 'link'],
  tomorrow: [...ALWAYS, 'return', 'link'],
  onTheWay: UNDER_WAY,
  late: UNDER_WAY,
  cancelled: ALWAYS,
  changed: [...ALWAYS, 'places', 'return', 'link'],
  daysCancelled: ['company', 'phone', 'date', 'until'],
};

/** Most characters of a text. */
export const LONGEST_MESSAGE = 480;

/** Texts of an organisation that has written none, in the alphabet of phones so that most are one part. */
export const MESSAGE_TEXTS: Readonly<Record<MessageEvent, Readonly<Record<DocumentLanguage, string>>>> = {
  confirmed: {
    fr: '{company}: votre trajet du {date} est noté, prise en charge à {time}. {return} Suivi: {link}',
    nl: '{company}: uw rit van {date} is genoteerd, wij halen u op om {time}. {return} Volgen: {link}',
    en: '{company}: your trip on {date} is booked, pick-up at {time}. {return} Follow it: {link}',
  },
  tomorrow: {
    fr: '{company}: rappel de votre trajet du {date}, prise en charge à {time}. {return} Suivi: {link}',
    nl: '{company}: herinnering aan uw rit van {date}, wij halen u op om {time}. {return} Volgen: {link}',
    en: '{company}: reminder of your trip on {date}, pick-up at {time}. {return} Follow it: {link}',
  },
  onTheWay: {
    fr: '{company}: {driver} est en route ({car}) et arrive vers {expected}. Suivi: {link}',
    nl: '{company}: {driver} is onderweg ({car}) en komt aan rond {expected}. Volgen: {link}',
    en: '{company}: {driver} is on the way ({car}), expected at about {expected}. Follow: {link}',
  },
  late: {
    fr: '{company}: votre chauffeur a du retard et arrive vers {expected}. Suivi: {link}',
    nl: '{company}: uw chauffeur heeft vertraging en komt aan rond {expected}. Volgen: {link}',
    en: '{company}: your driver is late, expected at about {expected}. Follow: {link}',
  },
  cancelled: {
    fr: '{company}: votre trajet du {date} à {time} est annulé. Questions: {phone}',
    nl: '{company}: uw rit van {date} om {time} is geannuleerd. Vragen: {phone}',
    en: '{company}: your trip on {date} at {time} is canceled. Questions: {phone}',
  },
  changed: {
    fr: '{company}: changement, le {date} prise en charge à {time}. {places} {return} Suivi: {link}',
    nl: '{company}: wijziging, op {date} halen wij u op om {time}. {places} {return} Volgen: {link}',
    en: '{company}: change, on {date} pick-up at {time}. {places} {return} Follow it: {link}',
  },
  daysCancelled: {
    fr: '{company}: vos trajets du {date} au {until} sont annulés. Questions: {phone}',
    nl: '{company}: uw ritten van {date} t.e.m. {until} zijn geannuleerd. Vragen: {phone}',
    en: '{company}: your trips from {date} to {until} are canceled. Questions: {phone}',
  },
};

/** Sentences about the way home: at a time, when the client calls, and by a driver who waits. In the alphabet of phones. */
export const RETURN_TEXTS: Readonly<Record<'time' | 'call' | 'waits', Readonly<Record<DocumentLanguage, string>>>> = {
  time: { fr: 'Retour à {time}.', nl: 'Terug om {time}.', en: 'Return at {time}.' },
  call: {
    fr: 'Retour: appelez-nous après les soins.',
    nl: 'Terug: bel ons na de zorg.',
    en: 'Return: call us when you are ready.',
  },
  waits: { fr: 'Retour après le rendez-vous.', nl: 'Terug na de afspraak.', en: 'Return after the appointment.' },
};

/** Sentences about places that changed. */
export const PLACE_TEXTS: Readonly<Record<'address' | 'destination', Readonly<Record<DocumentLanguage, string>>>> = {
  address: { fr: 'Adresse: {place}.', nl: 'Adres: {place}.', en: 'Address: {place}.' },
  destination: { fr: 'Destination: {place}.', nl: 'Bestemming: {place}.', en: 'Destination: {place}.' },
};

const PLACEHOLDER = /\{([^{}]*)\}/gu;

/** Placeholders in braces of a text that have no value at its event, in order and without braces; a brace without its other half is `{`. */
export function wrongPlaceholders(event: MessageEvent, text: string): string[] {
  const known: readonly string[] = PLACEHOLDERS_OF[event];
  const unknown = [...text.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => (known.includes(name) ? [] : [name]));
  return /[{}]/u.test(text.replaceAll(PLACEHOLDER, '')) ? [...unknown, '{'] : unknown;
}

/** The text with its values. What has none leaves no empty parentheses and no double space. */
export function messageText(text: string, values: Readonly<Partial<Record<MessagePlaceholder, string>>>): string {
  const valueOf = new Map<string, string>(Object.entries(values));
  return text
    .replaceAll(PLACEHOLDER, (_, name: string) => valueOf.get(name) ?? '')
    .replaceAll(/\(\s*\)/gu, '')
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/ (?=[.,])/gu, '')
    .trim();
}

/** Setting with a text that an organisation has written. */
export const messageSetting = (event: MessageEvent, language: DocumentLanguage): string =>
  `message.${event}.${language}`;
