import type { FileType } from './file-type.ts';

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
