import * as z from 'zod';

const storedFile = z.object({
  path: z.string(),
  integrity: z.string(),
  bytes: z.int(),
  /** Entity tag of its object when it was uploaded. */
  tag: z.string(),
  /** A compressed form of another file: browsers never ask for it by name. */
  packed: z.boolean(),
});

/** A file of a published version in a bucket. */
export type StoredFile = Readonly<z.infer<typeof storedFile>>;

/** Schema of the list of files of a published version; written when all of them are there. */
export const manifestSchema = z.object({ files: z.array(storedFile) });

/** List of files of a published version. */
export type Manifest = Readonly<z.infer<typeof manifestSchema>>;

/** Key of the manifest of a folder. It is beside the files, so that a bucket can show these to the world and nothing else. */
export const manifestKey = (folder: string): string => `manifests/${folder}.json`;

/** The folder of which a key holds the manifest. */
export const folderOf = (key: string): string => key.slice('manifests/'.length, -'.json'.length);

/** Key under which the files of a folder are. */
export const filesKey = (folder: string, path = ''): string => `files/${folder}/${path}`;
