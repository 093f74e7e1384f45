import { creditNoteNumber, invoiceNumber } from '@navette/shared/domain';
import { createdOnce } from '../../db/created-once.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { Handlers } from '../../kernel/operation.ts';
import { refuseKind } from '../kinds.ts';
import type { InvoicingServices } from '../services.ts';
import { createCreditNote } from './create-credit-note.ts';

/** Credit notes (DECISIONS 36: an invoice is never deleted). */
export const creditHandlers = {
  createCreditNote: async ({ body, caller, services, request }) => {
    refuseKind(caller, body.kind);
    const [userId, at, operation] = [caller.user.id, services.now(), 'createCreditNote'];
    const key = keyOf(request);
    const { confirmDate: _confirm, ...contents } = body;
    const id = await services.db
      .transaction()
      .execute((trx) =>
        createdOnce(trx, { key, userId, operation, body: contents, at }, () =>
          createCreditNote(trx, body, { caller, at }),
        ),
      );
    noteForLog(request, {
      subject: creditNoteNumber(id),
      recordId: id,
      changes: [
        { field: 'invoice', before: null, after: `${body.kind} ${invoiceNumber(body.invoiceId)}` },
        { field: 'amount', before: null, after: String(body.amount) },
        { field: 'bookings', before: null, after: body.bookings.join(', ').slice(0, 500) },
      ],
    });
    return { id };
  },
} satisfies Handlers<InvoicingServices>;
