import { useT } from '@navette/shared/i18n';
import type { RecordDialogResult } from '@navette/shared/federation';
import { Alert, describeFault } from '@navette/shared/ui';
import { useToast } from '@navette/shared/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { nameOf } from '../client-row.ts';
import type { Client } from '../client-row.ts';
import { mergeClients } from './merge-clients.ts';

/** A merge under way. */
export interface Merging {
  /** Merges, says what moved and reports the record that stays; a refusal is kept in `problem`. */
  readonly merge: (records: { readonly keep: number; readonly remove: number }, kept: Client) => Promise<void>;
  readonly isMerging: boolean;
  /** What the last try failed with, to be shown. */
  readonly problem: ReactNode;
}

/** Gives the merge. */
export function useMerge(onMerged: (kept: RecordDialogResult) => void): Merging {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const [isMerging, setMerging] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const merge: Merging['merge'] = async (records, kept) => {
    if (isMerging) return;
    setMerging(true);
    setFault(null);
    try {
      const { bookings, invoices } = await mergeClients(cache, records);
      toast.success(t('client.merged', { name: nameOf(kept), remove: String(records.remove), bookings, invoices }));
      onMerged({ id: records.keep, label: nameOf(kept) });
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
