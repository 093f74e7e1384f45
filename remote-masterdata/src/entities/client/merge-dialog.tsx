import { isNamedBy, personName, type MergeField, MERGE_FIELDS } from '@navette/shared/domain';
import type { RecordDialogResult } from '@navette/shared/federation';
import { messageKey, useT, useFormats, type Formats, type Translate } from '@navette/shared/i18n';
import { Text, Alert, Button, ErrorState, Skeleton, Stack, describeFault, Box } from '@navette/shared/ui';
import { Checkbox, Dialog, useToast } from '@navette/shared/ui-overlay';
import { useState, type ReactNode, useMemo } from 'react';
import {
  type ClientRow,
  useClient,
  useClientCounts,
  type Client,
  type ClientCounts,
  type ClientMerge,
  mergeClients,
} from './client-requests.ts';
import { FieldFrame, RecordInput, type RecordSource } from '@navette/shared/ui-form';
import { api, dataOf, useOnline } from '@navette/shared/api';
import { recordOf } from '@navette/shared/ui-records';
import { Merge } from 'lucide-react';
import { type ChosenRecords, sentChoices, type Difference, differences } from './differences.ts';
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
  isMeant: (client, text) => isNamedBy(text, personName(client, 'list')),
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
  const counting = [useClientCounts(first, second), useClientCounts(second, first)] as const;
  const counts: Counts = [counting[0].data, counting[1].data];
  const keep = wanted ?? ((counts[1]?.bookings ?? 0) > (counts[0]?.bookings ?? 0) ? second : first);
  const remove = keep === first ? second : first;
  const { merge, isMerging, problem } = useMerge(onClose);
  const failed = [...queries, ...counting].find(({ error }) => error !== null);
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
              {...{ counts, keep, setKeep, chosen }}
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

/** Counts of the records that move with each of the two; undefined until loaded. */
type Counts = readonly [ClientCounts | undefined, ClientCounts | undefined];

/** Words for what moves, in the order of the table. Trips are always shown. */
const MOVED = [
  ['bookings', messageKey('client.trips')],
  ['invoices', messageKey('client.invoices')],
  ['documents', messageKey('client.documents')],
  ['messages', messageKey('client.merge.messages')],
  ['payments', messageKey('client.merge.payments')],
  ['numbers', messageKey('client.merge.numbers')],
] as const satisfies readonly (readonly [keyof ClientCounts, string])[];

/** Two records, for a side-by-side comparison. */
interface ComparisonProps {
  readonly first: Client;
  readonly second: Client;
  readonly counts: Counts;
  /** Id of the remaining record. */
  readonly keep: number;
  readonly setKeep: (id: number) => void;
  readonly chosen: ChosenRecords;
  /** Called with a field and the id of the record whose value is kept. */
  readonly onChoose: (field: MergeField, id: number) => void;
}

/**
 * Side-by-side differences of two records. The column headings choose the remaining record; where both have a value, the cell chooses which is kept.
 */
function Comparison({ first, second, counts, keep, setKeep, chosen, onChoose }: ComparisonProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const [isWhole, setWhole] = useState(false);
  const sameNumber = counts[0]?.sameNationalNumber ?? null;
  const compared = withComparedNumbers(first, second, sameNumber, t);
  const lines = differences(compared, keep, chosen, { t, formats }, isWhole);
  return (
    <>
      <Checkbox checked={isWhole} onChange={setWhole}>
        {t('client.merge.whole')}
      </Checkbox>
      <Box overflowX="auto" css={tableStyle}>
        <table aria-label={t('client.merge.differences')}>
          <thead>
            <tr>
              <th scope="col">{t('client.merge.field')}</th>
              {[first, second].map((client) => (
                <th key={client.id} scope="col">
                  <label>
                    <input type="radio" name="keep" checked={keep === client.id} onChange={() => setKeep(client.id)} />
                    {t('client.merge.keep', { id: String(client.id), name: personName(client, 'list') })}
                  </label>
                </th>
              ))}
              <th scope="col">{t('client.merge.after')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">{t(line.label)}</th>
                <ValueCell line={line} id={first.id} text={line.first} onChoose={onChoose} />
                <ValueCell line={line} id={second.id} text={line.second} onChoose={onChoose} />
                <td data-after>{line.after || '–'}</td>
              </tr>
            ))}
            {MOVED.filter(([name]) => name === 'bookings' || counts.some((one) => one && one[name] > 0)).map(
              ([name, label]) => (
                <tr key={name}>
                  <th scope="row">{t(label)}</th>
                  <td>{counts[0]?.[name] ?? '…'}</td>
                  <td>{counts[1]?.[name] ?? '…'}</td>
                  <td data-after>{t('client.merge.all')}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </Box>
    </>
  );
}

/** The records with the comparison beside their national numbers: masked, two different ones may look equal, and one must be chosen all the same. */
function withComparedNumbers(
  first: Client,
  second: Client,
  same: boolean | null,
  t: Translate,
): readonly [Client, Client] {
  if (same === null) return [first, second];
  const beside = (client: Client, other: Client): Client => ({
    ...client,
    ssn: `${client.ssn ?? ''} – ${same ? t('client.merge.number.same') : t('client.merge.number.different', { id: String(other.id) })}`,
  });
  return [beside(first, second), beside(second, first)];
}

interface ValueCellProps extends Pick<ComparisonProps, 'onChoose'> {
  readonly line: Difference;
  /** Id of the record that has this value. */
  readonly id: number;
  readonly text: string;
}

/** Value of a record; selectable where both records have one. */
function ValueCell({ line, id, text, onChoose }: ValueCellProps): ReactNode {
  const t = useT();
  const field = MERGE_FIELDS.find((one) => one === line.id);
  if (line.chosen === undefined || field === undefined) return <td>{text || '–'}</td>;
  return (
    <td>
      <label>
        <input
          type="radio"
          name={`merge-${field}`}
          aria-label={t('client.merge.take', { field: t(line.label), value: text, id: String(id) })}
          checked={line.chosen === id}
          onChange={() => onChoose(field, id)}
        />
        {text}
      </label>
    </td>
  );
}

const tableStyle = {
  '& table': { width: '100%', borderCollapse: 'collapse', textStyle: 'sm' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& thead th': { fontWeight: 'semibold', width: '28%' },
  '& thead th:first-of-type': { width: '16%' },
  '& tbody th': { fontWeight: 'normal', color: 'fg.muted', minWidth: '6rem', overflowWrap: 'normal' },
  '& label': { display: 'flex', gap: '2', cursor: 'pointer', minHeight: '6' },
  '& input': {
    flexShrink: '0',
    accentColor: 'var(--chakra-colors-brand-700)',
    width: '4',
    height: '4',
    marginTop: '0.5',
  },
  '& [data-after]': { fontWeight: 'medium', bg: 'bg.subtle' },
} as const;
