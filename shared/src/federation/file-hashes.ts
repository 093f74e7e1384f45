import * as z from 'zod';

/** Path of a file inside the folder of a build, without `.` and `..`. */
export const filePathSchema = z
  .string()
  .regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w@~.+-]+(?:\/[\w@~.+-]+)*$/, 'A path inside the remote, without . and ..');

/** Hash of a file in the format of subresource integrity. */
export const sha384Schema = z.string().regex(/^sha384-[A-Za-z\d+/]{64}$/, 'sha384- and 64 characters of base64');
