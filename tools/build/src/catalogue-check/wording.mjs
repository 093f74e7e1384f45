/**
 * Texts that the specification quotes, with the heading: they stay as they are, even where they break a rule of typography or vocabulary.
 * @type {Readonly<Record<string, string>>}
 */
const QUOTED = {
  'booking.motive.7': 'specification/bookings.md#motives: 7 is shopping, in French courses',
  'denied.location': "specification/shell.md#denied-page: GeoLocation n'est pas activé",
  'page.transportsBooqit': 'specification/booqit.md#transports: the transports of the platform Booqit',
  'problem.auth.wrongCredentials': 'specification/shell.md#sign-in: Email ou mot de passe est incorrect',
  'signIn.email.invalid': 'specification/shell.md#sign-in: Email pas valid',
  'signIn.email.required': 'specification/shell.md#sign-in: Email est requis',
  'tracker.trips.none': 'specification/live.md#live-map: Pas de transports',
  'transports.title': 'specification/booqit.md#transports: the transports of the platform Booqit',
};

/** @typedef {{ wrong: RegExp, fault: string, right?: string }} Rule `right`: what replaces it, where there is one right form. */

/** @type {Rule} */
const straightApostrophe = {
  wrong: /'/u,
  right: '’',
  fault: "straight apostrophe: write ’, since ' also starts a quotation in ICU messages",
};

/** Typographic rules of each language. @type {Record<string, readonly Rule[]>} */
const RULES = {
  fr: [
    {
      wrong: / ([:;?!])(?!:)/u,
      right: '\u00A0$1',
      fault: 'plain space before : ; ? or !: write a no-break space (U+00A0)',
    },
    {
      wrong: /(?<=«) | (?=»)/u,
      right: '\u00A0',
      fault: 'plain space inside « »: write a no-break space (U+00A0)',
    },
    { wrong: /["“”‘]/u, fault: 'quotation marks: write « »' },
    { wrong: /nº/iu, right: 'n°', fault: 'nº: write n°' },
    straightApostrophe,
  ],
  nl: [{ wrong: /["‘«»]/u, fault: 'quotation marks: write “ ”' }, straightApostrophe],
  en: [
    { wrong: /["‘«»]/u, fault: 'quotation marks: write “ ”' },
    { wrong: /\bcan’t\b/u, right: 'cannot', fault: 'can’t: write cannot' },
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
    ...(FORM_NAME.test(key) && !/^\p{Lu}/u.test(text)
      ? ['name of a form: start with a capital letter, since it is quoted as a title']
      : []),
  ];
}

/**
 * A message without the typographic faults that have one right form.
 * @param {string} language
 * @param {string} key
 * @param {unknown} text
 */
export function mended(language, key, text) {
  if (typeof text !== 'string' || key in QUOTED) return text;
  // Apostrophes that quote a part of an ICU message mean something.
  const rules = (RULES[language] ?? []).filter((rule) => rule !== straightApostrophe || !/'[{}<#]/u.test(text));
  return rules.reduce(
    (before, { wrong, right }) => (right === undefined ? before : before.replaceAll(new RegExp(wrong, 'gu'), right)),
    text,
  );
}

/** @typedef {readonly [wrong: RegExp, right: string]} Term */

/** Words that name a concept of the product by another term than the one that the screens have chosen. @type {Record<string, readonly Term[]>} */
const FORBIDDEN = {
  fr: [
    [/\bcourses?\b/iu, 'trajet'],
    [/\btransports?\b/iu, 'trajet'],
    [/(?<!\p{L})affect(?:er|ez|ée?s?)(?!\p{L})/iu, 'attribuer'],
    [/ne roule plus/iu, 'n’est plus actif'],
    [/\babsente?s?\b/iu, 'indisponible'],
    [/(?<!\p{L})avert(?:ir|ie?s?|issez)(?!\p{L})/iu, 'prévenir'],
    [/\bassureurs?\b/iu, 'mutuelle'],
    [/\bportefeuilles?\b/iu, 'à facturer, à régler'],
    [/transactions? bancaires?/iu, 'opération bancaire'],
    [/\bcommentaires?\b/iu, 'remarque'],
    [/(?<!\p{L})éléments?(?!\p{L})/iu, 'fiche'],
    [/(?<!\p{L})(?:saisir|saisie?s?|saisissez|tapez|taper|tapée?s?)(?!\p{L})/iu, 'encoder'],
    [/(?<!\p{L})montr(?:er|ez|ée?s?)(?!\p{L})/iu, 'afficher'],
    [/(?<!\p{L})réglages?(?!\p{L})/iu, 'paramètres, préférences'],
    [/rafraîchi/iu, 'actualiser'],
    [/(?<!\p{L})exceptions?(?!\p{L})/iu, 'alerte'],
    [/\bEmails?\b/u, 'E-mail'],
    [/(?<!\p{L})mutualités?(?!\p{L})/iu, 'mutuelle'],
    [/(?<!\p{L})(?:im|ex)ports?(?!\p{L})/iu, 'importation, exportation'],
    [/connexion à internet/iu, 'connexion Internet'],
  ],
  nl: [
    [/\btraject(?:en)?\b/iu, 'rit'],
    [/\bverzekeraars?\b/iu, 'ziekenfonds'],
    [/\bcliënt(?:en)?\b/iu, 'klant'],
    [/\bapplicaties?\b/iu, 'toepassing'],
    [/\bondertussen\b/iu, 'intussen'],
    [/\bafwezig/iu, 'niet beschikbaar'],
    [/\b(?:bank)?transacties?\b/iu, 'bankverrichting'],
    [/\bportefeuilles?\b/iu, 'te factureren, af te rekenen'],
    [/\buitzondering(?:en)?\b/iu, 'aandachtspunt'],
    [/\bververs/iu, 'vernieuwen'],
    [/rijdt niet meer/iu, 'is niet meer actief'],
    [/\bvaste week\b/iu, 'weekschema'],
    [/\bdeel van de patiënt/iu, 'aandeel patiënt'],
    [/\bcommentaar\b/iu, 'opmerking'],
    [/\bEmails?\b/iu, 'E-mail'],
    [/\b(?:resetten|gereset)\b/iu, 'opnieuw instellen'],
    [/\bPDF\b/u, 'pdf'],
    [/\bde suite\b/iu, 'de toepassing'],
  ],
  en: [
    [/\bdemands?\b/iu, 'request'],
    [/\b(?:tells?|told|telling)\b/iu, 'notify'],
    [/\bresponses?\b/iu, 'answer'],
    [/(?<!on the )\bways?\b/iu, 'trip, route'],
    [/\blinked legs?\b/iu, 'linked trip'],
    [/\bdrive any more\b/iu, 'no longer active'],
    [/\bemails?\b/iu, 'e-mail'],
  ],
};

/**
 * Terms of a message that the product names otherwise; texts that the specification quotes are exempt.
 * @param {string} language
 * @param {string} key
 * @param {unknown} text
 * @returns {string[]}
 */
export function termFaults(language, key, text) {
  if (typeof text !== 'string' || key in QUOTED) return [];
  const words = text.replaceAll(/\{\w+(?=[,}])/gu, '{');
  return (FORBIDDEN[language] ?? []).flatMap(([wrong, right]) => {
    const [found] = wrong.exec(words) ?? [];
    return found === undefined ? [] : [`“${found}”: write ${right}`];
  });
}
