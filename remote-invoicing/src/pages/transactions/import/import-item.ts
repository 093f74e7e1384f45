import type { ImportAnswers, TransactionImport } from '../requests/import-file.ts';

/** Status of a file. */
export type FileState =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending' }
  | { readonly step: 'done'; readonly found: TransactionImport }
  | { readonly step: 'failed'; readonly error: unknown };

/** File to import. */
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
