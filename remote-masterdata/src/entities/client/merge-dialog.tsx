import { personName } from '@navette/shared/domain';
import type { RecordDialogResult } from '@navette/shared/federation';
import { useT, useFormats, type Formats } from '@navette/shared/i18n';
import { Text, Alert, Button, ErrorState, Skeleton, Stack, describeFault } from '@navette/shared/ui';
import { Dialog, useToast } from '@navette/shared/ui-overlay';
import { useState, type ReactNode, useMemo } from 'react';
import {
  type ClientRow,
  useClient,
  useClientTrips,
  type Client,
  type ClientMerge,
  mergeClients,
} from './client-requests.ts';
import { FieldFrame, RecordInput, type RecordSource } from '@navette/shared/ui-form';
import { api, dataOf, useOnline } from '@navette/shared/api';
import { recordOf } from '@navette/shared/ui-records';
import { Merge } from 'lucide-react';
import { Comparison } from './comparison.tsx';
import { type ChosenRecords, sentChoices } from './differences.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useUndoMerge } from './merges.tsx';

/** Two records of one person. */
export interface MergeDialogProps {
  readonly first: Pick<ClientRow, 'id' | 'firstname' | 'lastname'>;
  /** Second record; missing: the user chooses one. */
  readonly second?: number;
  /** Called with the remaining record, or with nothing after a cancel. */
  readonly onClose: (kept?: RecordDialogResult) => void;
}

/** Merges two records of one person. */
export function MergeDialog({ first, second, onClose }: MergeDialogProps): ReactNode {
  const t = useT();
  const [other, setOther] = useState(second);
  const title = t('client.merge.title', { name: personName(first, 'text') });
  if (other !== undefined) return <MergeChoice first={first.id} second={other} title={title} onClose={onClose} />;
  return (
    <Dialog open title={title} onClose={() => onClose()}>
      <Text marginBottom="3">{t('client.merge.ask')}</Text>
      <OtherClient except={first.id} onChoose={setOther} />
    </Dialog>
  );
}

const NONE = { status: 'none' } as const;

/** Picker of the second record. */
function OtherClient({
  except,
  onChoose,
}: {
  readonly except: number;
  readonly onChoose: (id: number) => void;
}): ReactNode {
  const t = useT();
  const formats = useFormats();
  const source = useMemo(() => otherClients(except, formats), [except, formats]);
  const label = t('client.merge.other');
  return (
    <FieldFrame label={label} error={null} help={t('client.merge.other.help')}>
      {(control) => (
        <RecordInput
          {...{ source, label, control }}
          record={NONE}
          value={null}
          onChoose={(client) => client && onChoose(client.id)}
        />
      )}
    </FieldFrame>
  );
}

const MOST = 20;

/** Record source of a picker: all clients except one. */
const otherClients = (except: number, { formatDate }: Formats): RecordSource<ClientRow> => ({
  search: async (q, signal) =>
    (await dataOf(api.GET('/api/client', { params: { query: { q, limit: MOST } }, signal }))).filter(
      ({ id }) => id !== except,
    ),
  find: () => Promise.resolve(null), // the caller passes the choice with its label, so this is never called
  idOf: ({ id }) => id,
  labelOf: (client) => `${personName(client, 'list')} (${client.id})`,
  detailOf: ({ birthday, fullAddress }) => [formatDate(birthday), fullAddress].filter(Boolean).join(' · '),
});

/** Both records of a person. */
interface MergeChoiceProps {
  readonly first: number;
  readonly second: number;
  readonly title: string;
  readonly onClose: (kept?: RecordDialogResult) => void;
}

/** Merge dialog: differences of two records, choice of the remaining one (by default the one with more trips), and a summary of what moves. */
function MergeChoice({ first, second, title, onClose }: MergeChoiceProps): ReactNode {
  const t = useT();
  const offline = !useOnline();
  const [wanted, setKeep] = useState<number>();
  const [chosen, setChosen] = useState<ChosenRecords>(new Map());
  const queries = [useClient(first), useClient(second)] as const;
  const [left, right] = [recordOf(queries[0]), recordOf(queries[1])];
  const trips = { [first]: useClientTrips(first).data?.length, [second]: useClientTrips(second).data?.length };
  const keep = wanted ?? ((trips[second] ?? 0) > (trips[first] ?? 0) ? second : first);
  const remove = keep === first ? second : first;
  const { merge, isMerging, problem } = useMerge(onClose);
  const failed = queries.find(({ error }) => error !== null);
  const kept = keep === first ? left : right;
  const numbers = { keep: String(keep), remove: String(remove) };
  return (
    <Dialog
      open
      title={title}
      size={800}
      onClose={() => !isMerging && onClose()}
      footer={
        <>
          <Button onClick={() => onClose()} disabled={isMerging}>
            {t('shared.cancel')}
          </Button>
          <Button
            variant="solid"
            colorPalette="red"
            icon={<Merge aria-hidden />}
            loading={isMerging}
            disabled={offline || !left || !right}
            onClick={() => kept && void merge({ keep, remove, choices: sentChoices(chosen, keep) }, kept)}
          >
            {t('client.merge.confirm', numbers)}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {problem}
        {failed && (
          <ErrorState error={failed.error} retrying={failed.isFetching} onRetry={() => void failed.refetch()} />
        )}
        {left && right ? (
          <>
            <Comparison
              first={left}
              second={right}
              onChoose={(field, id) => setChosen((before) => new Map(before).set(field, id))}
              {...{ trips, keep, setKeep, chosen }}
            />
            <Alert status="warning" live={false} title={t('client.merge.undoable')}>
              {t('client.merge.what', numbers)}
            </Alert>
          </>
        ) : (
          !failed && (
            <Stack gap="3" role="status" aria-label={t('shared.loading')}>
              <Skeleton height="8" />
              <Skeleton height="8" />
              <Skeleton height="8" />
            </Stack>
          )
        )}
        {offline && <Text>{t('form.offline')}</Text>}
      </Stack>
    </Dialog>
  );
}

/** State of a merge. */
interface Merging {
  /** Merges, shows a toast with Undo and the number of moved records, and passes on the remaining record; an error goes to `problem`. */
  readonly merge: (merge: ClientMerge, kept: Client) => Promise<void>;
  readonly isMerging: boolean;
  /** Error of the last attempt, to be rendered. */
  readonly problem: ReactNode;
}

/** State and action of a client merge. */
function useMerge(onMerged: (kept: RecordDialogResult) => void): Merging {
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
