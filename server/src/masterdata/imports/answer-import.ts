import type { components } from '@navette/openapi/types';
import type { findImport } from './import-queries.ts';

type Stored = Awaited<ReturnType<typeof findImport>>;

/** An import in the API's answer. */
export const importAnswer = ({ at, undoneAt, ...batch }: Stored): components['schemas']['ImportBatch'] => ({
  ...batch,
  at: at.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});
