import { fold } from '../text/fold.ts';

/**
 * Bank whose CSV is recognised by its header; `generic` is any other with the required columns, such as the specification's
 * date;account;amount;detail.
 */
export type BankFormat = 'generic' | 'kbc' | 'belfius' | 'bnp' | 'ing' | 'crelan';

/**
 * Column names in the exports of Belgian banks, in French, Dutch and English, without accents and punctuation. The most specific name of each role
 * comes first: a file may have a booking and a value date, a text of the bank and one of the payer.
 */
const NAMES = {
  date: [
    'date de comptabilisation',
    'boekingsdatum',
    'boekdatum',
    'booking date',
    'accounting date',
    'date comptable',
    'uitvoeringsdatum',
    'date d execution',
    'execution date',
    'verrichtingsdatum',
    'datum verrichting',
    'date de l operation',
    'date operation',
    'transaction date',
    'operation date',
    'posting date',
    'entry date',
    'datum',
    'date',
  ],
  amount: [
    'bedrag',
    'montant',
    'amount',
    'bedrag in eur',
    'bedrag eur',
    'montant en eur',
    'montant eur',
    'amount in eur',
    'amount eur',
    'bedrag van de beweg',
    'montant du mouvement',
    'montant de l operation',
  ],
  credit: ['credit', 'tegoed', 'bijschrijving', 'montant credit', 'bedrag credit', 'credit amount'],
  debit: ['debet', 'debit', 'afschrijving', 'montant debit', 'bedrag debet', 'debit amount'],
  direction: ['af bij', 'debet credit', 'debit credit', 'credit debit', 'credit debet', 'd c', 'c d'],
  currency: [
    'valuta rekening',
    'devise du compte',
    'currency of the account',
    'account currency',
    'munt',
    'munteenheid',
    'muntsoort',
    'devise',
    'devies',
    'currency',
    'valuta',
  ],
  own: [
    'rekening opdrachtgever',
    'compte donneur d ordre',
    'compte du donneur d ordre',
    'originator account',
    'ordering account',
    'eigen rekening',
    'rekeningnummer',
    'numero de compte',
    'account number',
    'rekening',
    'compte',
    'account',
    'iban',
  ],
  account: [
    'rekeningnummer tegenpartij',
    'rekeningnummer van de tegenpartij',
    'rekening tegenpartij',
    'rekening van de tegenpartij',
    'tegenrekening',
    'iban tegenpartij',
    'numero de compte contrepartie',
    'numero de compte de la contrepartie',
    'compte contrepartie',
    'compte de la contrepartie',
    'compte de contrepartie',
    'compte partie adverse',
    'iban contrepartie',
    'counterparty s account number',
    'counterparty account number',
    'counterparty s account',
    'counterparty account',
    'counterparty bank account',
    'account of the counterparty',
    'account counterparty',
    'counterparty iban',
  ],
  /** Account number at some banks, a name at those with a separate account column. */
  party: ['tegenpartij', 'contrepartie', 'contrepartie de la transaction', 'counterparty'],
  name: [
    'naam tegenpartij bevat',
    'naam van de tegenpartij',
    'naam tegenpartij',
    'nom contrepartie contient',
    'nom de la contrepartie',
    'nom contrepartie',
    'counterparty name contains',
    'counterparty s name',
    'counterparty name',
    'name of the counterparty',
    'name counterparty',
  ],
  structured: [
    'gestructureerde mededeling',
    'communication structuree',
    'standard format reference',
    'standard format communication',
    'structured communication',
    'structured reference',
  ],
  statement: [
    'rekeninguittrekselnummer',
    'afschriftnummer',
    'uittrekselnummer',
    'numero d extrait',
    'numero de l extrait',
    'statement number',
  ],
  number: [
    'transactienummer',
    'numero de transaction',
    'transaction number',
    'omzetnummer',
    'numero de mouvement',
    'numero du mouvement',
    'movement number',
    'entry number',
    'volgnummer',
    'no de sequence',
    'n de sequence',
    'numero de sequence',
    'sequence number',
    'verrichtingsreferentie',
    'reference de l operation',
    'transaction reference',
    'transaction id',
    'referentie',
    'reference',
  ],
  balance: [
    'saldo na verrichting',
    'saldo na beweging',
    'solde apres operation',
    'solde apres l operation',
    'solde apres transaction',
    'solde apres mouvement',
    'balance after transaction',
    'balance after operation',
    'balance after movement',
    'saldo',
    'solde',
    'balance',
  ],
  status: ['status', 'statut'],
  type: [
    'type verrichting',
    'type de transaction',
    'type d operation',
    'type operation',
    'transaction type',
    'type of transaction',
    'type of operation',
  ],
} as const;

