import { useQueryClient } from '@tanstack/react-query';
import { PencilLine, Check, CircleHelp, Minus, OctagonX, Send } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { invalidate, type CallKey } from '../../../api/calls.ts';
import { Button } from '../../kit/button.tsx';
import { Text } from '../../kit/text.tsx';
import { type FormattingContext, useFormattingContext } from '../../table/columns/column.ts';
import { BulkDialog } from '../../bulk/bulk-dialog.tsx';
import { type Leaves, useAskDeactivation } from '../use-ask-deactivation.tsx';
import { useToast } from '../../overlay/toast/use-toast.ts';
import { bulkEdit, type SendBulk } from './bulk-edit.ts';
import { type BulkJob, type BulkTexts, useBulkRun } from '../../bulk/use-bulk-run.ts';
import { messageKey } from '../../../i18n/index.ts';

/** Chosen fields of a form; missing or undefined ones stay unchanged. */
export type Chosen<Changes> = { readonly [Name in keyof Changes]?: Changes[Name] | undefined };

/** Bulk editing of a kind of record. */
export interface BulkEditing<Row extends { readonly id: number }, Changes extends object> {
  readonly send: SendBulk<Changes>;
  /** Current values of a row for all editable fields. */
  readonly valuesOf: (row: Row) => Changes;
  readonly nameOf: (row: Row, use: 'list', context: FormattingContext) => string;
  /** Open work that names records, asked before they are deactivated. */
  readonly leaves?: Leaves | undefined;
  /** Queries that show records of this kind. */
  readonly invalidates: readonly CallKey[];
  /** Renders the form of the new values; unchanged fields are missing in its result. */
  readonly renderForm: (count: number, onClose: (chosen?: Chosen<Changes>) => void) => ReactNode;
}

/** Parts that a list needs for bulk editing. */
export interface BulkEditList<Row> {
  /** For the list's `selectionActions`. */
  readonly selectionActions: (selected: readonly Row[]) => ReactNode;
  /** The dialogs, which stay open when the selection changes. */
  readonly windows: ReactNode;
}

/**
 * Changes the same fields of several records of a list, each in its own transaction, with a result for each and Undo. A record whose field a colleague changed
 * since the list was loaded is refused.
 */
export function useBulkEdit<Row extends { readonly id: number }, Changes extends object>(
  editing: BulkEditing<Row, Changes>,
): BulkEditList<Row> {
  const { send, valuesOf, nameOf, invalidates, renderForm } = editing;
  const context = useFormattingContext();
  const { t } = context;
  const cache = useQueryClient();
  const { run, open, start, retry, undo, notify, close } = useBulkRun<Row>(
    RECORD_BULK_TEXTS,
    () => void invalidate(cache, invalidates),
  );
  const [rows, setRows] = useState<readonly Row[]>([]);
  const ask = useAskDeactivation(editing);
  const toast = useToast();
  // A dialog opened over the confirmation would be closed with it.
  const next = useRef<BulkJob<Row> | null>(null);
  useEffect(() => {
    if (rows.length > 0 || next.current === null) return;
    start(next.current);
    next.current = null;
  });
  const closeForm = (chosen: Chosen<Changes> = {}) => {
    const [first] = rows;
    const changes = first && chosenOf(valuesOf(first), chosen);
    setRows([]);
    if (!changes || Object.keys(changes).length === 0) return;
    const job = bulkEdit({
      rows,
      changes,
      valuesOf,
      send,
      title: (count) => t('bulk.title', { count }),
      undoTitle: (count) => t('bulk.undo.title', { count }),
    });
    if (!('active' in changes && changes.active === false)) next.current = job;
    else
      ask(rows).then(
        (isSure) => isSure && start(job),
        (error: unknown) => toast.failure(t('bulk.title', { count: rows.length }), error),
      );
  };
  return {
    selectionActions: (selected) => (
      <Button size="sm" icon={<PencilLine aria-hidden />} onClick={() => setRows(selected)}>
        {t('bulk.edit')}
      </Button>
    ),
    windows: (
      <>
        {rows.length > 0 && <Question count={rows.length} {...{ renderForm }} onClose={closeForm} />}
        {run && open && (
          <BulkDialog
            {...{ run, retry, undo, notify, start, close }}
            texts={RECORD_BULK_TEXTS}
            nameOf={(row) => <Text flex="1 1 14rem">{nameOf(row, 'list', context)}</Text>}
          />
        )}
      </>
    ),
  };
}

/** The chosen fields as changes; `values` has the names of all fields. */
function chosenOf<Changes extends object>(values: Changes, chosen: Chosen<Changes>): Changes {
  const changes = { ...values };
  for (const name in changes) {
    const value = chosen[name];
    if (value === undefined) delete changes[name];
    else changes[name] = value;
  }
  return changes;
}

type QuestionProps<Changes extends object> = Pick<BulkEditing<never, Changes>, 'renderForm'> & {
  readonly count: number;
  readonly onClose: (chosen?: Chosen<Changes>) => void;
};

const Question = <Changes extends object>({ count, renderForm, onClose }: QuestionProps<Changes>): ReactNode =>
  renderForm(count, onClose);

const RECORD_BULK_TEXTS: BulkTexts = {
  changed: messageKey('bulk.changed'),
  done: messageKey('bulk.done'),
  missed: messageKey('bulk.missed'),
  show: messageKey('bulk.show'),
  undo: messageKey('bulk.undo'),
  retry: messageKey('bulk.retry'),
  results: messageKey('bulk.results'),
  progress: messageKey('bulk.progress'),
  sum: messageKey('bulk.sum'),
  pending: messageKey('bulk.pending'),
  outcomes: {
    changed: { tone: 'success', icon: Check, label: messageKey('bulk.outcome.changed') },
    unchanged: { tone: 'neutral', icon: Minus, label: messageKey('bulk.outcome.unchanged') },
    refused: { tone: 'danger', icon: OctagonX, label: messageKey('bulk.outcome.refused') },
    failed: { tone: 'danger', icon: CircleHelp, label: messageKey('bulk.outcome.failed') },
    unsent: { tone: 'warning', icon: Send, label: messageKey('bulk.outcome.unsent') },
  },
};
