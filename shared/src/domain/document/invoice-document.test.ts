import { describe, expect, it } from 'vitest';
import type { DocumentLanguage } from '../people/document-language.ts';
import { invoiceDocument } from './invoice-document.ts';
import { blockOf, printed, tableRows, sampleCompany, sampleLine, sampleSource } from './testing/sample-source.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('client invoice on paper (specification/wallets.md#client-invoice-total)', () => {
  const document = invoiceDocument(sampleSource());

  it('prints number, date and due date', () => {
    expect(document.title).toBe('Facture 000123');
    expect(document.fileName).toBe('facture-000123');
    expect(printed(blockOf(document, 'heading').facts)).toEqual([
      'Numéro: 000123',
      'Date: 10/03/2026',
      'Échéance: 25/03/2026',
      'N° de client: 7',
      'Période: 02/03/2026',
    ]);
  });

  it.each([
    ['Rue Neuve 3', ['Rue Neuve 3', '1000 Bruxelles']],
    ['Rue Neuve 3, 1000 Bruxelles', ['Rue Neuve 3', '1000 Bruxelles']],
    ['chaussée de Wemmel 233 bte 4, 1090 Jette', ['chaussée de Wemmel 233 bte 4', '1090 Jette']],
    ['Clos, bâtiment B', ['Clos, bâtiment B', '1000 Bruxelles']],
  ])('prints street and locality on separate lines, and the locality once: %s', (address, lines) => {
    const source = sampleSource();
    const { to } = blockOf(invoiceDocument({ ...source, payer: { ...source.payer, address } }), 'addresses');
    expect(to).toEqual(['Zoé Œuvrard', ...lines, 'zoe@example.be']);
  });

  it('prints the lines with the sums that the totals begin with, and parking beside the subtotal', () => {
    expect(tableRows(document)).toEqual([
      ['02/03/2026', '10:00', 'Clinique Saint-Jean', 'Aller', '25,00', '5,00', '30,00', '3,50'],
      ['02/03/2026', '10:00', 'Clinique Saint-Jean', 'Retour', '18,00', '0,00', '18,00', '0,00'],
    ]);
    expect(blockOf(document, 'table').sums?.cells.slice(4)).toEqual(['43,00', '5,00', '48,00', '3,50']);
    expect(printed(blockOf(document, 'totals').rows)).toEqual([
      'Sous-total: 48,00 €',
      'Parking: 3,50 €',
      'Frais administratifs: 3,00 €',
      'Total à payer: 54,50 €',
    ]);
  });

  it('asks for the amount, with account, structured communication, reference and payment code once', () => {
    const payment = blockOf(document, 'payment');
    expect(payment.sentences.map(plain)).toEqual([
      'Merci de verser 54,50 € dans les 15 jours, au plus tard le 25/03/2026, avec la communication ci-dessous.',
    ]);
    expect(payment.code?.payload.split('\n').join('|')).toBe(
      'BCD|002|1|SCT||ASBL Exemple Transport|BE68539007547034|EUR54.50||100012300038',
    );
    expect(payment.slip?.fields.map(({ value }) => plain(value))).toEqual([
      '54,50 €',
      'BE68 5390 0754 7034',
      'ASBL Exemple Transport',
      'Rue de la Loi 16, 1000 Bruxelles',
      '+++100/0123/00038+++',
      '0001237',
    ]);
    expect([payment.facts, document.footer.includes('BE68')]).toEqual([[], false]);
  });

  it('prints the term of the settings', () => {
    const company = { ...sampleCompany, paymentTerm: 30 };
    expect(printed(blockOf(invoiceDocument(sampleSource({ company })), 'heading').facts)).toContain(
      'Échéance: 09/04/2026',
    );
  });

  it('prints a client invoice in Dutch for a Dutch client, including the standard VAT sentence', () => {
    const dutch = invoiceDocument(sampleSource({ language: 'nl' }));
    expect(dutch.title).toBe('Factuur 000123');
    expect(printed(blockOf(dutch, 'totals').rows).at(-1)).toBe('Te betalen: € 54,50');
    expect(blockOf(dutch, 'notes').lines).toEqual(['Vereniging zonder winstoogmerk – btw niet van toepassing']);
    expect(dutch.page(2, 3)).toBe('pagina 2 van 3');
  });

  it('prints the own sentences of the organisation, in the language of the document where it has them', () => {
    const own = {
      companyVat: 'Exempté art. 44',
      invoiceText: 'Merci de votre confiance.',
      companyVatNl: 'Vrijgesteld',
    };
    const notesIn = (language: DocumentLanguage) =>
      blockOf(invoiceDocument(sampleSource({ language, company: { ...sampleCompany, ...own } })), 'notes').lines;
    expect(notesIn('fr')).toEqual(['Merci de votre confiance.', 'Exempté art. 44']);
    expect(notesIn('nl')).toEqual(['Merci de votre confiance.', 'Vrijgesteld']);
    expect(notesIn('en')).toEqual(['Merci de votre confiance.', 'Exempté art. 44']);
  });
});

