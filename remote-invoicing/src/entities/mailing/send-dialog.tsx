import { invalidate } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Text } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, useNavetteForm, useWatch } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { recallName } from '../invoice/recall-name.ts';
import { mailKey } from './mail-key.ts';
import type { MailedDocument } from './mailed-document.ts';
import { type Mailing, mailsOf } from './mailing.ts';
import { sendSchema } from './send-schema.ts';

const Fields = fieldsFor(sendSchema);

const LETTERS = [1, 2, 3] as const;

interface SendDialogProps {
  readonly mailing: Mailing;
  readonly mail: MailedDocument;
  readonly onClose: () => void;
}

/** Preview of the mail that a document goes out with; its PDF is attached. A mail that could not be sent stays here, and is sent once. */
export function SendDialog({ mailing, mail, onClose }: SendDialogProps): ReactNode {
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
    // What somebody has written stays as it is.
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
        void queryClient.invalidateQueries({ queryKey: mailsOf(mailing, mail.id).queryKey });
        void invalidate(queryClient, [['get', '/service/gmail/listSent']]);
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
