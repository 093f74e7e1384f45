import * as z from 'zod';
import { declaredNameSchema, pageNameSchema } from './page-name.ts';
import { titlesSchema } from './titles.ts';

const property = z.string().regex(/^[A-Za-z]\w*$/);

/**
 * A kind of record that a remote adds to the search of the top bar. The host calls an operation that lists the records, as the user, and shows those
 * that match the search.
 */
export const searchDeclarationSchema = z.strictObject({
  /** Its name: `fleet/vehicle`. */
  kind: declaredNameSchema,
  /** Key of the heading over its hits, in the remote's catalogue. */
  titleKey: z.string().min(1),
  /** Heading in the three languages. */
  titles: titlesSchema,
  /** Permission required to search it. */
  page: pageNameSchema,
  /** Operation of the API that lists the records, each with an `id`; a read without path parameters. */
  operation: z.string().regex(/^[a-z]\w+$/),
  /** Path of that operation, filled in by the build from the contract. */
  call: z
    .string()
    .regex(/^\/(?:api|service)(?:\/[\w-]+)+$/)
    .optional(),
  /** Query parameter for the search text. Missing: the host filters the whole answer. */
  parameter: property.optional(),
  /** Properties of a record that are shown and searched, the most significant first. */
  text: z.array(property).min(1).max(4),
  /** Page that opens the record with `?id=`; one of the remote's routes. */
  path: z.string().regex(/^\/(?:[\w-]+\/)*[\w-]+$/),
});

/** A kind of record that a remote adds to the search. */
export type SearchDeclaration = Readonly<z.infer<typeof searchDeclarationSchema>>;
