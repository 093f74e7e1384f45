import { describe, expect, it } from 'vitest';
import { statementDocument, statementName, type StatementSource } from './statement-document.ts';
import { blockOf, printed, sampleCompany, sampleSource, tableRows } from './testing/sample-source.ts';

const open = (id: number, more: Partial<StatementSource['open'][number]> = {}) => ({
  id,
  date: '2026-03-10',
  due: '2026-03-25',
  amount: 54.5,
  open: 34.5,
  ...more,
});

const source = (more: Partial<StatementSource> = {}): StatementSource => ({
  firstname: 'Zoé',
  lastname: 'Œuvrard',
  payer: sampleSource().payer,
  language: 'fr',
  company: sampleCompany,
  today: '2026-04-20',
  startDate: null,
  endDate: null,
  opening: 0,
  entries: [
    { date: '2026-03-10', type: 'invoice', number: 123, invoiceId: 123, amount: 54.5, balance: 54.5 },
    { date: '2026-04-01', type: 'payment', number: 9, invoiceId: 123, amount: -20, balance: 34.5 },
  ],
  balance: 34.5,
  late: 34.5,
  open: [open(123)],
  ...more,
});

const totals = (document: ReturnType<typeof statementDocument>) => printed(blockOf(document, 'totals').rows);

describe('a statement of account', () => {
  it('a statement of account names the client when it is addressed to somebody else', () => {
    const payer = { ...sampleSource().payer, name: 'CPAS de Forest' };
    expect(printed(blockOf(statementDocument(source({ payer })), 'heading').facts)).toContain('Concerne: Zoé Œuvrard');
  });

  it('lists the movements with the balance after each, and the late part', () => {
    const document = statementDocument(source());
    expect(tableRows(document)).toEqual([
      ['10/03/2026', 'Facture 000123', '000123', '54,50', '54,50'],
      ['01/04/2026', 'Paiement', '000123', '-20,00', '34,50'],
    ]);
    expect(totals(document)).toEqual(['Solde: 34,50 €', 'Dont échu: 34,50 €']);
    expect(printed(blockOf(document, 'heading').facts)).toEqual([
      'Date: 20/04/2026',
      'N° de client: 7',
      'Période: tous les mouvements',
    ]);
  });

  it('asks for payment of a single open invoice with its communication and QR code', () => {
    const payment = blockOf(statementDocument(source()), 'payment');
    expect(payment.code?.payload).toContain('EUR34.50\n\n100012300038');
    expect(printed(payment.slip?.fields ?? [])).toContain('Communication structurée: +++100/0123/00038+++');
  });

  it('lists several open invoices, each with its own communication, and no QR code', () => {
    const document = statementDocument(source({ open: [open(123), open(124, { open: 54.5 })], balance: 89 }));
    const tables = document.blocks.filter((block) => block.kind === 'table');
    expect(tables[1]?.rows).toEqual([
      ['000123', '10/03/2026', '25/03/2026', '+++100/0123/00038+++', '54,50', '34,50'],
      ['000124', '10/03/2026', '25/03/2026', expect.stringMatching(/^\+{3}100\/0124\/\d{5}\+{3}$/u), '54,50', '54,50'],
    ]);
    expect(blockOf(document, 'payment')).toMatchObject({ code: null, slip: null });
    expect(printed(blockOf(document, 'payment').facts)).toContain('Compte: BE68 5390 0754 7034');
  });

  it('a statement of account of a period starts with the balance before it, and shows no late amount', () => {
    const document = statementDocument(
      source({ startDate: '2026-03-15', endDate: '2026-03-31', opening: 54.5, entries: [], balance: 54.5 }),
    );
    expect(tableRows(document)).toEqual([['15/03/2026', 'Solde initial', '', '', '54,50']]);
    expect(totals(document)).toEqual(['Solde: 54,50 €']);
    expect(printed(blockOf(document, 'heading').facts)).toContain('Période: du 15/03/2026 au 31/03/2026');
  });

  it.each([
    [-10, 'Ce solde est en votre faveur.'],
    [0, 'Rien n’est à payer.'],
  ])('of a balance of %d asks for nothing', (balance, sentence) => {
    const payment = blockOf(statementDocument(source({ balance, late: 0, open: [] })), 'payment');
    expect(payment).toMatchObject({ sentences: [sentence], code: null, slip: null });
  });

  it('a statement of account without movements says so', () => {
    const document = statementDocument(source({ entries: [], balance: 0, late: 0, open: [] }));
    expect(blockOf(document, 'text').paragraphs).toEqual(['Aucun mouvement pour cette période.']);
  });

  it.each([
    ['fr', 'Relevé de compte – Zoé Œuvrard', 'releve-de-compte-7-2026-04-20'],
    ['nl', 'Rekeningoverzicht – Zoé Œuvrard', 'rekeningoverzicht-7-2026-04-20'],
    ['en', 'Statement of account – Zoé Œuvrard', 'statement-of-account-7-2026-04-20'],
  ] as const)('is in the language of the client: %s', (language, title, fileName) => {
    expect(statementName(source({ language }))).toEqual({ title, fileName });
    expect(statementDocument(source({ language }))).toMatchObject({ language, title, fileName });
  });
});
