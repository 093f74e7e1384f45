import { existsSync } from 'node:fs';

const registry =
  /^(npm_config_(registry|cafile|userconfig|.*proxy|.*_authToken)|(https?|no)_proxy|NODE_EXTRA_CA_CERTS|CI|E2E_PORT)$/iu;

/**
 * Environment that an empty machine needs to reach the package registry.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ env: Record<string, string>, files: string[] }} `files` that the variables name
 */
export function handedIn(environment) {
  const env = Object.fromEntries(
    Object.entries(environment).filter(
      /** @returns {entry is [string, string]} */ (entry) => registry.test(entry[0]) && entry[1] !== undefined,
    ),
  );
  return { env, files: [...new Set(Object.values(env))].filter((value) => value.startsWith('/') && existsSync(value)) };
}
