import { invalidate } from '@navette/shared/api';
import { invoiceNumber } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Box, Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { AFTER_PAYMENT } from '../../entities/account/account-requests.ts';
import { recallName } from '../../entities/invoice/invoice-row.ts';
import {
  lateName,
  nextLevel,
  planReminders,
  remindersOf,
  type LateInvoice,
  remind,
  type Letter,
  printLetters,
} from './late-columns.ts';
import * as z from 'zod';
import { useSavePdf } from '../../entities/document.tsx';

const LEAST = 3;
const LONGEST_REASON = 300;

/** Form of reminders: whether to include early ones, with the reason, and whether to print letters. */
const remindSchema = z
  .object({ early: z.boolean(), letters: z.boolean(), reason: z.string().trim().max(LONGEST_REASON) })
  .refine(({ early, reason }) => !early || reason.length >= LEAST, {
    path: ['reason'],
    error: messageKey('late.remind.reason.missing'),
  });

/** Early ones are excluded by default. */
const REMIND_VALUES: z.input<typeof remindSchema> = { early: false, letters: true, reason: '' };

const Fields = fieldsFor(remindSchema);

interface RemindDialogProps {
  /** Current state; the same array while unchanged. */
  readonly invoices: readonly LateInvoice[];
  readonly onClose: () => void;
  /** Called after the reminders were recorded. */
  readonly onReminded: () => void;
}

/** Records the next reminder of each invoice. An early one requires a reason; none ever has a cost. */
export function RemindDialog({ invoices, onClose, onReminded }: RemindDialogProps): ReactNode {
  const t = useT();
  const { formatDate } = useFormats();
  const toast = useToast();
  const cache = useQueryClient();
  const plan = useMemo(() => planReminders(invoices), [invoices]);
  const form = useNavetteForm({
    schema: remindSchema,
    defaultValues: REMIND_VALUES,
    name: messageKey('late.remind.form'),
  });
  const takesEarly = useWatch({ control: form.control, name: 'early' });
  const going = takesEarly ? [...plan.due, ...plan.early] : plan.due;
  const count = going.length;
  const { save } = useSaveLetters();
  const levelOf = (invoice: LateInvoice) => {
    const level = nextLevel(invoice);
    return level === null ? '' : t(recallName(level));
  };
  const lineOf = (invoice: LateInvoice) => `${invoiceNumber(invoice.id)} ${lateName(invoice)}`;
  return (
    <FormDialog
      form={form}
      title={t('late.remind.title', { count: invoices.length })}
      saveLabel={t('late.remind.save', { count })}
      saveBlocked={count === 0 ? t('late.remind.nothing') : undefined}
      onClose={onClose}
      onSubmit={async ({ early, letters, reason }) => {
        const reminders = remindersOf(plan, early ? reason : null);
        try {
          await remind(reminders);
        } finally {
          // After a refusal too: invoices reminded or paid in the meantime leave the plan.
          void invalidate(cache, AFTER_PAYMENT);
        }
        if (letters) save(reminders);
        toast.success(t('late.reminded', { count }));
        onReminded();
      }}
    >
      <Lines
        title={t('late.remind.due')}
        lines={plan.due.map((one) => t('late.remind.dueLine', { invoice: lineOf(one), level: levelOf(one) }))}
      />
      <Lines
        title={t('late.remind.early')}
        lines={plan.early.map((one) =>
          t('late.remind.earlyLine', {
            invoice: lineOf(one),
            level: levelOf(one),
            date: one.allowedFrom === null ? '' : formatDate(one.allowedFrom),
          }),
        )}
      />
      <Lines title={t('late.remind.done')} lines={plan.done.map(lineOf)} />
      <FormSection>
        {plan.early.length > 0 && <Fields.CheckboxField name="early" label={t('late.remind.takeEarly')} span={12} />}
        {takesEarly && (
          <Fields.TextAreaField name="reason" label={t('late.remind.reason')} required rows={2} span={12} />
        )}
        <Fields.CheckboxField name="letters" label={t('late.remind.letters')} span={12} />
      </FormSection>
      <Text tone="muted">
        {t(going.some((one) => nextLevel(one) === 1) ? 'late.remind.free' : 'late.remind.noCost')}
      </Text>
    </FormDialog>
  );
}

const LIST = { maxHeight: '12rem', overflow: 'auto', marginBottom: '3' } as const;

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <>
      <Text fontWeight="medium">{title}</Text>
      <Box as="ul" css={LIST} tabIndex={0} aria-label={title}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </>
  );
}

const PDF = {
  load: printLetters,
  name: messageKey('late.letters.file'),
  failed: messageKey('late.letters.failed'),
} as const;

/** Letters that the server makes as one PDF; more reminders than that may be recorded at once. */
const LETTERS_A_FILE = 500;

/** Downloads letters as one or several PDFs; a failure offers a retry, as the reminders are recorded already. */
export function useSaveLetters() {
  const { save: savePart, isPending } = useSavePdf(PDF);
  const save = (letters: readonly Letter[]): void => {
    for (let at = 0; at < letters.length; at += LETTERS_A_FILE) savePart(letters.slice(at, at + LETTERS_A_FILE));
  };
  return { save, isPending };
}
