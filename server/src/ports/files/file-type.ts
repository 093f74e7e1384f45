/** Kinds of files we keep. */
export type FileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

/** How the name of a file of each kind ends. */
export const extensions: Readonly<Record<FileType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** The kind of a file by its first bytes, whatever its name or sender says; undefined when it is none we keep. */
export function fileTypeOf(content: Uint8Array): FileType | undefined {
  const start = Buffer.from(content.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  return start.startsWith('%PDF-') ? 'application/pdf' : undefined;
}

/** The kind of a stored file by its key; undefined for what can be no key of ours. */
export function fileTypeOfKey(key: string): FileType | undefined {
  const [, extension] = /^[0-9a-f]{64}\.([a-z]+)$/.exec(key) ?? [];
  const types: readonly FileType[] = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];
  return types.find((type) => extensions[type] === extension);
}
