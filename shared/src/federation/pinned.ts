import * as z from 'zod';
import { remoteDeclarationSchema } from './remote-declaration.ts';
import { VERSION } from './semver-range.ts';

/** Path of a file inside the folder of a build, without `.` and `..`. */
export const filePathSchema = z
  .string()
  .regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w@~.+-]+(?:\/[\w@~.+-]+)*$/, 'A path inside the remote, without . and ..');

/** Hash of a file in the format of subresource integrity. */
export const sha384Schema = z.string().regex(/^sha384-[A-Za-z\d+/]{64}$/, 'sha384- and 64 characters of base64');

/** A remote as a release set pins it, property by property. */
export const pinnedSchema = z.strictObject({
  /** The published version. */
  version: z.string().regex(VERSION),
  /** Name of the global that holds its container, different for every build. */
  container: z.string().regex(/^[A-Za-z_]\w*$/),
  /** Folder of its files, ending in a slash: `/registry/dispatch/1.2.0/`, or an address of another origin. */
  base: z.string().regex(/^(?:https?:\/\/[^/]+)?\/(?!\/)(?:[^?#]*\/)?$/),
  /** The file that is loaded first, inside `base`. */
  entry: filePathSchema,
  /** Address from which a browser fetches `files` and `modules`, which are empty then: it needs those of the remotes that it loads. */
  list: z
    .string()
    .regex(/^\/release\/files\/[\w-]{1,64}\/[\w-]+\.json$/)
    .optional(),
  /** Every file → its hash. A file that is not listed, or whose hash differs, is refused by the browser. */
  files: z.record(filePathSchema, sha384Schema),
  /** Module (`./pages/booking`) → the files it needs besides the entry, for preloading. */
  modules: z.record(z.string().regex(/^\.\/(?:pages|dialogs|slots)\/[\w-]+$/), z.array(filePathSchema)),
  /** Declaration of the remote at publication. */
  declaration: remoteDeclarationSchema,
});

/** A pinned remote whose properties may contradict each other. */
export type Pinned = Readonly<z.infer<typeof pinnedSchema>>;
