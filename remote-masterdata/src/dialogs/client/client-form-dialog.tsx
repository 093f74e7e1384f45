import type { RecordDialogResult } from '@navette/shared/federation';
import { messageKey, useT } from '@navette/shared/i18n';
import { Badge } from '@navette/shared/ui';
import { FormDialog, useNavetteForm } from '@navette/shared/ui-form';
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { BillingSection } from './billing-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { clientSchema } from './model/client-schema.ts';
import type { ClientValues } from './model/client-schema.ts';
import { NotesSection } from './notes-section.tsx';
import { PersonSection } from './person-section.tsx';
import { saveClient } from './save-client.ts';

/** A client's form with what it starts from. */
export interface ClientFormDialogProps {
  readonly title: string;
  /** The client to change; absent: a new one. */
  readonly id?: number;
  /** Read once. */
  readonly values: ClientValues;
  readonly onClose: (saved?: RecordDialogResult) => void;
}

/** The form of a client. A draft of it survives a reload. */
export function ClientFormDialog({ title, id, values, onClose }: ClientFormDialogProps): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const saved = useRef<RecordDialogResult>(undefined);
  const form = useNavetteForm({ schema: clientSchema, defaultValues: values, name: messageKey('client.form.name'), draftKey: `client.${id ?? 'new'}` });
  return (
    <FormDialog
      {...{ form, title }}
      size={800}
      headerAside={
        values.problem && (
          <Badge colorPalette="orange">
            <TriangleAlert aria-hidden />
            {t('client.problem.badge')}
          </Badge>
        )
      }
      onSubmit={async (client) => {
        saved.current = { id: await saveClient(cache, id, client), label: `${client.lastname} ${client.firstname}` };
      }}
      onClose={() => onClose(saved.current)}
    >
      <PersonSection id={id} />
      <ContactSection />
      <BillingSection />
      <NotesSection />
    </FormDialog>
  );
}
