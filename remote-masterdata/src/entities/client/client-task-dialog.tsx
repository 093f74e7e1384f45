import type { CloseRecord } from '@navette/shared/ui-records';
import { type ReactNode, useState } from 'react';
import { type ClientRow, anonymiseClient } from './client-requests.ts';
import { ClientDocumentsDialog } from './client-documents-dialog.tsx';
import { ClientHistoryDialog } from './client-history-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { personName } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { Alert } from '@navette/shared/ui';
import { fieldsFor, FormDialog, FormSection, messageWith, useNavetteForm } from '@navette/shared/ui-form';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import * as z from 'zod';

/** Dialog opened from a row of the client list, other than the form. */
export interface ClientTask {
  readonly kind: 'history' | 'documents' | 'merge' | 'anonymise';
  readonly client: ClientRow;
}

interface ClientTaskDialogProps {
  readonly task: ClientTask;
  /** Called with the remaining record after a merge. */
  readonly onClose: CloseRecord;
}

/** Renders the dialog of a task. */
export function ClientTaskDialog({ task: { kind, client }, onClose }: ClientTaskDialogProps): ReactNode {
  if (kind === 'history') return <ClientHistoryDialog client={client} onClose={() => onClose()} />;
  if (kind === 'documents') return <ClientDocumentsDialog client={client} onClose={() => onClose()} />;
  if (kind === 'anonymise') return <AnonymiseDialog client={client} onClose={() => onClose()} />;
  return <MergeDialog first={client} onClose={onClose} />;
}

const NOTHING = { lastname: '' };

/** Schema of the confirmation: the exact last name, to prevent anonymising the wrong client. */
const schemaOf = (lastname: string) =>
  z.object({
    lastname: z
      .string()
      .trim()
      .min(1)
      .refine((typed) => typed === lastname.trim(), messageWith('client.anonymise.wrongName', { lastname })),
  });

/** Client to anonymise. */
interface AnonymiseDialogProps {
  readonly client: ClientRow;
  readonly onClose: () => void;
}

/**
 * Anonymises a client after the last name was typed as confirmation. While there are future trips or open invoices the server refuses and returns
 * their count.
 */
function AnonymiseDialog({ client, onClose }: AnonymiseDialogProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const name = personName(client, 'text');
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
        await anonymiseClient(cache, client.id, lastname);
        toast.success(t('client.anonymised', { id: String(client.id) }));
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