describe('an invoice without a payment', () => {
  it('an invoice that is not issued has neither number nor payment QR code', () => {
    const draft = invoiceDocument(sampleSource({ id: null }));
    expect([draft.title, draft.fileName]).toEqual(['Facture – Projet', 'facture-projet']);
    expect(blockOf(draft, 'payment')).toMatchObject({ facts: [], code: null, slip: null });
  });

  it('promises a driver no reference before it has a number', () => {
    const sentences = (id: number | null) =>
      blockOf(invoiceDocument(sampleSource({ kind: 'driver', id })), 'payment').sentences;
    expect(sentences(123)).toEqual([expect.stringContaining('référence ci-dessous')]);
    expect(sentences(null)).toEqual([]);
  });

  it.each([0, -12.5])('asks for no payment for an amount of %d', (amount) => {
    const document = invoiceDocument(sampleSource({ amount }));
    expect(blockOf(document, 'payment')).toMatchObject({ sentences: ['Rien n’est à payer.'], code: null, slip: null });
    expect(printed(blockOf(document, 'heading').facts)).not.toContain('Échéance: 25/03/2026');
  });

  it.each([null, 'BE68 5390 0754 7035'])('has no payment code for the account %s', (companyBank) => {
    const payment = blockOf(invoiceDocument(sampleSource({ company: { ...sampleCompany, companyBank } })), 'payment');
    expect(payment).toMatchObject({ code: null, slip: null });
    expect(printed(payment.facts)).toContain('Référence: 0001237');
  });

  it('an invoice without a payment has no payment code when the name of the organisation is too long for one', () => {
    const company = { ...sampleCompany, companyName: '🚐'.repeat(70), companyBic: 'GEBABEBBXXX' };
    expect(blockOf(invoiceDocument(sampleSource({ company })), 'payment').code).toBeNull();
  });
});

describe('settlement of a driver on paper (specification/wallets.md#driver-settlement)', () => {
  const lines = [
    sampleLine({ price: 30, waitprice: 5, subtotal: 35, price_factuur: 35, commission: 20, total: 28 }),
    sampleLine({
      price: 18,
      subtotal: 18,
      price_cash: 18,
      commission: 20,
      creditDriver: true,
      creditAmount: -2.5,
      total: -6.1,
    }),
    sampleLine({ price: 22.5, subtotal: 22.5, price_cash: 4, price_factuur: 18.5, commission: 20, total: 14 }),
  ];
  const driver = sampleSource({ kind: 'driver', lines, amount: 35.9, fee: 0 });
  const payer = { ...driver.payer, id: 15, bank: 'BE71096123456769' };

  it('prints the sums of the settlement', () => {
    expect(printed(blockOf(invoiceDocument(driver), 'totals').rows)).toEqual([
      'Sur facture: 53,50 €',
      'Rectifications: -2,50 €',
      'Commission: -15,10 €',
      'À verser au chauffeur: 35,90 €',
      'Reçu en espèces (pour information): 22,00 €',
    ]);
    expect(tableRows(invoiceDocument(driver)).map((row) => row.slice(5))).toEqual([
      ['30,00', '5,00', '0,00', '35,00', '0,00', '-7,00'],
      ['18,00', '0,00', '18,00', '0,00', '-2,50', '-3,60'],
      ['22,50', '0,00', '4,00', '18,50', '0,00', '-4,50'],
    ]);
  });

  it('deducts debts of earlier settlements from what is paid', () => {
    const document = invoiceDocument({ ...driver, carried: [{ id: 12, amount: 8 }] });
    expect(printed(blockOf(document, 'totals').rows).slice(3, 6)).toEqual([
      'À verser au chauffeur: 35,90 €',
      'Solde dû du décompte 000012: -8,00 €',
      'Reste à verser: 27,90 €',
    ]);
    expect(blockOf(document, 'payment').sentences[0]).toContain('27,90');
  });

  it('shows number and driver as reference of a settlement, and asks for no payment (specification/invoices.md#number-and-reference)', () => {
    const payment = blockOf(invoiceDocument({ ...driver, payer }), 'payment');
    expect(payment).toMatchObject({ code: null, slip: null });
    expect(printed(payment.facts)).toEqual([
      'Votre compte: BE71 0961 2345 6769',
      'Communication structurée: +++300/0123/00009+++',
      'Référence: 00012315',
    ]);
  });

  it('asks a driver to pay a negative settlement (specification/wallets.md#commission)', () => {
    const owing = [sampleLine({ price: 40, subtotal: 40, price_cash: 40, commission: 20, total: -8 })];
    const document = invoiceDocument({ ...driver, payer, lines: owing, amount: -8 });
    expect(printed(blockOf(document, 'totals').rows)).toContain('À payer par le chauffeur: 8,00 €');
    expect(blockOf(document, 'payment').code?.payload).toContain('EUR8.00\n\n300012300009');
    expect(printed(blockOf(document, 'heading').facts)).toContain('Échéance: 25/03/2026');
  });

  it('asks for no payment for a settlement of 0', () => {
    expect(blockOf(invoiceDocument({ ...driver, amount: 0 }), 'payment').sentences).toEqual(['Rien n’est à payer.']);
  });
});

