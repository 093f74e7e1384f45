import { invalidate } from '@navette/shared/api';
import { messageKey, useT } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, messageWith, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { nameOf } from '../client-row.ts';
import type { ClientRow } from '../client-row.ts';
import { anonymiseClient } from './anonymise-client.ts';

const NOTHING = { lastname: '' };

/** The last name as it stands, so that nobody is removed by mistake. */
const schemaOf = (lastname: string) =>
  z.object({
    lastname: z
      .string()
      .trim()
      .min(1)
      .refine((typed) => typed === lastname.trim(), messageWith('client.anonymise.wrongName', { lastname })),
  });

/** Whom to remove. */
export interface AnonymiseDialogProps {
  readonly client: ClientRow;
  readonly onClose: () => void;
}

/** Removes a person from the records, after their last name was typed. Refused, with the count, while trips are to come or invoices open. */
export function AnonymiseDialog({ client, onClose }: AnonymiseDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const name = nameOf(client);
  const [schema] = useState(() => schemaOf(client.lastname));
  const [Fields] = useState(() => fieldsFor(schema));
  const form = useNavetteForm({ schema, defaultValues: NOTHING, name: messageKey('client.anonymise.form') });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('client.anonymise.title', { name })}
      saveLabel={t('client.anonymise.confirm')}
      danger={<UserRoundX aria-hidden />}
      onSubmit={async ({ lastname }) => {
        await anonymiseClient(client.id, lastname);
        toast.success(t('client.anonymised', { id: String(client.id) }));
        void invalidate(cache, [['get', '/api/client']]);
      }}
    >
      <Alert status="warning" title={t('client.anonymise.final')} live={false}>
        {t('client.anonymise.what')}
      </Alert>
      <FormSection>
        <Fields.TextField
          name="lastname"
          label={t('client.anonymise.lastname', { lastname: client.lastname })}
          required
          span={12}
        />
      </FormSection>
    </FormDialog>
  );
}
