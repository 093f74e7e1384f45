import { registerSignOutCleanup } from '@navette/shared/session';

let request: Promise<unknown> | undefined;

// Who signs in next may be given another set.
registerSignOutCleanup(() => {
  request = undefined;
});

/**
 * The active release set as the server sends it. Asked for as early as possible, before the code that understands it is there; a second call
 * gets the first one's answer. After a failure the next call asks again.
 */
export function requestReleaseSet(): Promise<unknown> {
  request ??= ask().catch((error: unknown) => {
    request = undefined;
    throw error;
  });
  return request;
}

async function ask(): Promise<unknown> {
  const answer = await fetch('/release/current', { signal: AbortSignal.timeout(12_000) });
  if (!answer.ok) throw new Error(`/release/current answered ${answer.status}`);
  return answer.json();
}
