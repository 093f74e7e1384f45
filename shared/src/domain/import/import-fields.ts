import type { ImportableKind } from './import-values.ts';

/** What a column holds, which decides how its cells are read. */
export type ImportFieldType =
  | 'text'
  | 'phone'
  | 'postcode'
  | 'nationalNumber'
  | 'date'
  | 'time'
  | 'money'
  | 'number'
  | 'flag'
  | 'tripType'
  | 'motive'
  | 'bookingStatus';

/** Names of a column in one language; the first is that of the template. */
type Names = readonly [string, ...string[]];

/** A column that a file may have. */
export interface ImportField {
  readonly field: string;
  readonly type: ImportFieldType;
  readonly required?: true;
  readonly names: { readonly fr: Names; readonly nl: Names; readonly en: Names };
}

const column = (
  field: string,
  type: ImportFieldType,
  fr: Names,
  nl: Names,
  en: Names,
  required?: 'required',
): ImportField => ({ field, type, names: { fr, nl, en }, ...(required && { required: true }) });

const lastname = column(
  'lastname',
  'text',
  ['Nom', 'Nom de famille'],
  ['Naam', 'Achternaam', 'Familienaam'],
  ['Last name', 'Surname', 'Family name'],
  'required',
);
const firstname = column('firstname', 'text', ['Prénom'], ['Voornaam'], ['First name', 'Given name'], 'required');
const name = column(
  'name',
  'text',
  ['Nom', 'Dénomination', 'Destination', 'Mutuelle'],
  ['Naam', 'Benaming', 'Bestemming', 'Ziekenfonds'],
  ['Name', 'Destination', 'Insurer'],
  'required',
);
const birthday = column(
  'birthday',
  'date',
  ['Date de naissance', 'Naissance', 'Né le', 'Né(e) le'],
  ['Geboortedatum', 'Geboren', 'Geboren op'],
  ['Birth date', 'Date of birth', 'Birthday', 'Born'],
);
const street = column(
  'address',
  'text',
  ['Adresse', 'Rue', 'Rue et numéro', 'Adresse (rue et numéro)'],
  ['Adres', 'Straat', 'Straat en nummer', 'Straat en huisnummer'],
  ['Address', 'Street', 'Street and number'],
  'required',
);
const houseNumber = column(
  'houseNumber',
  'text',
  ['Numéro de maison', 'N°', 'Numéro', 'Num'],
  ['Huisnummer', 'Nr', 'Nummer', 'Huisnr'],
  ['House number', 'Number', 'No'],
);
const zip = column(
  'zip',
  'postcode',
  ['Code postal', 'CP'],
  ['Postcode', 'Postnummer'],
  ['Postal code', 'Postcode', 'Zip', 'Zip code'],
  'required',
);
const city = column(
  'city',
  'text',
  ['Localité', 'Ville', 'Commune'],
  ['Plaats', 'Gemeente', 'Stad', 'Woonplaats'],
  ['City', 'Town', 'Locality', 'Municipality'],
  'required',
);
const postbox = column('postbox', 'text', ['Boîte', 'Bte'], ['Bus', 'Busnummer'], ['Box', 'Box number']);
const tel = column(
  'tel',
  'phone',
  ['Téléphone', 'Tél', 'Tél fixe', 'Téléphone fixe'],
  ['Telefoon', 'Tel', 'Vaste telefoon'],
  ['Phone', 'Telephone', 'Landline'],
);
const mobile = column('mobile', 'phone', ['GSM', 'Mobile', 'Portable'], ['Gsm', 'Mobiel'], ['Mobile', 'Mobile phone']);
const email = column(
  'email',
  'text',
  ['Adresse e-mail', 'E-mail', 'Courriel', 'Mail'],
  ['E-mailadres', 'E-mail', 'Mail'],
  ['E-mail address', 'E-mail', 'Mail'],
);
const comment = column(
  'comment',
  'text',
  ['Remarque', 'Remarques', 'Commentaire', 'Historique'],
  ['Opmerking', 'Opmerkingen', 'Historiek'],
  ['Comment', 'Comments', 'Remarks', 'History'],
);
const info = column(
  'info',
  'text',
  ['Infos pour le chauffeur', 'Info', 'Infos'],
  ['Info voor de chauffeur', 'Info'],
  ['Information for the driver', 'Info', 'Information'],
);
const factuur = column(
  'factuur',
  'flag',
  ['Sur facture', 'Facture'],
  ['Op factuur', 'Factuur'],
  ['By invoice', 'Invoice'],
);
const account = column(
  'bank_account',
  'text',
  ['Compte bancaire', 'Compte', 'IBAN'],
  ['Bankrekening', 'Rekeningnummer', 'IBAN'],
  ['Bank account', 'Account', 'IBAN'],
);
const place = [street, houseNumber, zip, city] as const;

