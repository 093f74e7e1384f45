import { ApiProblem } from '@navette/shared/api';
import {
  type DateQuestion,
  brusselsToday,
  INVOICE_DAYS_AHEAD,
  type IsoDate,
  latestInvoiceDate,
} from '@navette/shared/domain';
import { useT, messageKey } from '@navette/shared/i18n';
import { Box, HStack } from '@navette/shared/ui';
import { focusGivenBack, useConfirm } from '@navette/shared/ui-overlay';
import { CalendarClock } from 'lucide-react';
import { useCallback, type ReactNode, useState } from 'react';
import { DateInput, messageWith } from '@navette/shared/ui-form';

const CODES: readonly string[] = ['document.date', 'payment.date'];

/** Whether the server refused something because its doubtful date is not confirmed. */
export const isDateQuestion = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && CODES.includes(error.code);

/** Questions about a date, a line each. */
export function DateQuestions({ questions }: { readonly questions: readonly DateQuestion[] }): ReactNode {
  const t = useT();
  return (
    <Box as="ul" paddingInlineStart="5" listStyleType="disc">
      {questions.map(({ messageKey, params }) => (
        <li key={messageKey}>{t(messageKey, params)}</li>
      ))}
    </Box>
  );
}

/**
 * Returns the function that sends something dated. When the server doubts the date it lists the reasons and asks for a confirmation; then it is sent
 * again with it. A no rejects with the refusal, which a form shows at the field of the date.
 */
export function useAskDate(): <Made>(
  send: (answer: { readonly confirmDate?: true }) => Promise<Made>,
) => Promise<Made> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    async (send) => {
      try {
        return await send({});
      } catch (error) {
        if (!isDateQuestion(error)) throw error;
        const questions = error.fields.map(({ messageKey, params = {} }) => ({ messageKey, params }));
        // Waits until a dialog that has just opened or closed has the focus, so that the confirmation is on top.
        await focusGivenBack();
        const yes = await confirm({
          title: t('date.ask', { date: error.params?.['date'] }),
          body: <DateQuestions questions={questions} />,
          confirmLabel: t('date.ask.keep'),
          cancelLabel: t('date.ask.back'),
          danger: false,
          icon: <CalendarClock aria-hidden />,
        });
        if (yes) return send({ confirmDate: true });
        // Then the form moves the focus to the field of the date.
        await focusGivenBack();
        throw withoutIncident(error);
      }
    },
    [t, confirm],
  );
}

/** Not a failure: there is no incident to name. */
function withoutIncident(refusal: ApiProblem): ApiProblem {
  const { status, code, messageKey, fields, params } = refusal;
  return new ApiProblem(
    { status, code, messageKey, fields, incidentId: '', ...(params && { params }) },
    { cause: refusal },
  );
}

const REQUIRED = messageKey('validation.required');
const TOO_LATE = messageWith(messageKey('validation.invoice.dateTooLate'), { days: INVOICE_DAYS_AHEAD });

/** State of the date for new invoices, initially today. */
interface DatedInvoices {
  /** Null while it is invalid. */
  readonly date: IsoDate | null;
  readonly input: {
    readonly value: IsoDate | null;
    readonly onChange: (value: IsoDate | null) => void;
    readonly onUnparsed: (message: string | null) => void;
    readonly error: string | undefined;
    readonly max: IsoDate;
  };
  /** Sets another date. */
  readonly set: (date: IsoDate) => void;
}

/** State of the typed date of invoices, validated by the server's rules. */
export function useInvoiceDate(): DatedInvoices {
  const [value, onChange] = useState<IsoDate | null>(brusselsToday());
  const [unparsed, onUnparsed] = useState<string | null>(null);
  const max = latestInvoiceDate(brusselsToday());
  const wrong = value === null ? REQUIRED : value > max ? TOO_LATE : undefined;
  const error = unparsed ?? wrong;
  const set = (date: IsoDate) => {
    onUnparsed(null);
    onChange(date);
  };
  return { date: error === undefined ? value : null, input: { value, onChange, onUnparsed, error, max }, set };
}

/** As wide as the days of the period beside it. */
const WIDTH = { '& > div': { flex: '0 0 8.5rem' } } as const;

interface InvoiceDateProps {
  readonly label: string;
  readonly dated: DatedInvoices;
}

/** Field of the date for new invoices. */
export const InvoiceDate = ({ label, dated }: InvoiceDateProps): ReactNode => (
  <HStack as="label" gap="2" whiteSpace="nowrap" css={WIDTH}>
    {label} <DateInput {...dated.input} label={label} control={{ 'aria-label': label }} />
  </HStack>
);
