import * as z from 'zod';

/** A JSON schema with its references resolved, from the contract at build time. */
const shape = z.union([z.boolean(), z.record(z.string(), z.unknown())]);

const builtOperation = z.strictObject({
  /** Lower case: `get`. */
  method: z.string(),
  /** As in the contract: `/api/client/{id}`. */
  path: z.string(),
  /** Path and query parameters: name → whether it is required, and its schema. */
  parameters: z.record(
    z.string(),
    z.strictObject({ in: z.enum(['path', 'query', 'header']), required: z.boolean(), schema: shape }),
  ),
  /** Request body; missing when there is none. */
  request: shape.optional(),
  /** Expected response; missing when there is none. */
  response: shape.optional(),
});

const kilobytes = z.number().positive();

/**
 * Facts that the build derives from the code of a remote (`facts.json` beside `declaration.json`): the operations it calls by page and dialog, with
 * their shapes in the contract, and its size budget. `ops verify` compares them with the deployed API.
 */
export const remoteFactsSchema = z.strictObject({
  /** operationId → its shape at build time. Exactly the declaration's `operations`. */
  operations: z.record(z.string(), builtOperation),
  /** Module (`./pages/booking`) → operationIds its code can call, sorted. */
  modules: z.record(z.string(), z.array(z.string())),
  /** Shared module → required versions: `{ "react": "^19.2.0" }`. A bare version means `^` of it. Bundled copies are left out. */
  shared: z.record(z.string(), z.string()),
  /** Maximum compressed kB: of the entry, of the largest file, of all script and style files. */
  budget: z.strictObject({ start: kilobytes, largest: kilobytes, total: kilobytes }),
});

/** Facts that the build derives about a remote. */
export type RemoteFacts = Readonly<z.infer<typeof remoteFactsSchema>>;

/** An operation in its shape at build time. */
export type BuiltOperation = Readonly<z.infer<typeof builtOperation>>;

/**
 * Reads `facts.json`.
 * @throws {z.ZodError} naming what is missing, wrong or unknown
 */
export const parseFacts = (value: unknown): RemoteFacts => remoteFactsSchema.parse(value);
