import type { Handlers } from '../kernel/operation.ts';
import { accountHandlers } from './account/account-handlers.ts';
import { creditHandlers } from './credit/credit-handlers.ts';
import { documentHandlers } from './documents/document-handlers.ts';
import { issueHandlers } from './invoices/issue-handlers.ts';
import { listHandlers } from './lists/list-handlers.ts';
import { registerHandlers } from './registers/register-handlers.ts';
import { statsHandlers } from './stats/stats-handlers.ts';
import { matchingHandlers } from './matching/matching-handlers.ts';
import { monthEndHandlers } from './month-end/month-end-handlers.ts';
import { paymentHandlers } from './payments/payment-handlers.ts';
import { reminderHandlers } from './reminders/reminder-handlers.ts';
import type { InvoicingServices } from './services.ts';
import { statementHandlers } from './statements/statement-handlers.ts';
import { transactionHandlers } from './transactions/transaction-handlers.ts';
import { walletHandlers } from './wallets/wallet-handlers.ts';

/** Every operation of wallets, invoices, payments, registers and statistics. */
export const invoicingHandlers = {
  ...accountHandlers,
  ...creditHandlers,
  ...documentHandlers,
  ...issueHandlers,
  ...listHandlers,
  ...registerHandlers,
  ...statsHandlers,
  ...matchingHandlers,
  ...monthEndHandlers,
  ...paymentHandlers,
  ...reminderHandlers,
  ...statementHandlers,
  ...transactionHandlers,
  ...walletHandlers,
} satisfies Handlers<InvoicingServices>;
