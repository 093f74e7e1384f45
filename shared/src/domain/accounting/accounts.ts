/**
 * General accounts of the bookkeeping, and their defaults: the chart of accounts of Belgian non-profits (PCMN/MAR). Those of expenses and inserts are
 * in their categories (specification/bookkeeping.md#accounts).
 */
export const ACCOUNT_DEFAULTS = {
  clients: '400000',
  insurers: '400100',
  debtors: '416000',
  suppliers: '440000',
  drivers: '440100',
  bank: '550000',
  cash: '570000',
  transit: '580000',
  driverCosts: '613100',
  writeOffs: '642000',
  clientSales: '700000',
  insurerSales: '701000',
  parking: '702000',
  commission: '703000',
  fee: '743000',
} as const;

/** Use of a general account. */
export type AccountUse = keyof typeof ACCOUNT_DEFAULTS;

/** General account of each use. */
export type Accounts = Readonly<Record<AccountUse, string>>;

export const ACCOUNT_USES = Object.keys(ACCOUNT_DEFAULTS).filter(
  (name): name is AccountUse => name in ACCOUNT_DEFAULTS,
);

/** Whether a text can be the number of a general account. */
export const isGeneralAccount = (text: string): boolean => /^\d{3,10}$/u.test(text);
