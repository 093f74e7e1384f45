import { defineRemote } from '@navette/shared/federation';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import pkg from '../package.json' with { type: 'json' };

/** Operations of invoice lists only for users with the permission. */
const ACCOUNT = [
  'createCreditNote',
  'createPayment',
  'reversePayment',
  'updateClientInvoice',
  'updateInsuranceInvoice',
] as const;

export default defineRemote({
  package: pkg,
  contract: '^1.13.0',
  messages: { fr, nl, en },
  titleKey: 'invoicing.title',
  dialogs: [{ name: 'invoicing/insurance-invoice@1', module: './dialogs/insurance-invoice' }],
  routes: [
    {
      path: '/walletdriver',
      module: './pages/wallet-driver',
      page: 'walletdriver',
      titleKey: 'wallet.driver.title',
      menu: { section: 'invoicing', order: 10, icon: { lucide: 'hand-coins' } },
      first: [
        { operation: 'listDriverWalletsByDate', send: { startDate: '{from|month-1}', endDate: '{to|monthEnd-1}' } },
      ],
    },
    {
      path: '/walletclient',
      module: './pages/wallet-client',
      page: 'walletclient',
      titleKey: 'wallet.client.title',
      menu: { section: 'invoicing', order: 20, icon: 'wallet' },
      first: [{ operation: 'listClientWalletsByDate', send: { startDate: '{from|month}', endDate: '{to|monthEnd}' } }],
    },
    {
      path: '/walletinsurrance',
      module: './pages/wallet-insurance',
      page: 'walletinsurrance',
      titleKey: 'wallet.insurance.title',
      menu: { section: 'invoicing', order: 30, icon: { lucide: 'briefcase-medical' } },
      first: [
        { operation: 'listInsuranceWalletsByDate', send: { startDate: '{from|month}', endDate: '{to|monthEnd}' } },
      ],
    },
    {
      path: '/transactions',
      module: './pages/transactions',
      page: 'transactions',
      titleKey: 'transactions.title',
      menu: { section: 'invoicing', order: 120, icon: 'landmark' },
      first: [
        { operation: 'totalTransactions', send: { startDate: '{from|month-2}', endDate: '{to|monthEnd}' } },
        { operation: 'listTransactions', send: { startDate: '{from|month-2}', endDate: '{to|monthEnd}' } },
        { operation: 'listMatchProposals', send: { startDate: '{from|month-2}', endDate: '{to|monthEnd}' } },
      ],
    },
    {
      path: '/lateInvoices',
      module: './pages/late-invoices',
      page: 'invoice',
      titleKey: 'late.title',
      menu: { section: 'invoicing', order: 55, icon: { lucide: 'file-clock' } },
      guarded: [
        'createCreditNote',
        'createPayment',
        'listLateInsuranceInvoices',
        'printReminderLetters',
        'remindInvoices',
        'reversePayment',
        'updateDriverInvoice',
        'updateInsuranceInvoice',
      ],
      first: [{ operation: 'listLateInvoices' }],
    },
    {
      path: '/invoicesDrivers',
      module: './pages/invoices-drivers',
      page: 'invoicesDrivers',
      titleKey: 'invoice.drivers.title',
      menu: { section: 'invoicing', order: 40, icon: { lucide: 'file-user' } },
      guarded: ACCOUNT,
      search: 'driverInvoice',
      first: [{ operation: 'listDriverInvoices' }],
    },
    {
      path: '/invoice',
      module: './pages/invoices-clients',
      page: 'invoice',
      titleKey: 'invoice.clients.title',
      menu: { section: 'invoicing', order: 45, icon: 'file-text' },
      guarded: ACCOUNT,
      search: 'invoice',
      first: [{ operation: 'listClientInvoicesByDate', send: { startDate: '{from|month}', endDate: '{to|monthEnd}' } }],
    },
    {
      path: '/invoiceInsurance',
      module: './pages/invoices-insurances',
      page: 'invoiceInsurance',
      titleKey: 'invoice.insurances.title',
      menu: { section: 'invoicing', order: 50, icon: 'file-plus' },
      search: 'insuranceInvoice',
      first: [
        { operation: 'listInsuranceInvoicesByDate', send: { startDate: '{from|month}', endDate: '{to|monthEnd}' } },
      ],
    },
    {
      path: '/archiveDrivers',
      module: './pages/archive-drivers',
      page: 'archiveDrivers',
      titleKey: 'invoice.archive.drivers.title',
      menu: { section: 'invoicing', order: 70, icon: { lucide: 'folder-archive' } },
      guarded: [...ACCOUNT, 'createDriverInvoice', 'draftDriverInvoice'],
      first: [{ operation: 'listArchivedDriverInvoices' }],
    },
    {
      path: '/archive',
      module: './pages/archive-clients',
      page: 'archive',
      titleKey: 'invoice.archive.clients.title',
      menu: { section: 'invoicing', order: 75, icon: 'archive' },
      guarded: ACCOUNT,
      first: [
        {
          operation: 'listArchivedClientInvoicesByDate',
          send: { status: 1, startDate: '{from|month-6}', endDate: '{to|monthEnd}' },
        },
      ],
    },
    {
      path: '/archiveInsurances',
      module: './pages/archive-insurances',
      page: 'archiveInsurances',
      titleKey: 'invoice.archive.insurances.title',
      menu: { section: 'invoicing', order: 78, icon: { lucide: 'package' } },
      first: [{ operation: 'listArchivedInsuranceInvoices' }],
    },
    {
      path: '/monthEnd',
      module: './pages/month-end',
      page: 'walletclient',
      titleKey: 'monthEnd.title',
      menu: { section: 'invoicing', order: 35, icon: 'calendar-days' },
    },
    {
      path: '/expenses',
      module: './pages/expenses',
      page: 'expenses',
      titleKey: 'expense.title',
      menu: { section: 'invoicing', order: 60, icon: 'receipt-text' },
      guarded: ['createExpense', 'updateExpense', 'deleteExpense', 'uploadExpenseReceipt'],
      first: [{ operation: 'listExpenses' }],
    },
    {
      path: '/inserts',
      module: './pages/inserts',
      page: 'inserts',
      titleKey: 'insert.title',
      menu: { section: 'invoicing', order: 65, icon: 'banknote' },
      guarded: ['createInsert', 'updateInsert', 'deleteInsert', 'uploadInsertReceipt'],
      first: [{ operation: 'listInserts' }],
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
