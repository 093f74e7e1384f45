import type { Handlers } from '../kernel/operation.ts';
import { issueHandlers } from './invoices/issue-handlers.ts';
import { listHandlers } from './lists/list-handlers.ts';
import { registerHandlers } from './registers/register-handlers.ts';
import type { InvoicingServices } from './services.ts';
import { statsHandlers } from './stats/stats-handlers.ts';
import { walletHandlers } from './wallets/wallet-handlers.ts';

/** Every operation of wallets, invoices, registers and statistics. */
export const invoicingHandlers = {
  ...issueHandlers,
  ...listHandlers,
  ...registerHandlers,
  ...statsHandlers,
  ...walletHandlers,
} satisfies Handlers<InvoicingServices>;
