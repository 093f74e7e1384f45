import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react';
import type { RemoteState } from '../status-styles.ts';
import type { ReleaseStatus } from '../requests/use-release-status.ts';

/** How a remote fares in people's pages. */
export type RemoteHealth = 'unasked' | 'sound' | 'failing' | 'overBudget';

/**
 * Judges a remote by the sessions in which it failed to load or failed later, whichever are more.
 * @returns `overBudget` only once as many sessions have asked for it as the policy wants to see before it decides
 */
export function healthOf(
  { sessions, failed, errors }: Pick<RemoteState, 'sessions' | 'failed' | 'errors'>,
  { budget, minimum }: Pick<ReleaseStatus['policy'], 'budget' | 'minimum'>,
): RemoteHealth {
  const troubled = Math.max(failed, errors);
  if (sessions === 0) return 'unasked';
  if (troubled === 0) return 'sound';
  return troubled / sessions > budget && sessions >= minimum ? 'overBudget' : 'failing';
}

/** How each looks. */
export const healthStyles: Readonly<Record<RemoteHealth, StatusStyle>> = {
  unasked: { tone: 'muted', icon: CircleDashed, label: messageKey('releases.health.unasked') },
  sound: { tone: 'success', icon: CircleCheck, label: messageKey('releases.health.sound') },
  failing: { tone: 'warning', icon: TriangleAlert, label: messageKey('releases.health.failing') },
  overBudget: { tone: 'danger', icon: CircleX, label: messageKey('releases.health.overBudget') },
};

/** Share of the sessions as a percentage with one decimal; nothing when there are none. */
export const shareOf = (count: number, sessions: number): number | undefined =>
  sessions === 0 ? undefined : Math.round((count / sessions) * 1000) / 10;
