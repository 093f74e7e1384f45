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
} as const;

describe('the CSV of a bank (FORMATS, Bank CSV)', () => {
  it.each(Object.entries(HEADERS))(
    'the CSV of a bank (FORMATS, Bank CSV) is known as %s by its header',
    (format, header) => {
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

  it('leaves out what the bank refused to carry out, and empty rows', () => {
    const line =
      '2026-0012;05/05/2026;;12,00;EUR;BE71096123456769;Overschrijving;BE68539007547034;Jan;x;y;Geweigerd;Saldo';
    expect(row(HEADERS.bnp, line)).toBeUndefined();
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

  it('ignores a byte order mark and quotes of case in the header', () => {
    expect(bankCsvOf('\uFEFFDate;Account;AMOUNT;Detail'.split(';'))?.format).toBe('generic');
  });
});
