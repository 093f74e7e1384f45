import * as z from 'zod';
import { filePathSchema, sha384Schema } from './pinned-remote.ts';
import { isVersion } from './semver-range.ts';

/** The build of the host that a release set pins: one published version with the hash of every file. */
export const pinnedHostSchema = z.strictObject({
  /** The published version. */
  version: z.string().refine(isVersion),
  /** Folder of its files in the registry: `/registry/host/1.2.0/`. The server serves them under the root of the suite. */
  base: z.string().regex(/^\/registry\/host\/[^/]+\/$/),
  /** Every file → its hash. */
  files: z.record(filePathSchema, sha384Schema),
});

/** The build of the host that a release set pins. */
export type PinnedHost = Readonly<z.infer<typeof pinnedHostSchema>>;
