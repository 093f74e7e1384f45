import { createHash } from 'node:crypto';

/** A stored file. */
export interface StoredFile {
  /** SHA-256 of the content in hexadecimal, a dot, the extension of its type: equal content has the same key everywhere. */
  readonly key: string;
  /** Detected from its first bytes. */
  readonly contentType: FileType;
}

/** Thrown for a file that is neither a PNG, JPEG or WebP image nor a PDF. */
export class UnsupportedFileError extends Error {
  override readonly name = 'UnsupportedFileError';
}

/**
 * Photos of receipts and the like (specification/shell.md#external-services). Files never change.
 * Every adapter passes file-port.contract.ts.
 */
export interface FilePort {
  /**
   * Stores a file; idempotent for equal content. Durable when it resolves. Rejects with {@link UnsupportedFileError} for an unsupported type, or when
   * the store fails.
   */
  keep(content: Uint8Array): Promise<StoredFile>;
  /** Deletes a file; idempotent. Rejects when the store fails. */
  remove(key: string): Promise<void>;
  /** The content, byte for byte; undefined for an unknown or invalid key. Rejects when the store fails. */
  read(key: string): Promise<Buffer | undefined>;
}

/** Supported file types. */
export type FileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

const extensions: Readonly<Record<FileType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** File type by the first bytes, whatever its name or sender says; undefined for an unsupported one. */
export function fileTypeOf(content: Uint8Array): FileType | undefined {
  const start = Buffer.from(content.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  return start.startsWith('%PDF-') ? 'application/pdf' : undefined;
}

/** File type of a stored file by its key; undefined for an invalid key. */
export function fileTypeOfKey(key: string): FileType | undefined {
  const [, extension] = /^[0-9a-f]{64}\.([a-z]+)$/.exec(key) ?? [];
  const types: readonly FileType[] = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];
  return types.find((type) => extensions[type] === extension);
}

/** SHA-256 of a content in hexadecimal, as keys begin. */
export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Key and type of a content. @throws UnsupportedFileError */
export function storedFileOf(content: Uint8Array): StoredFile {
  const contentType = fileTypeOf(content);
  if (!contentType) throw new UnsupportedFileError('neither PNG, JPEG, WebP nor PDF');
  return { key: `${hashOf(content)}.${extensions[contentType]}`, contentType };
}
