import { api, dataOf, invalidate } from '@navette/shared/api';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { fieldsFor, FormDialog, FormSection, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Mail } from '../mail.ts';
import { replyDraft, replyKey } from './reply-draft.ts';
import { replySchema } from './reply-schema.ts';

const Fields = fieldsFor(replySchema(''));
/** Mail servers are slower than our own: the server gives one up after 15 s. */
const PATIENCE = { timeout: 40_000 };

interface ReplyDialogProps {
  readonly mail: Mail;
  readonly onClose: () => void;
}

/** Dialog that answers a mail. A reply that could not be sent stays in the form; sending it again sends it once. */
export function ReplyDialog({ mail, onClose }: ReplyDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { formatInstant } = useFormats();
  const [key] = useState(replyKey);
  const [defaultValues] = useState(() =>
    replyDraft(mail, t('mail.reply.quote', { time: formatInstant(mail.Date), from: mail.From })),
  );
  const [schema] = useState(() => replySchema(defaultValues.text));
  const form = useNavetteForm({ schema, defaultValues, name: messageKey('mail.reply.form') });
  return (
    <FormDialog
      {...{ form, onClose }}
      // To and subject are filled: what is left to write is the text.
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
