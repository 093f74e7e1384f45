/** Media types of a document, as the `accept` of a file input. */
export const DOCUMENT_TYPES = 'application/pdf,image/jpeg,image/png';

/** Largest document that the server takes, bytes. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Why a file is not sent; undefined for one that may be. What it holds is for the server to judge. */
export function refusalOf({ size, type }: File): string | undefined {
  if (!DOCUMENT_TYPES.split(',').includes(type)) return 'client.document.unsupported';
  if (size > MOST_BYTES) return 'receipt.file.tooLarge';
  return size === 0 ? 'problem.file.damaged' : undefined;
}
