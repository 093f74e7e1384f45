import type { FailureKind } from '@navette/shared/federation';

const TRANSIENT: ReadonlySet<FailureKind> = new Set(['notFound', 'html', 'hang', 'unreachable', 'integrity']);

/** Whether a failure is transient: of network or files. A fault in the code of a version needs another version. */
export const isTransient = (kind: FailureKind): boolean => TRANSIENT.has(kind);
