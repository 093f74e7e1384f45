/** A bank whose CSV we know; `generic` is the one of the specification: date;account;amount;detail. */
export type BankFormat = 'generic' | 'kbc' | 'belfius' | 'bnp' | 'ing';

/** Where a bank's CSV holds what: names of columns, in the languages the bank writes them in. Several columns of text are joined. */
export interface BankProfile {
  readonly format: BankFormat;
  readonly date: readonly string[];
  readonly amount: readonly string[];
  /** Account of the counterparty. */
  readonly account: readonly string[];
  readonly counterparty: readonly string[];
  /** Columns that make the text, in this order. */
  readonly detail: readonly (readonly string[])[];
  /** A column of its own for the structured communication. */
  readonly structured: readonly string[];
  /** Column that says whether the bank carried it out, and the beginnings of words that say it did not. */
  readonly status?: { readonly column: readonly string[]; readonly refused: readonly string[] };
  /** Columns that no other bank has. */
  readonly sign: readonly (readonly string[])[];
}

/** The banks, the most particular first (FORMATS, Bank CSV). */
export const BANK_PROFILES: readonly BankProfile[] = [
  {
    format: 'kbc',
    date: ['Datum', 'Date'],
    amount: ['Bedrag', 'Montant'],
    account: ['rekeningnummer tegenpartij', 'Numéro de compte contrepartie', 'numéro de compte contrepartie'],
    counterparty: ['Naam tegenpartij', 'Nom contrepartie'],
    detail: [
      ['Omschrijving', 'Description'],
      ['Vrije mededeling', 'Communication libre'],
    ],
    structured: ['gestructureerde mededeling', 'communication structurée'],
    sign: [
      ['Rubrieknaam', 'Nom de la rubrique'],
      ['gestructureerde mededeling', 'communication structurée'],
    ],
  },
  {
    format: 'belfius',
    date: ['Date de comptabilisation', 'Boekingsdatum'],
    amount: ['Montant', 'Bedrag'],
    account: ['Compte contrepartie', 'Rekening tegenpartij'],
    counterparty: ['Nom contrepartie contient', 'Naam tegenpartij bevat'],
    detail: [
      ['Transaction', 'Transactie'],
      ['Communications', 'Mededelingen'],
    ],
    structured: [],
    sign: [['Nom contrepartie contient', 'Naam tegenpartij bevat']],
  },
  {
    format: 'bnp',
    date: ['Uitvoeringsdatum', "Date d'exécution"],
    amount: ['Bedrag', 'Montant'],
    account: ['Tegenpartij', 'Contrepartie'],
    counterparty: ['Naam van de tegenpartij', 'Nom de la contrepartie'],
    detail: [
      ['Mededeling', 'Communication'],
      ['Details', 'Détails'],
    ],
    structured: [],
    status: { column: ['Status', 'Statut'], refused: ['gewei', 'refus', 'annul', 'geann'] },
    sign: [
      ['Volgnummer', 'Nº de séquence', 'N° de séquence'],
      ['Uitvoeringsdatum', "Date d'exécution"],
    ],
  },
  {
    format: 'ing',
    date: ['Date comptable', 'Boekingsdatum'],
    amount: ['Montant', 'Bedrag'],
    account: ['Compte partie adverse', 'Rekening tegenpartij'],
    counterparty: [],
    detail: [
      ['Libellés', 'Omschrijving'],
      ['Détails du mouvement', 'Detail van de omzet'],
      ['Message', 'Bericht'],
    ],
    structured: [],
    sign: [
      ['Compte partie adverse', 'Rekening tegenpartij'],
      ['Libellés', 'Omschrijving'],
    ],
  },
  {
    format: 'generic',
    date: ['date', 'datum'],
    amount: ['amount', 'montant', 'bedrag'],
    account: ['account', 'compte', 'rekening'],
    counterparty: [],
    detail: [['detail', 'détail', 'details']],
    structured: [],
    sign: [
      ['date', 'datum'],
      ['account', 'compte', 'rekening'],
      ['amount', 'montant', 'bedrag'],
      ['detail', 'détail', 'details'],
    ],
  },
];
