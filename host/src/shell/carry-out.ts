import type { components } from '@navette/openapi/types';
import { api } from '@navette/shared/api';
import type { AppAction } from '@navette/shared/domain';
import type { Translate } from '@navette/shared/i18n';
import { fullOwnInfo, ownInfo, ownLocation, type ActionMessage } from '@navette/shared/realtime';
import { signOut } from '@navette/shared/session';
import { dirtyFormsAtom } from '@navette/shared/ui-form';
import type { Toast } from '@navette/shared/ui-overlay';
import { getDefaultStore } from 'jotai';
import { reload } from '../app/reload.ts';
import { reloadRequestAtom } from './shell-state.ts';

type Answer = components['schemas']['AppAnswer'];

/** Functions of the shell that a command needs. */
interface Shell {
  readonly t: Translate;
  readonly toast: Toast;
}

/** Response to a command, and an action after the response was sent. */
export interface CarriedOut {
  readonly answer: Answer;
  readonly follow?: () => void;
}

/** Delay in ms, so that the response is sent before the page unloads. */
const ANSWER_FIRST = 300;
const afterwards = (work: () => void) => () => void setTimeout(work, ANSWER_FIRST);

const done = (info: Answer['info'] = null): CarriedOut => ({ answer: { done: true, reason: null, info } });
const refused = (reason: NonNullable<Answer['reason']>, info: Answer['info'] = null): CarriedOut => ({
  answer: { done: false, reason, info },
});

const store = getDefaultStore();
/** Whether a form has unsaved changes: then the page must not reload. */
const isDirty = () => store.get(dirtyFormsAtom).size > 0;

type Act = (command: ActionMessage, shell: Shell) => CarriedOut | Promise<CarriedOut>;

/** Asks the browser for its location, which needs the user's consent; first shows who asks for it. */
const locate: Act = async ({ by }, { t, toast }) => {
  toast.info(t('command.location', { by }));
  const located = await ownLocation();
  const info = await fullOwnInfo();
  return located.position ? done({ ...info, position: located.position }) : refused(located.problem, info);
};

const acts: Readonly<Record<AppAction, Act>> = {
  getInfo: async () => done(await fullOwnInfo()),
  checkPermission: async () => done(await fullOwnInfo()),
  requestLocationPermission: locate,
  getLocation: locate,
  // Unsaved input is never lost: with a dirty form the reload is offered by a banner, as for a new release, and waits.
  reloadApp: ({ by }) => {
    if (!isDirty()) return { ...done(), follow: afterwards(reload) };
    store.set(reloadRequestAtom, { by, version: null });
    return refused('unsaved');
  },
  appUpdated: ({ by, data }) => {
    store.set(reloadRequestAtom, { by, version: String(data) });
    return done(ownInfo());
  },
  // With a dirty form only the session is ended: the sign-in dialog opens over the page, and the input stays.
  logoutApp: () => ({
    ...done(),
    follow: afterwards(isDirty() ? () => void api.POST('/auth/logout').catch(() => undefined) : signOut),
  }),
  moveToForeground: ({ by }, { t, toast }) => {
    toast.info(t('command.foreground', { by }));
    window.focus();
    return document.visibilityState === 'visible' ? done() : refused('unsupported');
  },
  setInActive: ({ by, data }, { t, toast }) => {
    toast.info(t(data === true ? 'command.inactive' : 'command.active', { by }));
    return done();
  },
  setEnabled: ({ by }, { t, toast }) => {
    toast.info(t('command.active', { by }));
    return done();
  },
};

/** Executes a command received by this browser. */
export const carryOut = async (command: ActionMessage, shell: Shell): Promise<CarriedOut> =>
  acts[command.action](command, shell);
