import type { CloseRecord } from '@navette/shared/ui-records';
import type { ReactNode } from 'react';
import type { ClientRow } from './client-requests.ts';
import { ClientDocumentsDialog } from './documents/client-documents-dialog.tsx';
import { ClientHistoryDialog } from './history/client-history-dialog.tsx';
import { MergeDialog } from './merge/merge-dialog.tsx';
import { AnonymiseDialog } from './anonymise-dialog.tsx';

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
