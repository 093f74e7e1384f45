import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';
import { plainSpaces } from '../domain/time/parse-typed.ts';
import { DOCUMENT_LANGUAGES } from '../domain/people/document-language.ts';
import { amountText, eurosText } from '../domain/document/amounts.ts';

describe.each(DOCUMENT_LANGUAGES)('amounts of a document in %s', (language) => {
  it.each([0, 0.5, 12.5, -3, 999.99, 1234.5, -1_234_567.89])(
    'amounts of documents are written as on the screens: %d',
    (euros) => {
      const formats = formatsOf(language);
      expect(plainSpaces(eurosText(euros, language))).toBe(plainSpaces(formats.formatMoney(euros)));
      expect(plainSpaces(amountText(euros, language))).toBe(plainSpaces(formats.formatAmount(euros)));
    },
  );
});
