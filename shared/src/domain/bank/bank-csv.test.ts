import { describe, expect, it } from 'vitest';
import { bankCsvOf } from './bank-csv.ts';

const row = (header: string, line: string) => bankCsvOf(header.split(';'))?.read(line.split(';'), 7);

const HEADERS = {
  generic: 'date;account;amount;detail',
  kbc: 'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling',
  belfius:
    "Compte;Date de comptabilisation;Numéro d'extrait;Numéro de transaction;Compte contrepartie;Nom contrepartie contient;Rue et numéro;Code postal et localité;Transaction;Date valeur;Montant;Devise;BIC;Code pays;Communications",
  bnp: 'Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer;Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;Reden van weigering',
  ing: 'Numéro de compte;Nom du compte;Compte partie adverse;Numéro de mouvement;Date comptable;Date valeur;Montant;Devise;Libellés;Détails du mouvement;Message',
  kbcNew:
    'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekening tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling',
  kbcEn:
    "Account number;Heading;Name;Currency;Statement number;Date;Description;Value date;Amount;Balance;credit;debit;counterparty's account number;Counterparty BIC;Counterparty name;Counterparty address;standard-format reference;Free-format reference",
  kbcFr:
    "Numéro de compte;Nom de la rubrique;Nom;Devise;Numéro de l'extrait;Date;Description;Valeur;Montant;Solde;crédit;débit;numéro de compte contrepartie;BIC contrepartie;Nom contrepartie;Adresse contrepartie;communication structurée;Communication libre",
  belfiusNl:
    'Rekening;Boekingsdatum;Rekeninguittrekselnummer;Transactienummer;Rekening tegenpartij;Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;Transactie;Valutadatum;Bedrag;Devies;BIC;Landcode;Mededelingen',
  belfiusEn:
    'Account;Booking date;Statement number;Transaction number;Counterparty account;Counterparty name contains;Street and number;Postal code and city;Transaction;Value date;Amount;Currency;BIC;Country code;Communications',
  bnpFr:
    "Nº de séquence;Date d'exécution;Date valeur;Montant;Devise du compte;Numéro de compte;Type de transaction;Contrepartie;Nom de la contrepartie;Communication;Détails;Statut;Motif du refus",
  bnpEn:
    'Sequence number;Execution date;Value date;Amount;Currency of the account;Account number;Transaction type;Counterparty;Name of the counterparty;Communication;Details;Status;Reason for refusal',
  ingNl:
    'Rekeningnummer;Naam van de rekening;Rekening tegenpartij;Omzetnummer;Boekingsdatum;Valutadatum;Bedrag;Munteenheid;Omschrijving;Detail van de omzet;Bericht',
  ingEn:
    'Account Number;Account Name;Counterparty account;Entry number;Booking date;Value date;Amount;Currency;Description;Transaction details;Message',
  crelanNl:
    'Datum;Bedrag;Saldo na verrichting;Munt;Tegenpartij;Rekening tegenpartij;Type verrichting;Mededeling;Rekening opdrachtgever',
  crelanFr:
    "Date;Montant;Solde après opération;Devise;Contrepartie;Compte contrepartie;Type d'opération;Communication;Compte donneur d'ordre",
  crelanEn:
    'Date;Amount;Balance after transaction;Currency;Counterparty;Counterparty account;Type of transaction;Communication;Originator account',
} as const;

/** A row of an export: the values of its columns by their place. */
function filled(header: string, values: Readonly<Record<number, string>>): string {
  return header
    .split(';')
    .map((_, index) => values[index] ?? '')
    .join(';');
}