describe('invoice of an insurer on paper (specification/wallets.md#insurer-lines)', () => {
  const lines = [
    sampleLine({ subtotal: 14.4, price_cash: 4, total: 10.4, mutualDistance: 16, dist: 15 }),
    sampleLine({ subtotal: 22, price_cash: 2.5, total: 19.5, mutualPatientID: null, motive: null, dist: 7.25 }),
  ];
  const document = invoiceDocument(
    sampleSource({ kind: 'insurance', lines, amount: 29.9, fee: 0, about: 'Zoé Œuvrard' }),
  );

  it('prints shares of patients below zero, and no fee', () => {
    expect(tableRows(document)).toEqual([
      ['T-1', '02/03/2026', '10:00', 'Clinique Saint-Jean', 'Aller', 'Dialyse', '16,0', '14,40', '-4,00', '10,40'],
      ['', '02/03/2026', '10:00', 'Clinique Saint-Jean', 'Aller', '', '7,3', '22,00', '-2,50', '19,50'],
    ]);
    expect(printed(blockOf(document, 'totals').rows)).toEqual([
      'Sous-total: 36,40 €',
      'Parts des patients: -6,50 €',
      'Total à payer: 29,90 €',
    ]);
    expect(printed(blockOf(document, 'heading').facts)).toContain('Concerne: Zoé Œuvrard');
  });

  it('asks with number and insurer as reference (specification/invoices.md#number-and-reference)', () => {
    expect(printed(blockOf(document, 'payment').slip?.fields ?? [])).toEqual(
      expect.arrayContaining(['Communication structurée: +++200/0123/00072+++', 'Référence: 0001237']),
    );
  });

  it('groups the trips by patient, with the sums of each and the sums carried forward after any line', () => {
    const other = {
      clientId: 2,
      client_lastname: 'Peeters',
      client_firstname: 'Jan',
      subtotal: 30,
      total: 30,
      dist: 12,
    };
    const mixed = [
      sampleLine({ ...lines[0], clientId: 1 }),
      sampleLine(other),
      sampleLine({ ...lines[1], clientId: 1 }),
    ];
    const table = blockOf(invoiceDocument(sampleSource({ kind: 'insurance', lines: mixed, amount: 59.9 })), 'table');
    expect(table.rows.map((row) => row[6])).toEqual(['16,0', '7,3', '12,0']);
    expect(table.groups?.map(({ title, count, sums }) => [title, count, ...sums.cells.slice(6)])).toEqual([
      ['Œuvrard Zoé – 2 trajets', 2, '23,3', '36,40', '-6,50', '29,90'],
      ['Peeters Jan – 1 trajet', 1, '12,0', '30,00', '0,00', '30,00'],
    ]);
    expect(table.sums?.cells.slice(6)).toEqual(['35,3', '66,40', '-6,50', '59,90']);
    expect(table.carried?.(2).forward.cells.slice(6)).toEqual(['23,3', '36,40', '-6,50', '29,90']);
  });

  it('prints the national number of a patient when it is stored with the lines', () => {
    const numbered = lines.map((line) => ({ ...line, client_ssn: '85.07.30-033-28' }));
    const [group] =
      blockOf(invoiceDocument(sampleSource({ kind: 'insurance', lines: numbered })), 'table').groups ?? [];
    expect(group?.title).toBe('Œuvrard Zoé – 2 trajets – N° national 85.07.30-033-28');
  });

  it('deducts the share on the invoice of a client whose insurer does not intervene', () => {
    const line = sampleLine({ price: 14.4, subtotal: 14.4, total: 10.4 });
    expect(tableRows(invoiceDocument(sampleSource({ lines: [line], amount: 13.4 })))[0]).toEqual(
      expect.arrayContaining(['14,40', '-4,00', '10,40']),
    );
  });
});

