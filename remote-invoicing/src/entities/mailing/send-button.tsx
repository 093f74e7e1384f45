import { useT, messageKey, useFormats } from '@navette/shared/i18n';
import { Button, Text, Box, ErrorState, Heading } from '@navette/shared/ui';
import { Send } from 'lucide-react';
import { useState, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { MailedDocument } from './mailed-document.ts';
import { type Mailing, MAILS, mailsOf } from './mailing.ts';
import { invalidate } from '@navette/shared/api';
import { fieldsFor, FormDialog, FormSection, useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { AFTER_SENDING } from '../history/document-history.tsx';
import { recallName } from '../invoice/invoice-row.ts';
import * as z from 'zod';

interface SendButtonProps {
  /** Calls of its kind, such as `clientMailing`. */
  readonly mailing: Mailing;
  /** Document to send; undefined before it is issued. */
  readonly mail: MailedDocument | undefined;
}

/** Opens the preview of the mail of a document. */
export function SendButton({ mailing, mail }: SendButtonProps): ReactNode {
  const t = useT();
  const [sending, setSending] = useState<MailedDocument>();
  return (
    <>
      <Button icon={<Send aria-hidden />} disabled={!mail} onClick={() => setSending(mail)}>
        {t('document.send')}
      </Button>
      {sending && <SendDialog mailing={mailing} mail={sending} onClose={() => setSending(undefined)} />}
    </>
  );
}

const NO_ADDRESS = messageKey('validation.mail.noAddress');

/** Form of a mail with a document: all fields are required, and the subject is a single line. */
const sendSchema = z.object({
  to: z.string().trim().min(1, NO_ADDRESS).pipe(z.email().max(254)),
  subject: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .transform((subject) => subject.replaceAll(/\p{Cc}+/gu, ' ')),
  text: z
    .string()
    .max(20_000)
    .refine((text) => text.trim() !== '', 'validation.required'),
  /** Level of the attached reminder letter; null for none. */
  recall: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
});

const Fields = fieldsFor(sendSchema);

const LETTERS = [1, 2, 3] as const;

interface SendDialogProps {
  readonly mailing: Mailing;
  readonly mail: MailedDocument;
  readonly onClose: () => void;
}

/** Preview of the mail of a document, with its PDF attached. A mail that could not be sent stays in the form, and is sent only once. */
function SendDialog({ mailing, mail, onClose }: SendDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [key] = useState(mailKey);
  const [defaultValues] = useState(() => ({ to: mail.to ?? '', ...mail.words(null), recall: null }));
  const form = useNavetteForm({ schema: sendSchema, defaultValues, name: messageKey('document.send.form') });
  const recall = useWatch({ control: form.control, name: 'recall' });
  const proposed = useRef(recall);
  useEffect(() => {
    const [before, now] = [mail.words(proposed.current), mail.words(recall)];
    proposed.current = recall;
    // Edited text stays unchanged.
    for (const name of ['subject', 'text'] as const)
      if (form.getValues(name) === before[name]) form.setValue(name, now[name]);
  }, [form, mail, recall]);
  const files = mail.files(recall);
  const letters = useMemo(() => LETTERS.map((value) => ({ value, label: t(recallName(value)) })), [t]);
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('document.send.title', { document: mail.title })}
      saveLabel={t('document.send.send')}
      onSubmit={async ({ recall: level, ...form }) => {
        const { state } = await mailing.send(mail.id, key, mailing.hasLetters ? { ...form, recall: level } : form);
        toast.success(state === 'kept' ? t('document.send.kept') : t('document.send.sent'));
        void queryClient.invalidateQueries({ queryKey: [MAILS] });
        void invalidate(queryClient, [['get', '/service/gmail/listSent'], ...AFTER_SENDING]);
      }}
    >
      <FormSection>
        <Fields.TextField name="to" type="email" label={t('document.send.to')} required span={12} />
        <Fields.TextField name="subject" label={t('document.send.subject')} required span={12} />
        <Fields.TextAreaField name="text" label={t('document.send.text')} required span={12} rows={11} />
        {mailing.hasLetters && (
          <Fields.SelectField
            name="recall"
            label={t('document.send.recall')}
            options={letters}
            emptyLabel={t('document.send.recall.none')}
            span={12}
          />
        )}
      </FormSection>
      <Text textStyle="sm" color="fg.muted">
        {t('document.send.attached', { count: files.length, files: files.join(', ') })}
      </Text>
    </FormDialog>
  );
}

/** Key of a mail, a random UUID. `crypto.randomUUID` is missing on plain HTTP, where a test installation may run. */
function mailKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) & 3];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}

interface SentListProps {
  readonly list: NonNullable<Mailing['list']>;
  readonly id: number;
}

/** Mails of a client's statements with date, recipients, sender and state. Renders nothing without any. */
export function SentList({ list, id }: SentListProps): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const { data, error, refetch, isFetching } = useQuery(mailsOf(list, id));
  if (error)
    return (
      <ErrorState
        title={t('document.mails.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data || data.length === 0) return null;
  return (
    <Box as="section">
      <Heading as="h3" size="sm">
        {t('document.mails')}
      </Heading>
      <ul aria-label={t('document.mails')}>
        {data.map(({ id: key, at, to, user_name: name, state }) => (
          <li key={key}>
            <Text textStyle="sm" overflowWrap="anywhere">
              {t('document.mails.line', { time: formatInstant(at), to: to.join(', '), name, state })}
            </Text>
          </li>
        ))}
      </ul>
    </Box>
  );
}