/** Columns of each kind of record, in the order of the templates. */
export const IMPORT_FIELDS: Readonly<Record<ImportableKind, readonly ImportField[]>> = {
  clients: [
    lastname,
    firstname,
    birthday,
    ...place,
    postbox,
    tel,
    mobile,
    email,
    column(
      'ssn',
      'nationalNumber',
      ['Numéro national', 'NISS', 'Registre national', 'N° national', 'N° de registre national'],
      ['Rijksregisternummer', 'INSZ', 'Rijksregister'],
      ['National number', 'NISS', 'INSZ', 'National register number'],
    ),
    column('mcode', 'text', ['Code M', 'M-code'], ['M-code'], ['M-code']),
    column('basePrice', 'money', ['Prix de base'], ['Basisprijs'], ['Base price']),
    factuur,
    column('client_from', 'date', ['Client depuis'], ['Klant sinds'], ['Client since']),
    info,
    comment,
    column('invoiceName', 'text', ['Nom de facturation'], ['Naam op factuur'], ['Invoice name']),
    column('invoiceAddress', 'text', ['Adresse de facturation'], ['Factuuradres'], ['Invoice address']),
  ],
  drivers: [
    lastname,
    firstname,
    { ...mobile, required: true },
    ...place,
    postbox,
    birthday,
    tel,
    email,
    account,
    column('car', 'text', ['Voiture', 'Véhicule', 'Plaque'], ['Wagen', 'Auto', 'Nummerplaat'], ['Car', 'Number plate']),
    column('zones', 'text', ['Zones', 'Zone'], ['Zones', 'Regio'], ['Zones', 'Zone']),
    column('commission', 'number', ['Commission'], ['Commissie'], ['Commission']),
    column('active', 'flag', ['Actif'], ['Actief'], ['Active']),
  ],
  destinations: [name, ...place, tel],
  insurances: [
    name,
    street,
    houseNumber,
    column('zip', 'postcode', zip.names.fr, zip.names.nl, zip.names.en),
    column('city', 'text', city.names.fr, city.names.nl, city.names.en),
    postbox,
    column(
      'cn',
      'text',
      ['Numéro d’entreprise', 'BCE', 'N° d’entreprise', 'TVA'],
      ['Ondernemingsnummer', 'KBO', 'Btw'],
      ['Company number', 'Enterprise number', 'VAT'],
    ),
    tel,
    email,
    account,
    column(
      'min10km',
      'money',
      ['Forfait jusqu’à 10 km', 'Forfait'],
      ['Forfait tot 10 km', 'Forfait'],
      ['Flat fee up to 10 km', 'Flat fee'],
    ),
    column('plus10km', 'money', ['Par km au-delà de 10'], ['Per km boven 10'], ['Per km beyond 10']),
    comment,
  ],
  bookings: [
    column(
      'date',
      'date',
      ['Date', 'Date du rendez-vous', 'Jour'],
      ['Datum', 'Datum van de afspraak', 'Dag'],
      ['Date', 'Day'],
      'required',
    ),
    column(
      'ap_time',
      'time',
      ['Heure du rendez-vous', 'Heure', 'Rendez-vous'],
      ['Uur van de afspraak', 'Uur', 'Afspraak'],
      ['Appointment time', 'Time', 'Appointment'],
      'required',
    ),
    column(
      'type',
      'tripType',
      ['Type', 'Sens', 'Trajet'],
      ['Type', 'Richting', 'Rit'],
      ['Type', 'Direction', 'Trip'],
      'required',
    ),
    column('client', 'text', ['Client', 'Patient'], ['Klant', 'Patiënt'], ['Client', 'Patient'], 'required'),
    column(
      'clientBirthday',
      'date',
      ['Date de naissance du client', 'Date de naissance'],
      ['Geboortedatum van de klant', 'Geboortedatum'],
      ['Birth date of the client', 'Birth date'],
    ),
    column('destination', 'text', ['Destination'], ['Bestemming'], ['Destination'], 'required'),
    column('driver', 'text', ['Chauffeur'], ['Chauffeur'], ['Driver'], 'required'),
    column(
      'pick_address',
      'text',
      ['Adresse de prise en charge', 'Prise en charge'],
      ['Ophaaladres'],
      ['Pick-up address'],
    ),
    column('pick_time', 'time', ['Heure de prise en charge'], ['Ophaaluur'], ['Pick-up time']),
    column('back', 'flag', ['Avec retour'], ['Met terugrit'], ['With return']),
    column('motive', 'motive', ['Motif'], ['Reden'], ['Reason', 'Motive']),
    column('price', 'money', ['Prix'], ['Prijs'], ['Price']),
    column('price_driver', 'money', ['Prix chauffeur'], ['Prijs chauffeur'], ['Driver price']),
    factuur,
    column('insurer', 'text', ['Mutuelle'], ['Ziekenfonds'], ['Insurer']),
    column('mutualPatientID', 'text', ['Trip ID'], ['Trip ID'], ['Trip ID']),
    column(
      'mutualDistance',
      'number',
      ['Distance mutuelle', 'Km mutuelle'],
      ['Afstand ziekenfonds', 'Km ziekenfonds'],
      ['Insurer distance'],
    ),
    column('mutualAmount', 'money', ['Montant mutuelle'], ['Bedrag ziekenfonds'], ['Insurer amount']),
    column('status', 'bookingStatus', ['Statut'], ['Status'], ['Status']),
    info,
    comment,
  ],
};
