import { column, type ImportField } from './import-field.ts';

/* Columns shared by several kinds of records. */

export const lastname = column(
  'lastname',
  'text',
  ['Nom', 'Nom de famille', 'Nom fam', 'Nom de fam'],
  ['Naam', 'Achternaam', 'Familienaam', 'Fam naam', 'Familienm'],
  ['Last name', 'Surname', 'Family name', 'Lastname'],
  'required',
);
export const firstname = column(
  'firstname',
  'text',
  ['Prénom', 'Prén', 'Prénoms'],
  ['Voornaam', 'Voorn', 'Voornamen', 'Roepnaam'],
  ['First name', 'Given name', 'Firstname', 'Forename'],
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
  [
    'Date de naissance',
    'Naissance',
    'Né le',
    'Né(e) le',
    'Date naissance',
    'Date naiss',
    'Date de naiss',
    'Naiss',
    'DDN',
    'DN',
  ],
  ['Geboortedatum', 'Geboren', 'Geboren op', 'Geb datum', 'Geb dat', 'Geb', 'Geboortedat', 'GD'],
  ['Birth date', 'Date of birth', 'Birthday', 'Born', 'DOB', 'Birthdate'],
);
export const street = column(
  'address',
  'text',
  ['Adresse', 'Rue', 'Rue et numéro', 'Adresse (rue et numéro)', 'Rue + n°', 'Rue et n°', 'Rue numéro', 'Adr'],
  [
    'Adres',
    'Straat',
    'Straat en nummer',
    'Straat en huisnummer',
    'Straat + nr',
    'Straat en nr',
    'Straat huisnr',
    'Straat nummer',
    'Adres nr',
  ],
  ['Address', 'Street', 'Street and number', 'Street + no'],
  'required',
);
/** A column headed "N°" is a house number only next to a street; elsewhere it numbers rows or records. */
export const houseNumber: ImportField = {
  ...column(
    'houseNumber',
    'houseNumber',
    ['Numéro de maison', 'N° de maison', 'N° maison'],
    ['Huisnummer', 'Huisnr'],
    ['House number', 'House no'],
  ),
  weak: { names: ['N°', 'Numéro', 'Num', 'Nr', 'Nummer', 'Number', 'No'], next: 'address' },
};
export const zip = column(
  'zip',
  'postcode',
  ['Code postal', 'CP', 'Code post', 'C P'],
  ['Postcode', 'Postnummer', 'PC', 'Postc', 'Postcd'],
  ['Postal code', 'Postcode', 'Zip', 'Zip code', 'Post code'],
  'required',
);
export const city = column(
  'city',
  'text',
  ['Localité', 'Ville', 'Commune', 'Loc'],
  ['Plaats', 'Gemeente', 'Stad', 'Woonplaats', 'Gem', 'Woonpl'],
  ['City', 'Town', 'Locality', 'Municipality'],
  'required',
);
export const postbox = column(
  'postbox',
  'text',
  ['Boîte', 'Bte', 'N° boîte'],
  ['Bus', 'Busnummer', 'Busnr'],
  ['Box', 'Box number', 'Box no'],
);
export const tel = column(
  'tel',
  'phone',
  [
    'Téléphone',
    'Tél',
    'Tél fixe',
    'Téléphone fixe',
    'N° tél',
    'Tél privé',
    'Tél domicile',
    'N° de téléphone',
    'Numéro de téléphone',
    'Fixe',
  ],
  ['Telefoon', 'Tel', 'Vaste telefoon', 'Tel nr', 'Telefoonnr', 'Telefoonnummer', 'Tel thuis', 'Vast'],
  ['Phone', 'Telephone', 'Landline', 'Tel', 'Phone number'],
);
export const mobile = column(
  'mobile',
  'mobile',
  ['GSM', 'Mobile', 'Portable', 'N° GSM', 'Numéro de GSM', 'Tél portable', 'Mob'],
  ['Gsm', 'Mobiel', 'Gsm nr', 'Gsmnummer'],
  ['Mobile', 'Mobile phone', 'Cell', 'Mobile number'],
);
export const email = column(
  'email',
  'text',
  ['Adresse e-mail', 'E-mail', 'Courriel', 'Mail'],
  ['E-mailadres', 'E-mail', 'Mail', 'Mailadres'],
  ['E-mail address', 'E-mail', 'Mail', 'Email address'],
);
export const comment = column(
  'comment',
  'text',
  [
    'Remarque',
    'Remarques',
    'Commentaire',
    'Historique',
    'Rem',
    'Obs',
    'Observations',
    'Note',
    'Notes',
    'Divers',
    'Particularités',
  ],
  ['Opmerking', 'Opmerkingen', 'Historiek', 'Opm', 'Nota', 'Notities', 'Bijzonderheden', 'Varia'],
  ['Comment', 'Comments', 'Remarks', 'History'],
);
export const info = column(
  'info',
  'text',
  ['Infos pour le chauffeur', 'Informations pour le chauffeur', 'Info', 'Infos'],
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
/** Number of a record here, which a file exported from a list has: the row changes that record. */
export const recordNumber = column(
  'id',
  'code',
  ['Numéro de fiche', 'ID', 'N° de fiche', 'N° client', 'Numéro de client'],
  ['Fichenummer', 'ID', 'Klantnr', 'Klantnummer'],
  ['Record number', 'ID', 'Client number'],
);
export const place = [street, houseNumber, zip, city] as const;
export const mobility = column(
  'mobility',
  'mobility',
  ['Mobilité', 'Mode de déplacement', 'Moyen de déplacement'],
  ['Mobiliteit', 'Verplaatsing', 'Mobil'],
  ['Mobility', 'Transport mode'],
);
export const companion = column(
  'companion',
  'flag',
  ['Accompagnant', 'Accompagné', 'Accomp'],
  ['Begeleider', 'Begeleid', 'Begel'],
  ['Companion', 'Accompanied'],
);
export const invoiceChannel = column(
  'invoiceChannel',
  'channel',
  ['Envoi des factures', 'Mode d’envoi'],
  ['Verzending van de facturen', 'Verzendwijze'],
  ['Sending of invoices', 'Sent by'],
);
