import { REFUSAL_REASONS, type RefusalReason } from '@navette/shared/domain';
import { messageKey, useT, vocabulary } from '@navette/shared/i18n';
import { fieldsFor, required } from '@navette/shared/ui-form';
import type { ReactNode } from 'react';
import * as z from 'zod';

/** Fields of a refusal: its reason, and an explanation. */
export const refusalShape = { reason: required(z.literal(REFUSAL_REASONS)), note: z.string().trim().max(500) };

/** Requires an explanation where the reason is none. */
export const withExplanation = <Out extends { readonly reason: RefusalReason; readonly note: string }, In>(
  schema: z.ZodType<Out, In>,
) =>
  schema.refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    message: messageKey('validation.required'),
  });

const Refusal = fieldsFor(z.object(refusalShape));

/** Reason and explanation of a refusal. */
export function RefusalFields(): ReactNode {
  const t = useT();
  return (
    <>
      <Refusal.SelectField
        name="reason"
        label={t('requests.reason')}
        required
        span={12}
        options={REFUSAL_REASONS.map((value) => ({ value, label: t(vocabulary.refusal(value)) }))}
      />
      <Refusal.TextAreaField name="note" label={t('requests.note')} span={12} rows={3} />
    </>
  );
}
