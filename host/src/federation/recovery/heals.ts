import type { FailureKind } from '@navette/shared/federation';

const HEALING: ReadonlySet<FailureKind> = new Set(['notFound', 'html', 'hang', 'unreachable', 'integrity']);

/** Whether a failure can pass without another version being released: what lies in the code of a version stays there. */
export const healsByItself = (kind: FailureKind): boolean => HEALING.has(kind);
