import { personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import type { RecordDialogResult } from '@navette/shared/federation';
import { Alert, describeFault } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Client, ClientMerge } from '../client-requests.ts';
import { mergeClients } from '../client-requests.ts';
import { useUndoMerge } from './merges.tsx';

/** State of a merge. */
export interface Merging {
  /** Merges, reports in a toast what moved, with Undo, and passes on the remaining record; an error is in `problem`. */
  readonly merge: (merge: ClientMerge, kept: Client) => Promise<void>;
  readonly isMerging: boolean;
  /** Error of the last attempt, to be rendered. */
  readonly problem: ReactNode;
}

/** Merges two clients. */
export function useMerge(onMerged: (kept: RecordDialogResult) => void): Merging {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const undo = useUndoMerge();
  const [isMerging, setMerging] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const merge: Merging['merge'] = async (records, kept) => {
    if (isMerging) return;
    setMerging(true);
    setFault(null);
    try {
      const { id, bookings, invoices } = await mergeClients(cache, records);
      toast.success(
        t('client.merged', { name: personName(kept, 'text'), remove: String(records.remove), bookings, invoices }),
        { undo: () => void undo(id) },
      );
      onMerged({ id: records.keep, label: personName(kept, 'list') });
    } catch (error) {
      setFault(error);
      setMerging(false);
    }
  };
  return { merge, isMerging, problem: fault === null ? null : <Refusal error={fault} /> };
}

function Refusal({ error }: { readonly error: unknown }): ReactNode {
  const t = useT();
  const { messageKey, params } = describeFault(error);
  return <Alert status="error" title={t(messageKey, params)} />;
}
