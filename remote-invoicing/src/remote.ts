import { defineRemote } from '@navette/shared/federation';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import pkg from '../package.json' with { type: 'json' };

/** What a list of invoices offers to those alone who may invoice. */
const ACCOUNT = [
  'createCreditNote',
  'createPayment',
  'reversePayment',
  'updateClientInvoice',
  'updateInsuranceInvoice',
] as const;

export default defineRemote({
  package: pkg,
  contract: '^1.7.0',
  messages: { fr, nl, en },
  titleKey: 'invoicing.title',
  dialogs: [{ name: 'invoicing/insurance-invoice@1', module: './dialogs/insurance-invoice' }],
  routes: [
    {
      path: '/walletdriver',
      module: './pages/wallet-driver',
      page: 'walletdriver',
      titleKey: 'wallet.driver.title',
      menu: { section: 'invoicing', order: 10, icon: 'wallet' },
    },
    {
      path: '/walletclient',
      module: './pages/wallet-client',
      page: 'walletclient',
      titleKey: 'wallet.client.title',
      menu: { section: 'invoicing', order: 20, icon: 'wallet' },
    },
    {
      path: '/walletinsurrance',
      module: './pages/wallet-insurance',
      page: 'walletinsurrance',
      titleKey: 'wallet.insurance.title',
      menu: { section: 'invoicing', order: 30, icon: 'wallet' },
    },
    {
      path: '/transactions',
      module: './pages/transactions',
      page: 'transactions',
      titleKey: 'transactions.title',
      menu: { section: 'invoicing', order: 120, icon: 'landmark' },
    },
    {
      path: '/lateInvoices',
      module: './pages/late-invoices',
      page: 'invoice',
      titleKey: 'late.title',
      menu: { section: 'invoicing', order: 55, icon: 'calendar-clock' },
      guarded: [
        'createCreditNote',
        'createPayment',
        'printReminderLetters',
        'remindInvoices',
        'reversePayment',
        'updateDriverInvoice',
        'updateInsuranceInvoice',
      ],
    },
    {
      path: '/invoicesDrivers',
      module: './pages/invoices-drivers',
      page: 'invoicesDrivers',
      titleKey: 'invoice.drivers.title',
      menu: { section: 'invoicing', order: 40, icon: 'file-text' },
      guarded: ACCOUNT,
      search: 'driverInvoice',
    },
    {
      path: '/invoice',
      module: './pages/invoices-clients',
      page: 'invoice',
      titleKey: 'invoice.clients.title',
      menu: { section: 'invoicing', order: 45, icon: 'file-text' },
      guarded: ACCOUNT,
      search: 'invoice',
    },
    {
      path: '/invoiceInsurance',
      module: './pages/invoices-insurances',
      page: 'invoiceInsurance',
      titleKey: 'invoice.insurances.title',
      menu: { section: 'invoicing', order: 50, icon: 'file-text' },
      search: 'insuranceInvoice',
    },
    {
      path: '/archiveDrivers',
      module: './pages/archive-drivers',
      page: 'archiveDrivers',
      titleKey: 'invoice.archive.drivers.title',
      menu: { section: 'invoicing', order: 70, icon: 'archive' },
      guarded: [...ACCOUNT, 'createDriverInvoice', 'draftDriverInvoice'],
    },
    {
      path: '/archive',
      module: './pages/archive-clients',
      page: 'archive',
      titleKey: 'invoice.archive.clients.title',
      menu: { section: 'invoicing', order: 75, icon: 'archive' },
      guarded: ACCOUNT,
    },
    {
      path: '/archiveInsurances',
      module: './pages/archive-insurances',
      page: 'archiveInsurances',
      titleKey: 'invoice.archive.insurances.title',
      menu: { section: 'invoicing', order: 78, icon: 'archive' },
    },
    {
      path: '/monthEnd',
      module: './pages/month-end',
      page: 'walletclient',
      titleKey: 'monthEnd.title',
      menu: { section: 'invoicing', order: 35, icon: 'layers' },
    },
    {
      path: '/expenses',
      module: './pages/expenses',
      page: 'expenses',
      titleKey: 'expense.title',
      menu: { section: 'invoicing', order: 60, icon: 'receipt-text' },
      guarded: ['createExpense', 'updateExpense', 'deleteExpense', 'uploadExpenseReceipt'],
    },
    {
      path: '/inserts',
      module: './pages/inserts',
      page: 'inserts',
      titleKey: 'insert.title',
      menu: { section: 'invoicing', order: 65, icon: 'banknote' },
      guarded: ['createInsert', 'updateInsert', 'deleteInsert', 'uploadInsertReceipt'],
    },
    {
      path: '/results',
      module: './pages/results',
      page: 'results',
      titleKey: 'results.title',
      menu: { section: 'invoicing', order: 80, icon: 'chart-column' },
    },
    {
      path: '/results/bookings',
      module: './pages/results-bookings',
      page: 'results',
      titleKey: 'results.list.bookings',
    },
    {
      path: '/results/invoices',
      module: './pages/results-invoices',
      page: 'results',
      titleKey: 'results.list.invoices',
    },
  ],
});
