import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleSlash,
  CircleX,
  FlaskConical,
  KeyRound,
  RotateCcw,
  ScrollText,
  ShieldAlert,
  ShieldCheck,
  ShieldQuestionMark,
  Trash2,
  TriangleAlert,
  Unplug,
  Wrench,
} from 'lucide-react';
import type { ReleaseChange, ReleaseStatus, ReleaseTrial, VerificationReport } from './release-calls.ts';

type Verified = VerificationReport['verified'];
type Outcome = VerificationReport['checks'][number]['outcome'];

/** Style of each level of verification of a set. */
export const verifiedStyles: Readonly<Record<Verified, StatusStyle>> = {
  full: { tone: 'success', icon: ShieldCheck, label: messageKey('releases.verified.full') },
  static: { tone: 'warning', icon: ShieldQuestionMark, label: messageKey('releases.verified.static') },
  none: { tone: 'danger', icon: ShieldAlert, label: messageKey('releases.verified.none') },
};

export const outcomeStyles: Readonly<Record<Outcome, StatusStyle>> = {
  passed: { tone: 'success', icon: CircleCheck, label: messageKey('releases.outcome.passed') },
  warned: { tone: 'warning', icon: TriangleAlert, label: messageKey('releases.outcome.warned') },
  failed: { tone: 'danger', icon: CircleX, label: messageKey('releases.outcome.failed') },
  skipped: { tone: 'neutral', icon: CircleDashed, label: messageKey('releases.outcome.skipped') },
};

export const actionStyles: Readonly<Record<ReleaseChange['action'], StatusStyle>> = {
  activate: { tone: 'success', icon: CircleCheck, label: messageKey('releases.action.activate') },
  rollback: { tone: 'warning', icon: RotateCcw, label: messageKey('releases.action.rollback') },
  stage: { tone: 'info', icon: FlaskConical, label: messageKey('releases.action.stage') },
  unstage: { tone: 'neutral', icon: CircleSlash, label: messageKey('releases.action.unstage') },
  policy: { tone: 'neutral', icon: ScrollText, label: messageKey('releases.action.policy') },
  overrides: { tone: 'warning', icon: Unplug, label: messageKey('releases.action.overrides') },
  prune: { tone: 'neutral', icon: Trash2, label: messageKey('releases.action.prune') },
  repair: { tone: 'warning', icon: Wrench, label: messageKey('releases.action.repair') },
  token: { tone: 'warning', icon: KeyRound, label: messageKey('releases.action.token') },
};

/** Style of a version's compatibility: whether the deployed host is in the range it needs. */
export const fitStyle = (fits: boolean): StatusStyle =>
  fits
    ? { tone: 'success', icon: CircleCheck, label: messageKey('releases.fits.yes') }
    : { tone: 'danger', icon: CircleX, label: messageKey('releases.fits.no') };

export const usageStyles = {
  running: { tone: 'success', icon: CircleDot, label: messageKey('releases.use.running') },
  staged: { tone: 'info', icon: FlaskConical, label: messageKey('releases.use.staged') },
} as const satisfies Readonly<Record<string, StatusStyle>>;

/** A remote of the set that runs or is staged. */
export type RemoteState = ReleaseStatus['remotes'][number];

/** Health of a remote in users' pages. */
type RemoteHealth = 'unasked' | 'sound' | 'failing' | 'overBudget';

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

export const healthStyles: Readonly<Record<RemoteHealth, StatusStyle>> = {
  unasked: { tone: 'muted', icon: CircleDashed, label: messageKey('releases.health.unasked') },
  sound: { tone: 'success', icon: CircleCheck, label: messageKey('releases.health.sound') },
  failing: { tone: 'warning', icon: TriangleAlert, label: messageKey('releases.health.failing') },
  overBudget: { tone: 'danger', icon: CircleX, label: messageKey('releases.health.overBudget') },
};

/** Whether a trial may run for everybody, by its figures. */
export const verdictStyles: Readonly<Record<ReleaseTrial['figures']['verdict'], StatusStyle>> = {
  ready: { tone: 'success', icon: CircleCheck, label: messageKey('releases.verdict.ready') },
  few: { tone: 'neutral', icon: CircleDashed, label: messageKey('releases.verdict.few') },
  worse: { tone: 'danger', icon: TriangleAlert, label: messageKey('releases.verdict.worse') },
};

/** Share of the sessions as a percentage with one decimal; nothing when there are none. */
export const shareOf = (count: number, sessions: number): number | undefined =>
  sessions === 0 ? undefined : Math.round((count / sessions) * 1000) / 10;
