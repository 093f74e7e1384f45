import { type InvoiceKind, MAX_MONEY } from '@navette/shared/domain';
import { required } from '@navette/shared/ui-form';
import * as z from 'zod';
import type { MatchProposal } from '../requests/match-requests.ts';
import type { MatchedLine } from './matched-line.ts';

/** Kinds of invoices, in the order of the menu. */
export const INVOICE_KINDS = ['client', 'insurance', 'driver'] as const satisfies readonly InvoiceKind[];

const MOST_NUMBER = 999_999;

/** A match by hand: any invoice, and how much of the transaction pays it. */
export const matchSchema = z.object({
  kind: z.enum(INVOICE_KINDS),
  invoiceId: required(z.number().int().min(1).max(MOST_NUMBER)),
  amount: z.number().min(-MAX_MONEY).max(MAX_MONEY).nullable(),
});

/** Amount that a proposal needs to be named: of an invoice on which nothing is open there is nothing to take it from. */
export const amountOf = (proposal: MatchProposal | undefined): number | null =>
  proposal?.entry === 'overpayment' ? proposal.amount : null;

/** Values of a match: the best proposal, and everything that both have left. */
export const matchValues = ({ proposals: [best], rest }: MatchedLine): z.input<typeof matchSchema> => ({
  kind: best?.kind ?? (rest < 0 ? 'driver' : 'client'),
  invoiceId: best?.invoiceId ?? null,
  amount: amountOf(best),
});
