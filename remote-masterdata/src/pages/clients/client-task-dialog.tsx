import type { RecordDialogResult } from '@navette/shared/federation';
import type { ReactNode } from 'react';
import type { ClientTask } from '../../clients/client-task.ts';
import { ClientHistoryDialog } from '../../clients/history/client-history-dialog.tsx';
import { MergeDialog } from '../../clients/merge/merge-dialog.tsx';
import { AnonymiseDialog } from '../../clients/privacy/anonymise-dialog.tsx';

/** What was chosen in a row's menu. */
export interface ClientTaskDialogProps {
  readonly task: ClientTask;
  readonly onClose: () => void;
  /** Told the record that stays. */
  readonly onMerged: (kept: RecordDialogResult) => void;
}

/** The dialog of a task. */
export function ClientTaskDialog({ task: { kind, client }, onClose, onMerged }: ClientTaskDialogProps): ReactNode {
  if (kind === 'history') return <ClientHistoryDialog client={client} onClose={onClose} />;
  if (kind === 'anonymise') return <AnonymiseDialog client={client} onClose={onClose} />;
  return (
    <MergeDialog
      first={client}
      onClose={(kept) => {
        onClose();
        if (kept) onMerged(kept);
      }}
    />
  );
}