describe('a credit note', () => {
  const credit = { id: 12, date: '2026-04-01', reason: 'Trajet annulé' };
  const document = invoiceDocument(sampleSource({ credit, lines: [sampleLine({ total: 18 })], amount: 18, fee: 0 }));

  it('names its invoice and its reason, and asks for nothing', () => {
    expect([document.title, document.fileName]).toEqual(['Note de crédit CN000012', 'note-de-credit-cn000012']);
    expect(printed(blockOf(document, 'heading').facts)).toEqual([
      'Numéro: CN000012',
      'Date: 01/04/2026',
      'Facture: 000123',
      'Motif: Trajet annulé',
      'N° de client: 7',
      'Période: 02/03/2026',
    ]);
    expect(printed(blockOf(document, 'totals').rows)).toEqual(['Total crédité: 18,00 €']);
    expect(blockOf(document, 'payment')).toMatchObject({ code: null, slip: null });
  });

  it.each([
    ['client', 54.5, 21, 'Il reste 21,00 € à payer sur la facture 000123.'],
    ['insurance', 54.5, 0, 'Rien n’est à payer.'],
    ['client', 54.5, -33.5, '33,50 € ont été payés en trop pour la facture 000123\u00A0: nous vous les remboursons.'],
    ['driver', -8, -3, 'Solde du décompte 000123\u00A0: 3,00 €.'],
    ['driver', -8, 3, '3,00 € ont été versés en trop pour le décompte 000123.'],
  ] as const)(
    'shows on a credit note for a %s of %d the open amount of its invoice (%d)',
    (kind, invoiceAmount, open, said) => {
      const noted = { ...credit, open, invoiceAmount };
      const { sentences } = blockOf(
        invoiceDocument(sampleSource({ kind, credit: noted, amount: 18, fee: 0 })),
        'payment',
      );
      expect(sentences[1]?.replaceAll('\u00A0€', ' €')).toBe(said);
    },
  );

  it('of a free amount has its reason as its line; a later one of lines deducts it', () => {
    const free = invoiceDocument(sampleSource({ credit, lines: [], amount: 10, fee: 0 }));
    expect(tableRows(free)).toEqual([['Trajet annulé', '10,00']]);
    expect(printed(blockOf(free, 'totals').rows)).toEqual(['Total crédité: 10,00 €']);
    const later = invoiceDocument(sampleSource({ credit: { ...credit, earlier: 10 }, amount: 44.5 }));
    expect(printed(blockOf(later, 'totals').rows).slice(-2)).toEqual([
      'Déjà crédité: -10,00 €',
      'Total crédité: 44,50 €',
    ]);
  });

  it('shows no open amount on an old credit note without one', () => {
    expect(blockOf(document, 'payment').sentences).toHaveLength(1);
  });

  it('a credit note for an insurer lists the transports by their Trip ID', () => {
    const lines = [sampleLine({ mutualPatientID: 'T-77', total: 18 })];
    const noted = invoiceDocument(sampleSource({ kind: 'insurance', credit, lines, amount: 18, fee: 0 }));
    // By the word of the booking form and the checklist.
    expect(blockOf(noted, 'table').columns[0]?.header).toBe('Trip ID');
    expect(tableRows(noted)[0]?.[0]).toBe('T-77');
  });

  it('a credit note for a driver refers to the settlement', () => {
    const lines = [sampleLine({ total: 18 })];
    const said = (language: 'fr' | 'nl') =>
      JSON.stringify(invoiceDocument(sampleSource({ kind: 'driver', credit, lines, amount: 18, fee: 0, language })));
    expect(said('fr')).toContain('en partie, le décompte 000123 du');
    expect(said('fr')).toContain('en déduction du décompte 000123.');
    expect(said('nl')).toContain('annuleert afrekening 000123 van');
    expect(said('nl')).not.toMatch(/factuur 000123|Factuur/u);
  });
});
