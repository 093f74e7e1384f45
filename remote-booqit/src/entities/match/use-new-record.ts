import { clientDraft, destinationDraft } from '@navette/shared/domain';
import { useDialogAvailability, useOpenDialog } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { useToast } from '@navette/shared/ui-overlay';
import type { TransportRow } from '../transport/transport-row.ts';
import type { Match, MatchKind } from './matches.ts';

/** Creates a client or destination from a transport, with the form of master data. */
export function useNewRecord(): {
  /** The new record; undefined when the form was closed or is unavailable. */
  readonly make: (kind: MatchKind, row: TransportRow) => Promise<Match | undefined>;
  /** Reason why the form can't be opened; undefined when it can. */
  readonly blocked: (kind: MatchKind) => string | undefined;
} {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const client = useDialogAvailability('masterdata/client@1');
  const destination = useDialogAvailability('masterdata/destination@1');
  return {
    make: async (kind, row) => {
      try {
        return kind === 'client'
          ? await openDialog('masterdata/client@1', { draft: clientDraft(row) })
          : await openDialog('masterdata/destination@1', { draft: destinationDraft(row) });
      } catch (error) {
        toast.failure(t('match.new.failed'), error);
        return undefined;
      }
    },
    blocked: (kind) =>
      (kind === 'client' ? client : destination).reason === undefined ? undefined : t('match.new.failed'),
  };
}
