import { configureApi } from '../api/suite-api.ts';
import { afterRefusal } from './after-refusal.ts';
import { currentSession, followSession } from './session-state.ts';

/**
 * Connects the session with the API, the other tabs and the clock. The host calls it once, before the first request.
 * @returns unsubscribe from tabs and clock
 */
export function startSession(): () => void {
  configureApi({ getToken: () => currentSession()?.token ?? null, onUnauthorized: afterRefusal });
  return followSession();
}
