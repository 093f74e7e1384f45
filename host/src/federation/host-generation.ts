import { HOST_COOKIE } from '@navette/shared/federation';
import { reload } from '../app/reload.ts';

const TRIED = 'navette.hostTried';

/** The build of the host that this page is, as the server wrote it into the page; nothing in a development server. */
function ownHost(): string | undefined {
  const content = document.querySelector('meta[name=navette-host]')?.getAttribute('content');
  return content && !content.startsWith('__') ? content : undefined;
}

/**
 * Loads the page again in the build of the host that its release set pins, when it is another one: a trial for some users, or a set that was activated
 * while the page was on its way. Once per build, because a server that can't serve it would reload for ever; the page then goes on in the host it has.
 * @param wanted a published version, or `deployed`
 * @param isForAll whether it is the one that the server answers by itself; any other is asked for by a cookie
 * @returns true when the page is about to be loaded again
 */
export function switchHost(wanted: string, isForAll: boolean): boolean {
  const own = ownHost();
  try {
    if (own === undefined || own === wanted || sessionStorage.getItem(TRIED) === wanted) {
      sessionStorage.removeItem(TRIED);
      return false;
    }
    sessionStorage.setItem(TRIED, wanted);
  } catch {
    // Without storage nothing would stop a second reload.
    return false;
  }
  rememberHost(isForAll ? undefined : wanted);
  reload();
  return true;
}

/** Asks the server for this build in this browser; without one it answers that of the running set. */
function rememberHost(version: string | undefined): void {
  document.cookie = `${HOST_COOKIE}=${version ?? ''}; path=/; SameSite=Strict${version === undefined ? '; max-age=0' : ''}`;
}
