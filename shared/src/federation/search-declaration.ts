import * as z from 'zod';
import { declaredNameSchema, pageNameSchema } from './page-name.ts';
import { titlesSchema } from './titles.ts';

const property = z.string().regex(/^[A-Za-z]\w*$/);

/**
 * A kind of record that a remote adds to the search of the top bar. The host calls an operation that lists the records, as the user, and shows those
 * that hold what is typed.
 */
export const searchDeclarationSchema = z.strictObject({
  /** Its name: `fleet/vehicle`. */
  kind: declaredNameSchema,
  /** Key of the heading over its hits, in the remote's catalogue. */
  titleKey: z.string().min(1),
  /** That heading in the three languages. */
  titles: titlesSchema,
  /** The permission without which it is not searched. */
  page: pageNameSchema,
  /** The operation of the API that answers the records, each with an `id`; a read without path parameters. */
  operation: z.string().regex(/^[a-z]\w+$/),
  /** Path of that operation, which the build writes from the contract. */
  call: z
    .string()
    .regex(/^\/(?:api|service)(?:\/[\w-]+)+$/)
    .optional(),
  /** Query parameter that takes what is typed. Absent: the host searches among all that it answers. */
  parameter: property.optional(),
  /** Properties of a record that are shown and searched, the most telling first. */
  text: z.array(property).min(1).max(4),
  /** The page that opens the record, by `?id=`; one of the remote's routes. */
  path: z.string().regex(/^\/(?:[\w-]+\/)*[\w-]+$/),
});

/** A kind of record that a remote adds to the search. */
export type SearchDeclaration = Readonly<z.infer<typeof searchDeclarationSchema>>;
