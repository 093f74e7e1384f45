import { column } from './import-field.ts';

/* Columns for mobility and contact persons of clients. */

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
export const relations = [
  column(
    'language',
    'language',
    ['Langue des documents', 'Langue'],
    ['Taal van de documenten', 'Taal'],
    ['Language of documents', 'Language'],
  ),
  column('mutuality', 'text', ['Mutuelle', 'Mutualité'], ['Ziekenfonds', 'Mutualiteit'], ['Insurer', 'Mutuality']),
  column(
    'memberNumber',
    'code',
    ['Numéro d’affilié', 'N° d’affilié', 'N° mutuelle'],
    ['Aansluitingsnummer', 'Lidnummer'],
    ['Member number'],
  ),
  column(
    'contactName',
    'text',
    ['Contact de la famille', 'Personne de contact', 'Contact'],
    ['Contact van de familie', 'Contactpersoon'],
    ['Family contact', 'Contact person', 'Contact'],
  ),
  column(
    'contactRelation',
    'text',
    ['Lien avec le client', 'Lien'],
    ['Band met de klant', 'Band'],
    ['Relation to the client', 'Relation'],
  ),
  column(
    'contactPhone',
    'phone',
    ['Téléphone du contact'],
    ['Telefoon van het contact', 'Telefoon van de contactpersoon'],
    ['Phone of the contact', 'Contact phone'],
  ),
  column(
    'contactEmail',
    'text',
    ['Adresse e-mail du contact', 'E-mail du contact'],
    ['E-mailadres van het contact'],
    ['E-mail address of the contact', 'Contact e-mail'],
  ),
  column('doctorName', 'text', ['Médecin', 'Médecin traitant'], ['Arts', 'Huisarts'], ['Doctor', 'Physician']),
  column(
    'doctorPhone',
    'phone',
    ['Téléphone du médecin'],
    ['Telefoon van de arts', 'Telefoon van de huisarts'],
    ['Phone of the doctor', 'Doctor phone'],
  ),
] as const;
