import { describe, expect, it } from 'vitest';
import { clientInvoiceTotals } from '../wallet/wallet.ts';
import { driverSettlement } from '../wallet/driver-settlement.ts';
import { ACCOUNT_DEFAULTS } from './accounts.ts';
import {
  type BookEntry,
  creditNoteEntry,
  isBalanced,
  lacksAccount,
  paymentEntry,
  registerEntries,
  saleEntry,
  settlementCreditEntry,
  settlementEntry,
  writeOffEntry,
} from './entries.ts';

const client = { code: 'C5', name: 'Dupont Zoé', role: 'customer' } as const;
const driver = { code: 'D15', name: 'Peeters Jan', role: 'supplier' } as const;
const shown = ({ lines }: BookEntry) => lines.map(({ account, debit, credit }) => [account, debit, credit]);
const at = { date: '2026-03-10', dueDate: '2026-03-25' };

/** The worked invoice of a client (specification/wallets.md#client-invoice-total). */
const totals = clientInvoiceTotals(
  [
    { price: 25, waitprice: 5, ticket_price: 3.5, factuur: true },
    { price: 18, factuur: true },
  ],
  { adminPrice: 3 },
);
const sale = {
  kind: 'client',
  id: 123,
  ...at,
  amount: totals.total,
  parking: totals.parking,
  fee: 3,
  party: client,
} as const;

describe('an entry', () => {
  it('books the worked client invoice as trips, parking and fee, and its credit note the other way round', () => {
    const entry = saleEntry(sale, ACCOUNT_DEFAULTS);
    expect(entry).toMatchObject({ key: 'client:123', document: '000123', journal: 'sales' });
    expect(shown(entry)).toEqual([
      ['400000', 54.5, 0],
      ['700000', 0, 48],
      ['702000', 0, 3.5],
      ['743000', 0, 3],
    ]);
    expect(shown(creditNoteEntry(sale, ACCOUNT_DEFAULTS))).toEqual([
      ['400000', 0, 54.5],
      ['700000', 48, 0],
      ['702000', 3.5, 0],
      ['743000', 3, 0],
    ]);
  });

  it('books the worked insurer invoice without fee', () => {
    const party = { code: 'M7', name: 'MC', role: 'customer' } as const;
    const entry = saleEntry({ ...sale, kind: 'insurance', amount: 29.9, parking: 0, fee: 0, party }, ACCOUNT_DEFAULTS);
    expect(shown(entry)).toEqual([
      ['400100', 29.9, 0],
      ['701000', 0, 29.9],
    ]);
  });

  it('books the worked settlements: costs, the commission as income, and what is due to or by the driver', () => {
    const paid = { id: 1, ...at, amount: 35.9, commission: 15.1, party: driver };
    expect(shown(settlementEntry(paid, ACCOUNT_DEFAULTS))).toEqual([
      ['613100', 51, 0],
      ['703000', 0, 15.1],
      ['440100', 0, 35.9],
    ]);
    const owing = driverSettlement([{ price_driver: 40, computed: 0, commission: 20 }]);
    const owes = { ...paid, amount: owing.total, commission: owing.commission };
    expect(shown(settlementEntry(owes, ACCOUNT_DEFAULTS))).toEqual([
      ['703000', 0, 8],
      ['440100', 8, 0],
    ]);
    expect(shown(settlementCreditEntry(owes, ACCOUNT_DEFAULTS))).toEqual([
      ['703000', 8, 0],
      ['440100', 0, 8],
    ]);
  });

  it('books payments by customers and to drivers, and their counter-entries', () => {
    const payment = { id: 7, kind: 'client', invoiceId: 123, date: '2026-03-20', party: client } as const;
    expect(shown(paymentEntry({ ...payment, amount: 54.5, source: 'bank' }, ACCOUNT_DEFAULTS))).toEqual([
      ['550000', 54.5, 0],
      ['400000', 0, 54.5],
    ]);
    expect(shown(paymentEntry({ ...payment, amount: -54.5, source: 'cash' }, ACCOUNT_DEFAULTS))).toEqual([
      ['570000', 0, 54.5],
      ['400000', 54.5, 0],
    ]);
    const toDriver = paymentEntry(
      { ...payment, kind: 'driver', amount: 35.9, source: 'bank', party: driver },
      ACCOUNT_DEFAULTS,
    );
    expect(shown(toDriver)).toEqual([
      ['550000', 0, 35.9],
      ['440100', 35.9, 0],
    ]);
    expect(shown(writeOffEntry({ ...payment, amount: 0.5 }, ACCOUNT_DEFAULTS))).toEqual([
      ['642000', 0.5, 0],
      ['400000', 0, 0.5],
    ]);
  });

  it('books an expense with its payment, one still to pay without, and says when its account is missing', () => {
    const expense = {
      register: 'expense',
      id: 9,
      date: '2026-03-02',
      dueDate: null,
      amount: 212.4,
      name: 'Garage Peeters',
      number: 'F12',
      account: '611000',
      paidFrom: 'bank',
      paidOn: '2026-03-05',
      party: { code: 'F2', name: 'Garage Peeters', role: 'supplier' },
    } as const;
    const [document, payment] = registerEntries(expense, ACCOUNT_DEFAULTS);
    expect([document?.date, document?.document, payment?.date]).toEqual(['2026-03-02', 'F12', '2026-03-05']);
    expect([document, payment].map((entry) => entry && shown(entry))).toEqual([
      [
        ['611000', 212.4, 0],
        ['440000', 0, 212.4],
      ],
      [
        ['440000', 212.4, 0],
        ['550000', 0, 212.4],
      ],
    ]);
    const open = registerEntries({ ...expense, paidFrom: 'open', account: '' }, ACCOUNT_DEFAULTS);
    expect(open.map(lacksAccount)).toEqual([true]);
    const received = registerEntries({ ...expense, register: 'inserts', paidFrom: 'cash' }, ACCOUNT_DEFAULTS);
    expect(received.map(shown)).toEqual([
      [
        ['611000', 0, 212.4],
        ['416000', 212.4, 0],
      ],
      [
        ['416000', 0, 212.4],
        ['570000', 212.4, 0],
      ],
    ]);
  });

  it('is balanced to the cent, whatever the amounts', () => {
    for (let cents = -3_000; cents < 3_000; cents += 7) {
      const [amount, parking, fee] = [cents / 100, (cents % 13) / 100, (cents % 5) / 100];
      const settlement = { id: 1, ...at, amount, commission: parking, party: driver };
      const entries = [
        saleEntry({ ...sale, amount, parking, fee }, ACCOUNT_DEFAULTS),
        settlementEntry(settlement, ACCOUNT_DEFAULTS),
      ];
      expect(entries.every(isBalanced)).toBe(true);
      expect(entries.flatMap(({ lines }) => lines).every(({ debit, credit }) => debit >= 0 && credit >= 0)).toBe(true);
    }
  });
});