/** Places of date, amount, account and name of the counterparty, text, own account, number or balance. */
const PLACES = {
  kbcNew: [5, 8, 12, 14, 17, 0, 9],
  kbcEn: [5, 8, 12, 14, 17, 0, 9],
  kbcFr: [5, 8, 12, 14, 17, 0, 9],
  belfiusNl: [1, 10, 4, 5, 14, 0, 3],
  belfiusEn: [1, 10, 4, 5, 14, 0, 3],
  bnpFr: [1, 3, 7, 8, 9, 5, 0],
  bnpEn: [1, 3, 7, 8, 9, 5, 0],
  ingNl: [4, 6, 2, -1, 10, 0, 3],
  ingEn: [4, 6, 2, -1, 10, 0, 3],
  crelanNl: [0, 1, 5, 4, 7, 8, 2],
  crelanFr: [0, 1, 5, 4, 7, 8, 2],
  crelanEn: [0, 1, 5, 4, 7, 8, 2],
} as const;

describe('the CSV of a bank (specification/formats.md#bank-csv)', () => {
  it.each(Object.entries(HEADERS))(
    'the CSV of a bank (specification/formats.md#bank-csv) is known as %s by its header',
    (name, header) => {
      const [format] = /^[a-z]+/u.exec(name) ?? [];
      expect(bankCsvOf(header.split(';'))?.format).toBe(format);
    },
  );

  it.each(['', 'a;b;c', 'date;amount', 'Naam;Adres;Bedrag'])('is not known by %j', (header) => {
    expect(bankCsvOf(header.split(';'))).toBeUndefined();
  });

  it('gives a payment with the reference of its structured communication', () => {
    expect(row(HEADERS.generic, '03/05/2026;BE68 5390 0754 7034;54,50;Paiement +++100/0123/00038+++ merci')).toEqual({
      line: 7,
      date: '2026-05-03',
      cents: 5450,
      account: 'BE68539007547034',
      counterparty: null,
      detail: 'Paiement +++100/0123/00038+++ merci',
      structured: '100012300038',
      ref: '000123',
      number: null,
      returned: false,
    });
  });

  it('reads the column that KBC has for the structured communication', () => {
    const line =
      'BE71096123456769;;ASBL;EUR;1;04/05/2026;Overschrijving;04/05/2026;-1.234,50;99,00;;-1.234,50;BE68539007547034;GKCCBEBB;Jan Peeters;Straat 1;+++100/0123/00038+++;';
    expect(row(HEADERS.kbc, line)).toMatchObject({
      cents: -123_450,
      counterparty: 'Jan Peeters',
      account: 'BE68539007547034',
      structured: '100012300038',
      detail: 'Overschrijving',
      ref: '000123',
    });
  });

  it('joins the texts of ING and finds the number of the invoice in them', () => {
    const line =
      'BE71096123456769;ASBL;BE68539007547034;12;05/05/2026;05/05/2026;+20,00;EUR;Virement de Mme Dubois;Instantané;facture 000456';
    expect(row(HEADERS.ing, line)).toMatchObject({
      cents: 2000,
      detail: 'Virement de Mme Dubois Instantané facture 000456',
      ref: '000456',
      structured: null,
    });
  });

  it('names rows that the bank refused to execute, and leaves out empty rows', () => {
    const line =
      '2026-0012;05/05/2026;;12,00;EUR;BE71096123456769;Overschrijving;BE68539007547034;Jan;x;y;Geweigerd;Saldo';
    expect(row(HEADERS.bnp, line)).toEqual({ line: 7, messageKey: 'transaction.refused.byBank' });
    expect(row(HEADERS.bnp, line.replace('Geweigerd', 'Geaccepteerd'))).toMatchObject({ cents: 1200 });
    expect(row(HEADERS.generic, ';;;')).toBeUndefined();
  });

  it.each([
    ['31/02/2026;;1,00;x', 'transaction.refused.date'],
    ['2026;;1,00;x', 'transaction.refused.date'],
    ['01/02/2026;;1,005;x', 'transaction.refused.amount'],
    ['01/02/2026;;beaucoup;x', 'transaction.refused.amount'],
    ['01/02/2026;x', 'transaction.refused.columns'],
  ])('refuses %s by name', (line, messageKey) => {
    expect(row(HEADERS.generic, line)).toEqual({ line: 7, messageKey });
  });

  it.each(Object.entries(PLACES))(
    'reads date, amount, counterparty, text and the bank’s number of %s',
    (name, places) => {
      const header = Object.entries(HEADERS).find(([key]) => key === name)?.[1] ?? '';
      const [date, amount, account, counterparty, text, own, number] = places;
      const statement: Record<number, string> = name.startsWith('kbc') ? { 4: '02026010' } : {};
      const line = filled(header, {
        [date]: '17/11/2026',
        [amount]: '1.254,50',
        [account]: 'BE71 0961 2345 6769',
        [counterparty]: 'JANSSENS',
        [text]: 'factuur 000123',
        [own]: 'BE68 5390 0754 7034',
        [number]: '1199,54',
        ...statement,
      });
      expect(row(header, line)).toMatchObject({
        date: '2026-11-17',
        cents: 125_450,
        account: 'BE71096123456769',
        counterparty: counterparty < 0 ? null : 'JANSSENS',
        detail: 'factuur 000123',
        ref: '000123',
        number: expect.stringMatching(/^BE68539007547034 .*1199,?54$/u),
      });
    },
  );

  it('takes no number of the bank where it has not given one yet', () => {
    const number = (value: string) =>
      row(HEADERS.bnpFr, filled(HEADERS.bnpFr, { 0: value, 1: '17/11/2026', 3: '1,00' }));
    expect(number('2026-00127')).toMatchObject({ number: expect.stringMatching(/2026-00127$/u) });
    expect(number('2026-')).toMatchObject({ number: null });
    expect(number('')).toMatchObject({ number: null });
  });

  it('names a currency other than euros as refused', () => {
    const usd = filled(HEADERS.ingEn, { 4: '17/11/2026', 6: '10,00', 7: 'USD' });
    expect(row(HEADERS.ingEn, usd)).toEqual({ line: 7, messageKey: 'transaction.refused.currency' });
    expect(row(HEADERS.ingEn, usd.replace('USD', 'EUR'))).toMatchObject({ cents: 1000 });
  });

  it('refuses a row with a separator inside a field, which would change its amount', () => {
    expect(row(HEADERS.generic, '17/11/2026;BE71096123456769;12;50;text')).toEqual({
      line: 7,
      messageKey: 'transaction.refused.columns',
    });
  });

  it('takes the amount of the columns for credit and debit where there is no other', () => {
    const header = 'Date;Compte contrepartie;Crédit;Débit;Communication';
    expect(row(header, '17/11/2026;;12,50;;a')).toMatchObject({ cents: 1250 });
    expect(row(header, '17/11/2026;;;12,50;a')).toMatchObject({ cents: -1250 });
    expect(row(header, '17/11/2026;;;-12,50;a')).toMatchObject({ cents: -1250 });
    expect(row(header, '17/11/2026;;;;a')).toEqual({ line: 7, messageKey: 'transaction.refused.amount' });
    const signed = 'Date;Compte contrepartie;Montant;Débit/Crédit;Communication';
    expect(row(signed, '17/11/2026;;12,50;D;a')).toMatchObject({ cents: -1250 });
    expect(row(signed, '17/11/2026;;12,50;C;a')).toMatchObject({ cents: 1250 });
  });

  it('recognises a returned payment by the words of the bank', () => {
    const words = [
      'Terugbetaling domiciliëring',
      'RETOUR VIREMENT',
      'Impayé',
      'Rejected payment',
      'Geweigerde verrichting',
    ];
    const says = (detail: string) => row(HEADERS.generic, `17/11/2026;;-1,00;${detail}`);
    for (const detail of words) expect(says(detail)).toMatchObject({ returned: true });
    expect(says('rit ziekenhuis')).toMatchObject({ returned: false });
  });

  it('ignores a byte order mark and quotes of case in the header', () => {
    expect(bankCsvOf('\uFEFFDate;Account;AMOUNT;Detail'.split(';'))?.format).toBe('generic');
  });
});
