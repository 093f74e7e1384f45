import { column, type ImportField } from './import-field.ts';

/* Columns shared by several kinds of records. */

export const lastname = column(
  'lastname',
  'text',
  ['Nom', 'Nom de famille'],
  ['Naam', 'Achternaam', 'Familienaam'],
  ['Last name', 'Surname', 'Family name'],
  'required',
);
export const firstname = column(
  'firstname',
  'text',
  ['Prénom'],
  ['Voornaam'],
  ['First name', 'Given name'],
  'required',
);
export const name = column(
  'name',
  'text',
  ['Nom', 'Dénomination', 'Destination', 'Mutuelle'],
  ['Naam', 'Benaming', 'Bestemming', 'Ziekenfonds'],
  ['Name', 'Destination', 'Insurer'],
  'required',
);
export const birthday = column(
  'birthday',
  'pastDate',
  ['Date de naissance', 'Naissance', 'Né le', 'Né(e) le'],
  ['Geboortedatum', 'Geboren', 'Geboren op'],
  ['Birth date', 'Date of birth', 'Birthday', 'Born'],
);
export const street = column(
  'address',
  'text',
  ['Adresse', 'Rue', 'Rue et numéro', 'Adresse (rue et numéro)'],
  ['Adres', 'Straat', 'Straat en nummer', 'Straat en huisnummer'],
  ['Address', 'Street', 'Street and number'],
  'required',
);
/** A column headed "N°" is a house number only next to a street; elsewhere it numbers rows or records. */
export const houseNumber: ImportField = {
  ...column(
    'houseNumber',
    'houseNumber',
    ['Numéro de maison', 'N° de maison'],
    ['Huisnummer', 'Huisnr'],
    ['House number'],
  ),
  weak: { names: ['N°', 'Numéro', 'Num', 'Nr', 'Nummer', 'Number', 'No'], next: 'address' },
};
export const zip = column(
  'zip',
  'postcode',
  ['Code postal', 'CP'],
  ['Postcode', 'Postnummer'],
  ['Postal code', 'Postcode', 'Zip', 'Zip code'],
  'required',
);
export const city = column(
  'city',
  'text',
  ['Localité', 'Ville', 'Commune'],
  ['Plaats', 'Gemeente', 'Stad', 'Woonplaats'],
  ['City', 'Town', 'Locality', 'Municipality'],
  'required',
);
export const postbox = column('postbox', 'text', ['Boîte', 'Bte'], ['Bus', 'Busnummer'], ['Box', 'Box number']);
export const tel = column(
  'tel',
  'phone',
  ['Téléphone', 'Tél', 'Tél fixe', 'Téléphone fixe'],
  ['Telefoon', 'Tel', 'Vaste telefoon'],
  ['Phone', 'Telephone', 'Landline'],
);
export const mobile = column(
  'mobile',
  'mobile',
  ['GSM', 'Mobile', 'Portable'],
  ['Gsm', 'Mobiel'],
  ['Mobile', 'Mobile phone'],
);
export const email = column(
  'email',
  'text',
  ['Adresse e-mail', 'E-mail', 'Courriel', 'Mail'],
  ['E-mailadres', 'E-mail', 'Mail'],
  ['E-mail address', 'E-mail', 'Mail'],
);
export const comment = column(
  'comment',
  'text',
  ['Remarque', 'Remarques', 'Commentaire', 'Historique'],
  ['Opmerking', 'Opmerkingen', 'Historiek'],
  ['Comment', 'Comments', 'Remarks', 'History'],
);
export const info = column(
  'info',
  'text',
  ['Infos pour le chauffeur', 'Info', 'Infos'],
  ['Info voor de chauffeur', 'Info'],
  ['Information for the driver', 'Info', 'Information'],
);
export const factuur = column(
  'factuur',
  'flag',
  ['Sur facture', 'Facture'],
  ['Op factuur', 'Factuur'],
  ['By invoice', 'Invoice'],
);
export const account = column(
  'bank_account',
  'account',
  ['Compte bancaire', 'Compte', 'IBAN'],
  ['Bankrekening', 'Rekeningnummer', 'IBAN'],
  ['Bank account', 'Account', 'IBAN'],
);
export const place = [street, houseNumber, zip, city] as const;
export const mobility = column(
  'mobility',
  'mobility',
  ['Mobilité', 'Mode de déplacement'],
  ['Mobiliteit', 'Verplaatsing'],
  ['Mobility'],
);
export const companion = column(
  'companion',
  'flag',
  ['Accompagnant', 'Accompagné'],
  ['Begeleider', 'Begeleid'],
  ['Companion', 'Accompanied'],
);
export const invoiceChannel = column(
  'invoiceChannel',
  'channel',
  ['Envoi des factures', 'Mode d’envoi'],
  ['Verzending van de facturen', 'Verzendwijze'],
  ['Sending of invoices', 'Sent by'],
);
