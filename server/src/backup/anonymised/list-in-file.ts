import { open, readFile } from 'node:fs/promises';

/** The text of the file; empty when there is none. */
export const readFromFile = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });

/** Appends; when it resolves the text survives a crash. */
export async function addToFile(path: string, text: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    await file.appendFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
