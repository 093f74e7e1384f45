import type { TransactionImport } from '../requests/import-file.ts';

/** How far a file is. */
export type FileState =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending' }
  | { readonly step: 'done'; readonly found: TransactionImport }
  | { readonly step: 'failed'; readonly error: unknown };

/** A file that was handed over. */
export interface ImportItem {
  readonly key: number;
  readonly file: File;
  readonly state: FileState;
}

/** Whether something is still to come of a file. */
export const isUnderWay = ({ state }: ImportItem): boolean => state.step === 'waiting' || state.step === 'sending';

/** The part of the bytes whose file is through, 0 to 1; undefined while one file alone is on its way, of which nothing is known. */
export function progressOf(items: readonly ImportItem[]): number | undefined {
  if (items.length < 2) return undefined;
  const size = (some: readonly ImportItem[]) => some.reduce((bytes, { file }) => bytes + file.size + 1, 0);
  return size(items.filter((item) => !isUnderWay(item))) / size(items);
}
