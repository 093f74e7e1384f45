import type { RecordDialogResult } from '@navette/shared/federation';
import { messageKey, useT } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import { FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { nameOf } from '../../clients/client-row.ts';
import { ClientHistoryDialog } from '../../clients/history/client-history-dialog.tsx';
import { useSeesInvoices } from '../../clients/history/use-sees-invoices.ts';
import { BillingSection } from './billing-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { useDuplicateCheck } from './duplicates/use-duplicate-check.tsx';
import { clientSchema } from './model/client-schema.ts';
import type { ClientValues } from './model/client-schema.ts';
import { NotesSection } from './notes-section.tsx';
import { PersonSection } from './person-section.tsx';
import { ProblemBadge } from './problem-badge.tsx';
import { saveClient } from './save-client.ts';

/** A client's form with what it starts from. */
export interface ClientFormDialogProps {
  readonly title: string;
  /** The client to change; absent: a new one. */
  readonly id?: number;
  /** The number under which it was asked for, of a record that was merged into it. */
  readonly former?: number;
  /** Read once. */
  readonly values: ClientValues;
  /** A client who exists already may be answered instead of the one that is typed. */
  readonly offersOthers?: boolean;
  readonly onClose: (saved?: RecordDialogResult) => void;
  /** Told, after a save, with which other record to merge this one. Without it merging is not offered. */
  readonly onMerge?: (other: number) => void;
}

/** The form of a client. It warns before the same person is kept twice; a draft of it survives a reload. */
export function ClientFormDialog({
  title,
  id,
  former,
  values,
  offersOthers = false,
  onClose,
  onMerge,
}: ClientFormDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const saved = useRef<RecordDialogResult>(undefined);
  const mergeWith = useRef<number>(undefined);
  const seesInvoices = useSeesInvoices();
  const [showsHistory, setShowsHistory] = useState(false);
  const form = useNavetteForm({
    schema: clientSchema,
    defaultValues: values,
    name: messageKey('client.form.name'),
    draftKey: `client.${id ?? 'new'}`,
  });
  const duplicates = useDuplicateCheck({ id, before: values, offersOthers, offersMerge: onMerge !== undefined });
  const close = () => {
    if (mergeWith.current !== undefined && onMerge) onMerge(mergeWith.current);
    else onClose(saved.current);
  };
  return (
    <>
      <FormDialog
        {...{ form, title }}
        size={800}
        headerAside={values.problem && <ProblemBadge />}
        footerStart={
          id !== undefined && (
            <Button icon={<History aria-hidden />} onClick={() => setShowsHistory(true)}>
              {seesInvoices ? t('client.history') : t('client.trips')}
            </Button>
          )
        }
        onSubmit={async (client) => {
          const decision = await duplicates.check(client);
          if (decision.kind === 'other') saved.current = decision.other;
          else saved.current = { id: await saveClient(cache, id, client), label: nameOf(client) };
          if (decision.kind === 'merge') mergeWith.current = decision.other;
        }}
        onClose={close}
      >
        {former !== undefined && (
          <Alert live={false} title={t('client.merged.notice', { former: String(former), id: String(id) })} />
        )}
        <PersonSection id={id} />
        <ContactSection />
        <BillingSection />
        <NotesSection />
      </FormDialog>
      {duplicates.question}
      {showsHistory && id !== undefined && (
        <ClientHistoryDialog
          client={{ id, firstname: values.firstname, lastname: values.lastname }}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </>
  );
}
