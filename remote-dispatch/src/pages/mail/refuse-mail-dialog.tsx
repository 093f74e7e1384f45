import { api, dataOf } from '@navette/shared/api';
import { brusselsToday, isClockTime, isIsoDate, type DocumentLanguage } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, required, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { Ban } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import * as z from 'zod';
import { languageOfText, refusalAnswer } from '../../requests/refusal-answer.ts';
import { RefusalFields, refusalShape, withExplanation } from '../../requests/refusal.tsx';
import { readTripText } from '../../requests/read-trip-text.ts';
import { bookingOf, type Mail } from './mail.ts';
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
  const [defaultValues] = useState(() => {
    const { names, trips } = readTripText(`${mail.Subject}\n${mail.body}`, brusselsToday(new Date(mail.Date)));
    return {
      reason: null,
      note: '',
      lastname: names[0] ?? '',
      date: trips[0]?.date ?? null,
      time: trips[0]?.time ?? null,
    };
  });
  const form = useNavetteForm({ schema, defaultValues, name: messageKey('requests.refuse.form') });
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
      <FormSection>
        <Fields.TextField name="lastname" label={t('requests.patient')} required span={12} />
        <Fields.DateField name="date" label={t('requests.date')} required span={6} />
        <Fields.TimeField name="time" label={t('requests.time')} required span={6} />
        <RefusalFields />
      </FormSection>
    </FormDialog>
  );
}

const languageOf = ({ Subject, body }: Mail): DocumentLanguage => languageOfText(`${Subject}\n${body}`) ?? 'fr';
