import { api, dataOf } from '@navette/shared/api';
import { isClockTime, isIsoDate, type DocumentLanguage } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import {
  fieldsFor,
  FormDialog,
  FormSection,
  type NavetteForm,
  required,
  useNavetteForm,
} from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { Ban } from 'lucide-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as z from 'zod';
import { languageOfText, refusalAnswer } from '../../requests/refusal-answer.ts';
import { RefusalFields, refusalShape, withExplanation } from '../../requests/refusal.tsx';
import { type ArrivedPdf, PdfState, readingOf } from '../../requests/pdf-beside.tsx';
import { readTripText } from '../../requests/read-trip-text.ts';
import { bookingOf, dayOf, type Mail, pdfsOf, textOf } from './mail.ts';
import { replyKey } from './reply-dialog.tsx';

const schema = withExplanation(
  z.object({
    ...refusalShape,
    lastname: z.string().trim().min(1, messageKey('validation.required')).max(100),
    date: required(z.string().refine(isIsoDate, messageKey('validation.date'))),
    time: required(z.string().refine(isClockTime, messageKey('validation.time'))),
  }),
);

const Fields = fieldsFor(schema);

interface RefuseMailDialogProps {
  readonly mail: Mail;
  /** Gets the text of the proposed answer. */
  readonly onRefused: (answer: string) => void;
  readonly onClose: () => void;
}

/**
 * Dialog that refuses the request of a mail with its reason (specification/office.md#requests): it is kept as an unmet need, and an answer is proposed
 * in the language of the mail.
 */
export function RefuseMailDialog({ mail, onRefused, onClose }: RefuseMailDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const [key] = useState(replyKey);
  const pdfs = pdfsOf(mail);
  const texts = useQueries({ queries: pdfs.map(readingOf) }).map(({ data }) => data?.text ?? '');
  const read = requestIn(mail, texts);
  const form = useNavetteForm({
    schema,
    defaultValues: { reason: null, note: '', ...read },
    name: messageKey('requests.refuse.form'),
  });
  useFillIn(form, read);
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('mail.refuse.title', { subject: mail.Subject || t('mail.noSubject') })}
      saveLabel={t('requests.refuse')}
      danger={<Ban aria-hidden />}
      onSubmit={async ({ lastname, date, time, reason, note }) => {
        const { insertId: id } = await dataOf(
          api.POST('/api/request', {
            params: { header: { 'Idempotency-Key': key } },
            body: {
              source: 'mail',
              lastname,
              date,
              time,
              contact: bookingOf(mail).comment.slice(0, 200),
              refusal: { reason, note: note || null },
            },
          }),
        );
        const undo = () =>
          void dataOf(api.POST('/service/request/reopen', { body: { id } })).catch((error: unknown) =>
            toast.failure(t('requests.reopen.failed', { name: lastname }), error),
          );
        toast.success(t('requests.refused', { name: lastname }), { undo });
        onRefused(refusalAnswer({ reason, note, date, time }, languageOf(mail)));
      }}
    >
      {pdfs.map((pdf) => (
        <ReadPdf key={pdf.id} pdf={pdf} />
      ))}
      <FormSection>
        <Fields.TextField name="lastname" label={t('requests.patient')} required span={12} />
        <Fields.DateField name="date" label={t('requests.date')} required span={6} />
        <Fields.TimeField name="time" label={t('requests.time')} required span={6} />
        <RefusalFields />
      </FormSection>
    </FormDialog>
  );
}

/** Says that a PDF is read and was read, in one line: the fields below do not move. */
function ReadPdf({ pdf }: { readonly pdf: ArrivedPdf }): ReactNode {
  const t = useT();
  const { data, error } = useQuery(readingOf(pdf));
  if (error || data?.text.trim() === '') return <PdfState pdf={pdf} />;
  return (
    <Text role="status" tone="muted" overflowWrap="anywhere">
      {t(data ? 'read.pdf' : 'pdf.reading', { name: pdf.name })}
    </Text>
  );
}

/** The request as it was read in a mail and then in its PDFs: the first name, and the first trip with its time. */
function requestIn(mail: Mail, pdfs: readonly string[]) {
  const read = [textOf(mail), ...pdfs].map((text) => readTripText(text, dayOf(mail)));
  const trips = read.flatMap((one) => one.trips);
  const trip = trips.find(({ time }) => time !== null) ?? trips[0];
  return {
    lastname: read.flatMap(({ names }) => names)[0] ?? '',
    date: trip?.date ?? null,
    time: trip?.time ?? null,
  };
}

type RequestForm = NavetteForm<z.input<typeof schema>, z.output<typeof schema>>;

/** Fills in what was read meanwhile, where nothing was typed. */
function useFillIn(
  { getValues, resetField, registry }: RequestForm,
  { lastname, date, time }: ReturnType<typeof requestIn>,
): void {
  const filled = useRef({ lastname, date, time });
  useEffect(() => {
    const isPristine = (name: keyof typeof filled.current) =>
      getValues(name) === filled.current[name] && !registry.unparsed.has(name);
    if (isPristine('lastname')) resetField('lastname', { defaultValue: lastname });
    if (isPristine('date')) resetField('date', { defaultValue: date });
    if (isPristine('time')) resetField('time', { defaultValue: time });
    filled.current = { lastname, date, time };
  }, [getValues, resetField, registry, lastname, date, time]);
}

const languageOf = (mail: Mail): DocumentLanguage => languageOfText(textOf(mail)) ?? 'fr';
