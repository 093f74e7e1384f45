import { type AppAction, type AppCommandKind, type AppCommandState } from '@navette/openapi/enums';

export {
  type AppAction,
  /** Actions that a connected app can be asked to perform (specification/live.md#commands). */
  APP_ACTION_VALUES as APP_ACTIONS,
  type AppCommandKind,
  type AppCommandState,
  type AppRefusal,
} from '@navette/openapi/enums';

/** Milliseconds after which an app counts as not answering a command. */
export const ANSWER_LIMIT = 10_000;

/** Longest text of `say`, in characters. */
export const SAY_LENGTH = 500;

/** A version as `appUpdated` carries it: numbers with dots, then a pre-release or build if it has one; at most 40 characters. */
export const APP_VERSION = /^(?=.{1,40}$)\d+(?:\.\d+){0,3}(?:[-+][\w.+-]+)?$/u;

/** Actions that interrupt the driver's work or lose input: they are confirmed first. */
const HARSH: ReadonlySet<AppAction> = new Set<AppAction>(['reloadApp', 'logoutApp', 'setInActive']);

/** Whether a command needs a confirmation before it is sent. */
export const isHarsh = (kind: AppCommandKind, action: AppAction | null): boolean =>
  kind === 'forceDisconnect' || (action !== null && HARSH.has(action));

/** Progress of a command at one app; times in milliseconds. */
export interface CommandProgress {
  readonly sentAt: number;
  readonly deliveredAt: number | null;
  readonly answeredAt: number | null;
}

/** State of a command at one app. A late answer still counts: the driver may have had to answer a permission prompt. */
export function commandState({ sentAt, deliveredAt, answeredAt }: CommandProgress, now: number): AppCommandState {
  if (answeredAt !== null) return 'answered';
  if (now - sentAt >= ANSWER_LIMIT) return 'noAnswer';
  return deliveredAt === null ? 'sent' : 'delivered';
}

/** Whether an action leaves the app inactive (true) or active (false); undefined when it changes neither. `setEnabled` undoes `setInActive`. */
export function inactiveAfter(action: AppAction | null, data: string | null): boolean | undefined {
  if (action === 'setEnabled') return false;
  return action === 'setInActive' ? data === 'true' : undefined;
}
