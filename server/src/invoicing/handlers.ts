import type { Handlers } from '../kernel/operation.ts';
import type { InvoicingServices } from './services.ts';
import { walletHandlers } from './wallets/wallet-handlers.ts';

/** Every operation of wallets and invoices. */
export const invoicingHandlers = { ...walletHandlers } satisfies Handlers<InvoicingServices>;
