import type { components } from '@navette/openapi/types';
import { inactiveAfter } from '@navette/shared/domain';
import type { ServerToDriver } from '../live/driver-app/protocol.ts';
import type { Whereabouts } from './where-at.ts';

type Schemas = components['schemas'];
type Action = Parameters<ServerToDriver['action']>[0];
type Answer = Schemas['AppAnswer'];

/** Phone of a simulated driver: its app's information, and its answers to commands of the office (specification/live.md#commands). */
export interface Phone {
  /** Information that the app sends when it connects. */
  info(): Schemas['AppInfo'];
  /** Sends no positions while the office has set it inactive. */
  isActive(): boolean;
  setActive(active: boolean): void;
  /** Updates the phone's position. */
  moved(to: Whereabouts, at: Date): void;
  answer(command: Pick<Action, 'action' | 'data'>): Answer;
}

const done = (info: Schemas['AppInfo'] | null = null): Answer => ({ done: true, reason: null, info });

/** One driver in five grants the position permission only when the office asks, one in eleven never does. */
const ASKS_FIRST = 5;
const NEVER = 11;

export function createPhone(driverId: number): Phone {
  let active = true;
  let version = '2.3.0';
  let permission: Schemas['AppPermission'] =
    driverId % NEVER === 0 ? 'denied' : driverId % ASKS_FIRST === 0 ? 'prompt' : 'granted';
  let position: Schemas['AppPosition'] | null = null;
  const info = (): Schemas['AppInfo'] => ({
    platform: driverId % 3 === 0 ? 'iOS 18' : 'Android 15',
    browser: null,
    version,
    permission,
    position: permission === 'granted' ? position : null,
  });
  const located = (): Answer => {
    if (permission === 'prompt') permission = 'granted';
    return permission === 'denied' ? { done: false, reason: 'denied', info: info() } : done(info());
  };
  const answers: { readonly [Name in Action['action']]: (data: Action['data']) => Answer } = {
    requestLocationPermission: located,
    getLocation: () => {
      const answer = located();
      return answer.done && position === null ? { done: false, reason: 'failed', info: info() } : answer;
    },
    getInfo: () => done(info()),
    checkPermission: () => done(info()),
    reloadApp: () => done(),
    logoutApp: () => done(),
    moveToForeground: () => done(),
    appUpdated: (data) => {
      version = String(data);
      return done(info());
    },
    setInActive: () => done(),
    setEnabled: () => done(),
  };
  return {
    info,
    isActive: () => active,
    setActive: (next) => {
      active = next;
    },
    moved: ({ latitude, longitude }, at) => {
      position = { latitude, longitude, accuracy: 12, time: at.toISOString() };
    },
    answer: ({ action, data }) => {
      const inactive = inactiveAfter(action, data === null ? null : String(data));
      if (inactive !== undefined) active = !inactive;
      return answers[action](data);
    },
  };
}
