import { type CallKey, invalidate, ApiProblem } from '@navette/shared/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type ImportAnswers, importFile, type TransactionImport } from './transaction-requests.ts';
import { messageKey } from '@navette/shared/i18n';

/** Lists of imported data. */
const AFTER_IMPORT: readonly CallKey[] = [
  ['get', '/service/transaction/list'],
  ['get', '/service/transaction/total'],
  ['get', '/service/transaction/proposals'],
];

/** Import queue and its results. */
export interface Import {
  readonly items: readonly ImportItem[];
  readonly running: boolean;
  readonly add: (files: readonly File[]) => void;
  /** Sends a file again, optionally with confirmations. */
  readonly retry: (item: ImportItem, answers?: ImportAnswers) => void;
  /** Removes finished files. */
  readonly clear: () => void;
}

/** Uploads files one after the other; the list is invalidated after each that added lines. */
export function useImport(): Import {
  const cache = useQueryClient();
  const [items, setItems] = useState<readonly ImportItem[]>([]);
  const line = useRef(Promise.resolve());
  const lastKey = useRef(0);

  const mark = useCallback(
    (key: number, state: FileState) =>
      setItems((before) => before.map((item) => (item.key === key ? { ...item, state } : item))),
    [],
  );

  const enqueue = useCallback(
    ({ key, file, answers }: ImportItem) => {
      const send = async () => {
        const fault = fileFault(file);
        if (fault) return mark(key, { step: 'failed', error: fault });
        mark(key, { step: 'sending' });
        try {
          const found = await importFile(file, answers);
          mark(key, { step: 'done', found });
          if (found.added > 0) void invalidate(cache, AFTER_IMPORT);
        } catch (error) {
          mark(key, { step: 'failed', error });
        }
      };
      line.current = line.current.then(send);
    },
    [cache, mark],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file): ImportItem => {
        lastKey.current += 1;
        return { key: lastKey.current, file, answers: {}, state: { step: 'waiting' } };
      });
      setItems((before) => [...before, ...added]);
      for (const item of added) enqueue(item);
    },
    [enqueue],
  );

  const retry = useCallback(
    (item: ImportItem, answers: ImportAnswers = {}) => {
      const again = { ...item, answers: { ...item.answers, ...answers }, state: { step: 'waiting' } as const };
      setItems((before) => before.map((other) => (other.key === item.key ? again : other)));
      enqueue(again);
    },
    [enqueue],
  );

  const clear = useCallback(() => setItems((before) => before.filter(isInProgress)), []);
  return { items, running: items.some(isInProgress), add, retry, clear };
}

/** Maximum file size accepted by the server. */
const MOST_MB = 200;

const refused = (key: string, params?: Record<string, number>) =>
  new ApiProblem({
    status: 400,
    code: 'validation',
    messageKey: messageKey('problem.validation'),
    fields: [{ field: 'file', messageKey: key, ...(params && { params }) }],
    incidentId: '',
  });

/** Refuses a file before the upload, with the code that the server would return; undefined for a valid file. */
function fileFault({ size }: File): ApiProblem | undefined {
  if (size === 0) return refused(messageKey('validation.file.empty'));
  return size > MOST_MB * 1024 * 1024 ? refused(messageKey('validation.file.tooLarge'), { max: MOST_MB }) : undefined;
}

export type FileState =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending' }
  | { readonly step: 'done'; readonly found: TransactionImport }
  | { readonly step: 'failed'; readonly error: unknown };

export interface ImportItem {
  readonly key: number;
  readonly file: File;
  readonly answers: ImportAnswers;
  readonly state: FileState;
}

/** Whether a file is waiting or being sent. */
export const isInProgress = ({ state }: ImportItem): boolean => state.step === 'waiting' || state.step === 'sending';

/** Progress by bytes, 0 to 1; undefined for a single file, whose progress is unknown. */
export function progressOf(items: readonly ImportItem[]): number | undefined {
  if (items.length < 2) return undefined;
  const size = (some: readonly ImportItem[]) => some.reduce((bytes, { file }) => bytes + file.size + 1, 0);
  return size(items.filter((item) => !isInProgress(item))) / size(items);
}
