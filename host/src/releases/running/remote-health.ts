import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react';
import type { RemoteState } from '../status-styles.ts';
import type { ReleaseStatus } from '../requests/use-release-status.ts';

/** Health of a remote in users' pages. */
export type RemoteHealth = 'unasked' | 'sound' | 'failing' | 'overBudget';

/**
 * Health by the sessions in which the remote failed to load or failed later, whichever are more.
 * @returns `overBudget` only after the minimum number of sessions of the policy
 */
export function healthOf(
  { sessions, failed, errors }: Pick<RemoteState, 'sessions' | 'failed' | 'errors'>,
  { budget, minimum }: Pick<ReleaseStatus['policy'], 'budget' | 'minimum'>,
): RemoteHealth {
  const failing = Math.max(failed, errors);
  if (sessions === 0) return 'unasked';
  if (failing === 0) return 'sound';
  return failing / sessions > budget && sessions >= minimum ? 'overBudget' : 'failing';
}

/** Style of each health. */
export const healthStyles: Readonly<Record<RemoteHealth, StatusStyle>> = {
  unasked: { tone: 'muted', icon: CircleDashed, label: messageKey('releases.health.unasked') },
  sound: { tone: 'success', icon: CircleCheck, label: messageKey('releases.health.sound') },
  failing: { tone: 'warning', icon: TriangleAlert, label: messageKey('releases.health.failing') },
  overBudget: { tone: 'danger', icon: CircleX, label: messageKey('releases.health.overBudget') },
};

/** Share of the sessions as a percentage with one decimal; nothing when there are none. */
export const shareOf = (count: number, sessions: number): number | undefined =>
  sessions === 0 ? undefined : Math.round((count / sessions) * 1000) / 10;