/** Columns that make up the text of a line, in the order of the file. */
const TEXTS = new Set([
  'omschrijving',
  'beschrijving',
  'description',
  'libelle',
  'libelles',
  'label',
  'labels',
  'vrije mededeling',
  'communication libre',
  'free format reference',
  'free format communication',
  'free communication',
  'mededeling',
  'mededelingen',
  'mededeling vervolg',
  'communication',
  'communications',
  'communication suite',
  'detail',
  'details',
  'detail van de omzet',
  'details van de omzet',
  'details du mouvement',
  'detail du mouvement',
  'details of movement',
  'details of the movement',
  'movement details',
  'transaction details',
  'transaction',
  'transactie',
  'bericht',
  'message',
]);

/** Columns that are unique to a bank; one of them identifies it. */
const SIGNS: readonly (readonly [format: Exclude<BankFormat, 'generic'>, names: readonly string[]])[] = [
  [
    'belfius',
    ['naam tegenpartij bevat', 'nom contrepartie contient', 'counterparty name contains', 'rekeninguittrekselnummer'],
  ],
  [
    'kbc',
    [
      'rubrieknaam',
      'nom de la rubrique',
      'rubrique',
      'heading',
      'standard format reference',
      'vrije mededeling',
      'communication libre',
    ],
  ],
  ['bnp', ['volgnummer', 'no de sequence', 'n de sequence', 'numero de sequence', 'sequence number']],
  ['ing', ['omzetnummer', 'numero de mouvement', 'movement number', 'entry number', 'compte partie adverse']],
  [
    'crelan',
    [
      'saldo na verrichting',
      'solde apres operation',
      'solde apres l operation',
      'solde apres transaction',
      'balance after transaction',
      'balance after operation',
      'rekening opdrachtgever',
      'compte donneur d ordre',
    ],
  ],
];

/** Column of a bank file, by its meaning. */
export type BankColumn = keyof typeof NAMES;

/** Indexes of the columns in a row, -1 for a missing column. */
export interface BankColumns {
  readonly format: BankFormat;
  readonly width: number;
  readonly at: Readonly<Record<BankColumn, number>>;
  readonly texts: readonly number[];
}

/** Name of a column without case, accents and punctuation: `Nº de séquence` is `no de sequence`. */
const plain = (name: string): string =>
  fold(name.normalize('NFKC'))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Columns of a bank's file; `undefined` when a row is no readable header: without a date, an amount, and an account or counterparty with a text, a
 * table may be anything.
 */
export function bankColumns(header: readonly string[]): BankColumns | undefined {
  const names = header.map(plain);
  const find = (candidates: readonly string[]): number =>
    candidates.map((candidate) => names.indexOf(candidate)).find((index) => index >= 0) ?? -1;
  const format = SIGNS.find(([, signs]) => find(signs) >= 0)?.[0] ?? 'generic';
  const party = find(NAMES.party);
  const named = find(NAMES.account);
  const own = find(NAMES.own);
  // A plain file has one account column, that of the counterparty.
  const account = named >= 0 ? named : party >= 0 && find(NAMES.name) >= 0 ? party : format === 'generic' ? own : -1;
  const name = find(NAMES.name);
  const at = {
    date: find(NAMES.date),
    amount: find(NAMES.amount),
    credit: find(NAMES.credit),
    debit: find(NAMES.debit),
    direction: find(NAMES.direction),
    currency: find(NAMES.currency),
    own: own === account ? -1 : own,
    account: account < 0 && name < 0 ? party : account,
    party,
    name: name < 0 && account >= 0 && account !== party ? party : name,
    structured: find(NAMES.structured),
    statement: find(NAMES.statement),
    number: find(NAMES.number),
    balance: find(NAMES.balance),
    status: find(NAMES.status),
    type: find(NAMES.type),
  };
  const texts = names.flatMap((column, index) => (TEXTS.has(column) ? [index] : []));
  const hasAmount = at.amount >= 0 || (at.credit >= 0 && at.debit >= 0);
  const isKnown = format !== 'generic' || ((at.account >= 0 || at.own >= 0) && texts.length > 0);
  return at.date >= 0 && hasAmount && isKnown ? { format, width: header.length, at, texts } : undefined;
}
