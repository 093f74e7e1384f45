import type { Handlers } from '../kernel/operation.ts';
import { issueHandlers } from './invoices/issue-handlers.ts';
import { listHandlers } from './lists/list-handlers.ts';
import type { InvoicingServices } from './services.ts';
import { walletHandlers } from './wallets/wallet-handlers.ts';

/** Every operation of wallets and invoices. */
export const invoicingHandlers = {
  ...issueHandlers,
  ...listHandlers,
  ...walletHandlers,
} satisfies Handlers<InvoicingServices>;
