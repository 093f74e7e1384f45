import { QUOTED } from './quoted.mjs';

/** @typedef {{ wrong: RegExp, fault: string }} Rule */

/** @type {Rule} */
const straightApostrophe = {
  wrong: /'/u,
  fault: "straight apostrophe: write ’, since ' also starts a quotation in ICU messages",
};

/** Typographic rules of each language. @type {Record<string, readonly Rule[]>} */
const RULES = {
  fr: [
    { wrong: / [:;?!](?!:)/u, fault: 'plain space before : ; ? or !: write a no-break space (U+00A0)' },
    { wrong: /« | »/u, fault: 'plain space inside « »: write a no-break space (U+00A0)' },
    { wrong: /["“”‘]/u, fault: 'quotation marks: write « »' },
    { wrong: /nº/iu, fault: 'nº: write n°' },
    straightApostrophe,
  ],
  nl: [{ wrong: /["‘«»]/u, fault: 'quotation marks: write “ ”' }, straightApostrophe],
  en: [
    { wrong: /["‘«»]/u, fault: 'quotation marks: write “ ”' },
    { wrong: /\bcan’t\b/iu, fault: 'can’t: write cannot' },
    straightApostrophe,
  ],
};

/** Keys of names of forms. The question before unsaved input is lost quotes them, so that an article would stand inside the quotation marks. */
const FORM_NAME = /\.form(?:\.\w*name)?$/iu;

/**
 * Typographic faults of a message: spaces, quotation marks, apostrophes, and names that are quoted.
 * @param {string} language
 * @param {string} key
 * @param {unknown} text
 * @returns {string[]}
 */
export function typographyFaults(language, key, text) {
  if (typeof text !== 'string' || key in QUOTED) return [];
  return [
    ...(RULES[language] ?? []).filter(({ wrong }) => wrong.test(text)).map(({ fault }) => fault),
    ...(FORM_NAME.test(key) && !/^\p{Lu}/u.test(text) ? ['name of a form: write a title, since it is quoted'] : []),
  ];
}
