import * as z from 'zod';

/** Actions that are granted for each remote (`host` for builds of the host), or for all of them with `*`. */
export const REMOTE_ACTIONS = ['publish', 'activate', 'stage'] as const;

/** An action that is granted for each remote. */
export type RemoteAction = (typeof REMOTE_ACTIONS)[number];

/** The right to do everything, and the only one that covers the rules: policy, overrides, pruning, tokens. */
export const ADMIN = 'admin';

/** Schema of a scope of a token: `publish:dispatch`, `stage:*`, `admin`. */
export const scopeSchema = z.string().regex(/^(?:admin|(?:publish|activate|stage):(?:\*|[a-z][a-z\d-]{0,40}))$/, {
  error: ({ input }) =>
    `${String(input)} is no scope. A scope is publish, activate or stage with a remote, such as publish:dispatch or stage:*, or admin`,
});

/** The right to do something to one remote. */
export const rightTo = (action: RemoteAction, remote: string): string => `${action}:${remote}`;

/** Whether these scopes grant a right. */
export function grants(scopes: readonly string[], right: string): boolean {
  const [action] = right.split(':', 1);
  return scopes.some((scope) => scope === ADMIN || scope === right || scope === `${action}:*`);
}
