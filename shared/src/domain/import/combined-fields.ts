import { column, type ImportField } from './import-field.ts';
import type { ImportableKind } from './import-values.ts';
import { splitAddress, splitName, splitPlace } from './split-cell.ts';

/** A column that fills several fields, or one field in another way than its own column does. */
export interface CombinedField extends ImportField {
  /** Fields that it fills, unless they have a column with a value. */
  readonly fills: readonly string[];
  /** Texts by field. `unsure`: the office confirms them. */
  readonly split: (text: string) => { readonly parts: Readonly<Record<string, string>>; readonly unsure?: boolean };
}

const person = (firstFirst: boolean) => (text: string) => {
  const { sure, ...parts } = splitName(text, firstFirst);
  return { parts, unsure: !sure };
};

const lastFirst: CombinedField = {
  ...column(
    'lastFirst',
    'text',
    [
      'Nom et prénom',
      'Nom prénom',
      'Nom + prénom',
      'Nom complet',
      'Client',
      'Patient',
      'Bénéficiaire',
      'Nom du patient',
      'Nom du client',
    ],
    [
      'Naam en voornaam',
      'Naam voornaam',
      'Naam + voornaam',
      'Volledige naam',
      'Klant',
      'Patiënt',
      'Naam patiënt',
      'Naam klant',
    ],
    ['Last and first name', 'Last name first name', 'Full name', 'Client name', 'Patient name'],
  ),
  fills: ['lastname', 'firstname'],
  split: person(false),
};
const firstLast: CombinedField = {
  ...column(
    'firstLast',
    'text',
    ['Prénom et nom', 'Prénom nom', 'Prénom + nom'],
    ['Voornaam en naam', 'Voornaam naam', 'Voornaam + naam'],
    ['First and last name', 'First name last name'],
  ),
  fills: ['firstname', 'lastname'],
  split: person(true),
};
const wholeAddress: CombinedField = {
  ...column(
    'wholeAddress',
    'text',
    ['Adresse complète', 'Adresse + CP + localité', 'Coordonnées'],
    ['Volledig adres', 'Adres + postcode + gemeente', 'Adresgegevens'],
    ['Full address', 'Complete address'],
  ),
  fills: ['address', 'zip', 'city', 'postbox'],
  split: (text) => ({ parts: { ...splitAddress(text) } }),
};
const place: CombinedField = {
  ...column(
    'place',
    'text',
    [
      'Code postal et localité',
      'CP + localité',
      'CP localité',
      'CP ville',
      'CP + ville',
      'CP commune',
      'Code postal ville',
    ],
    [
      'Postcode en gemeente',
      'Postcode + gemeente',
      'PC + gemeente',
      'PC gemeente',
      'Postcode plaats',
      'Postcode woonplaats',
    ],
    ['Postal code and town', 'Postcode and city', 'Zip and city'],
  ),
  fills: ['zip', 'city'],
  split: (text) => ({ parts: { ...splitPlace(text) } }),
};

const YES = /^(?:oui|ja|yes|o|j|y|x|vrai|waar|true|1|[✓✔☑☒✗✘])$/iu;
const NO = /^(?:non|nee|neen|no|n|faux|onwaar|false|0|☐)$/iu;

/** A tick in a column of its own: "Rolstoel: ja". */
const mobilityTick = (
  field: string,
  value: string,
  names: Pick<ImportField['names'], 'fr' | 'nl' | 'en'>,
): CombinedField => ({
  ...column(field, 'text', names.fr, names.nl, names.en),
  fills: ['mobility'],
  split: (text) => ({ parts: { mobility: NO.test(text) ? '' : YES.test(text) ? value : text } }),
});
const mobilities = [
  mobilityTick('wheelchair', 'wheelchair', {
    fr: ['Chaise roulante', 'Fauteuil roulant', 'Fauteuil', 'PMR', 'Chaise'],
    nl: ['Rolstoel', 'Rolwagen', 'Rolstoelgebruiker'],
    en: ['Wheelchair'],
  }),
  mobilityTick('stretcher', 'stretcher', {
    fr: ['Brancard', 'Civière'],
    nl: ['Draagberrie', 'Liggend', 'Brancard'],
    en: ['Stretcher'],
  }),
];

/** Combined columns of each kind. */
export const COMBINED_FIELDS: Readonly<Record<ImportableKind, readonly CombinedField[]>> = {
  clients: [lastFirst, firstLast, wholeAddress, place, ...mobilities],
  drivers: [lastFirst, firstLast, wholeAddress, place],
  destinations: [wholeAddress, place],
  insurances: [wholeAddress, place],
  carecenters: [wholeAddress, place],
  mcodes: [],
  bookings: mobilities,
  standingOrders: mobilities,
  users: [lastFirst, firstLast, wholeAddress, place],
};
