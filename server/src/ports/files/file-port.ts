import type { FileType } from './file-type.ts';

/** A stored file. */
export interface StoredFile {
  /** SHA-256 of the content in hexadecimal, a dot, the extension of its kind: the same content has the same key everywhere. */
  readonly key: string;
  /** By its first bytes. */
  readonly contentType: FileType;
}

/** Neither a PNG, JPEG or WebP picture nor a PDF. */
export class UnsupportedFileError extends Error {
  override readonly name = 'UnsupportedFileError';
}

/**
 * Photos of receipts and the like (ARCHITECTURE: Embedded by default, real in production). Files never change.
 * Every adapter passes file-port.contract.ts.
 */
export interface FilePort {
  /**
   * Keeps a file; keeping the same content again changes nothing. When it resolves the file survives a crash.
   * Rejects with {@link UnsupportedFileError} when its first bytes are of no kind we keep, or when the store fails.
   */
  keep(content: Uint8Array): Promise<StoredFile>;
  /** Deletes a file; one that is not there is gone already. Rejects when the store fails. */
  remove(key: string): Promise<void>;
  /** The content, byte for byte; undefined for a key that is unknown or can be none of ours. Rejects when the store fails. */
  read(key: string): Promise<Buffer | undefined>;
}
