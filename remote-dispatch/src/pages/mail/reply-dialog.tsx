import { api, dataOf, invalidate } from '@navette/shared/api';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { NotSetUp } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Mail } from './mail.ts';
import * as z from 'zod';

/**
 * Schema of a reply whose text starts with the quoted mail: all fields are required, the quote alone does not count as text, and the subject is a
 * single line.
 */
const replySchema = (quote: string) =>
  z.object({
    to: z.string().trim().pipe(z.email().max(254)),
    subject: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .transform((subject) => subject.replaceAll(/\p{Cc}+/gu, ' ')),
    text: z
      .string()
      .max(50_000)
      .refine((text) => text.trim() !== '', 'validation.required')
      .refine((text) => text.trim() !== quote.trim(), messageKey('mail.reply.onlyQuote')),
  });

const Fields = fieldsFor(replySchema(''));
/** Mail servers are slower than our own: the server gives one up after 15 s. */
const PATIENCE = { timeout: 40_000 };

interface ReplyDialogProps {
  readonly mail: Mail;
  /** Proposed text, which can be changed; empty without a proposal. */
  readonly text: string;
  readonly onClose: () => void;
}

/** Dialog that answers a mail. A reply that could not be sent stays in the form; sending it again sends it once. */
export function ReplyDialog({ mail, text, onClose }: ReplyDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { formatInstant } = useFormats();
  const [key] = useState(replyKey);
  const [draft] = useState(() =>
    replyDraft(mail, t('mail.reply.quote', { time: formatInstant(mail.Date), from: mail.From })),
  );
  const [schema] = useState(() => replySchema(draft.text));
  const [defaultValues] = useState(() => ({ ...draft, text: `${text}${draft.text}` }));
  const form = useNavetteForm({ schema, defaultValues, name: messageKey('mail.reply.form') });
  return (
    <FormDialog
      {...{ form, onClose }}
      // To and subject are filled in: only the text is missing.
      initialFocus={() => textField(form.id)}
      title={t('mail.reply.title', { subject: mail.Subject || t('mail.noSubject') })}
      saveLabel={t('mail.reply.send')}
      onSubmit={async (values) => {
        const { state } = await dataOf(
          api.POST('/service/gmail/reply', { body: { key, id: mail.id, ...values }, ...PATIENCE }),
        );
        toast.success(state === 'kept' ? t('mail.kept') : t('mail.reply.sent'));
        void invalidate(queryClient, [
          ['post', '/service/gmail/getMessages'],
          ['get', '/service/gmail/listSent'],
        ]);
      }}
    >
      <NotSetUp without={{ mailOut: t('mail.without.mailOut') }} />
      <FormSection>
        <Fields.TextField name="to" label={t('mail.reply.to')} required span={12} />
        <Fields.TextField name="subject" label={t('mail.reply.subject')} required span={12} />
        <Fields.TextAreaField name="text" label={t('mail.reply.text')} required span={12} rows={14} />
      </FormSection>
    </FormDialog>
  );
}

const textField = (formId: string) =>
  document.querySelector<HTMLTextAreaElement>(`form[id="${formId}"] textarea[name="text"]`);

/** Maximum characters of the quoted mail. */
const MOST_QUOTED = 20_000;
/** Maximum of the contract. */
const MOST_SUBJECT = 500;

/** Field values that a reply starts with: to the sender, "Re: …", and the mail quoted below an empty line. */
export function replyDraft(
  { From, Subject, body }: Pick<Mail, 'From' | 'Subject' | 'body'>,
  introduction: string,
): { readonly to: string; readonly subject: string; readonly text: string } {
  const quoted = body
    .slice(0, MOST_QUOTED)
    .trim()
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()));
  return {
    to: /<([^<>]+)>\s*$/u.exec(From)?.[1] ?? From.trim(),
    subject: (/^re\s*:/iu.test(Subject) ? Subject : `Re: ${Subject}`.trim()).slice(0, MOST_SUBJECT),
    text: `\n\n${introduction}\n${quoted.join('\n')}\n`,
  };
}

/** Key of a reply, a random UUID. `crypto.randomUUID` is missing on plain HTTP, where a test installation may run. */
export function replyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) & 3];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}
