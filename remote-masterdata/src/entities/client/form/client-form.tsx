import { useT } from '@navette/shared/i18n';
import { Alert, Button } from '@navette/shared/ui';
import { RecordForm } from '@navette/shared/ui-records';
import type { CloseRecord } from '@navette/shared/ui-records';
import { Files, History } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { clients } from '../client-requests.ts';
import type { Client } from '../client-requests.ts';
import { useDuplicateCheck } from '../duplicates/use-duplicate-check.tsx';
import { ClientDocumentsDialog } from '../documents/client-documents-dialog.tsx';
import { ClientHistoryDialog } from '../history/client-history-dialog.tsx';
import { Merges } from '../merge/merges.tsx';
import { useSeesInvoices } from '../history/use-sees-invoices.ts';
import { BillingSection } from './billing-section.tsx';
import { clientValues } from './client-values.ts';
import { clientSchema } from './client-schema.ts';
import type { ClientValues } from './client-schema.ts';
import { ContactSection } from './contact-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { PersonSection } from './person-section.tsx';
import { ProblemBadge } from './problem-badge.tsx';
import { RelationsSection } from './relations-section.tsx';
import { TravelSection } from './travel-section.tsx';

/** Form of a client with what it starts from. */
export interface ClientFormDialogProps {
  /** The client to change; absent: a new one. */
  readonly client?: Client;
  /** The id of a record that was merged into this one, and by which it was asked for. */
  readonly former?: number;
  /** Read once. */
  readonly values: ClientValues;
  /** A client who exists already may be answered instead of the one that is typed. */
  readonly offersOthers?: boolean;
  readonly onClose: CloseRecord;
  /** Called after a save with the record to merge this one with. Without it merging is not offered. */
  readonly onMerge?: (other: number) => void;
}

/** Form of a client. It warns before a person is recorded twice, and keeps a draft over a reload. */
export function ClientFormDialog({
  client,
  former,
  values,
  offersOthers = false,
  onClose,
  onMerge,
}: ClientFormDialogProps): ReactNode {
  const t = useT();
  const mergeWith = useRef<number>(undefined);
  const seesInvoices = useSeesInvoices();
  const [shown, setShown] = useState<'history' | 'documents'>();
  const [before] = useState(values);
  const duplicates = useDuplicateCheck({ id: client?.id, before, offersOthers, offersMerge: onMerge !== undefined });
  return (
    <>
      <RecordForm
        kind={clients}
        schema={clientSchema}
        record={client}
        values={values}
        valuesOf={clientValues}
        draftKey={`client.${client?.id ?? 'new'}`}
        size={800}
        headerAside={before.problem && <ProblemBadge />}
        footerStart={
          client && (
            <>
              <Button icon={<History aria-hidden />} onClick={() => setShown('history')}>
                {seesInvoices ? t('client.history') : t('client.trips')}
              </Button>
              <Button icon={<Files aria-hidden />} onClick={() => setShown('documents')}>
                {t('client.documents')}
              </Button>
            </>
          )
        }
        onSave={async (form, save) => {
          const decision = await duplicates.check(form);
          if (decision.kind === 'other') return decision.other;
          const saved = await save();
          if (decision.kind === 'merge') mergeWith.current = decision.other;
          return saved;
        }}
        onClose={(saved) => {
          if (mergeWith.current !== undefined && onMerge) onMerge(mergeWith.current);
          else onClose(saved);
        }}
      >
        {former !== undefined && (
          <Alert live={false} title={t('client.merged.notice', { former: String(former), id: String(client?.id) })} />
        )}
        {client && <Merges id={client.id} onUndone={() => onClose()} />}
        <PersonSection id={client?.id} />
        <ContactSection />
        <RelationsSection />
        <TravelSection />
        <BillingSection />
        <NotesSection />
      </RecordForm>
      {duplicates.question}
      {shown === 'history' && client && <ClientHistoryDialog client={client} onClose={() => setShown(undefined)} />}
      {shown === 'documents' && client && <ClientDocumentsDialog client={client} onClose={() => setShown(undefined)} />}
    </>
  );
}
