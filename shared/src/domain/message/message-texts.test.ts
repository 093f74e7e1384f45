import { MESSAGE_EVENT_VALUES } from '@navette/openapi/enums';
import { expect, it } from 'vitest';
import { DOCUMENT_LANGUAGES } from '../people/document-language.ts';
import { messageSetting, MESSAGE_TEXTS, messageText, wrongPlaceholders } from './message-texts.ts';
import { smsSize } from './sms-parts.ts';

const values = {
  company: 'Navette ASBL',
  phone: '+32 2 512 34 56',
  date: '03/03/2026',
  time: '09:10',
  driver: 'Karim',
  car: 'Skoda, 1-ABC-234',
  expected: '09:12',
  link: 'https://navette.example/t/abcde-0123456789abcdefghijkl',
};

it.each(MESSAGE_EVENT_VALUES.flatMap((event) => DOCUMENT_LANGUAGES.map((language) => [event, language] as const)))(
  'the text of %s in %s has known placeholders and is one SMS in the alphabet of phones',
  (event, language) => {
    const text = MESSAGE_TEXTS[event][language];
    expect(wrongPlaceholders(event, text)).toEqual([]);
    expect(smsSize(messageText(text, values))).toMatchObject({ encoding: 'gsm', parts: 1 });
    expect(messageSetting(event, language).length).toBeLessThanOrEqual(25);
  },
);

it('names placeholders that an event does not have', () => {
  expect(wrongPlaceholders('cancelled', 'Le {date}: {link} {Time} {')).toEqual(['link', 'Time', '{']);
});

it('leaves no gap where a value is missing', () => {
  expect(messageText('{driver} est en route ({car}) et arrive vers {expected} .', { driver: 'Karim' })).toBe(
    'Karim est en route et arrive vers.',
  );
});
