import { parseArgs } from 'node:util';

/**
 * Reads `npm run dev -- <remote> [--port <number>]`.
 * @param {readonly string[]} words
 * @param {NodeJS.ProcessEnv} env `DEV_PORT` stands in for --port.
 * @param {readonly string[]} remotes
 * @returns {{ remote: string, port: number }}
 * @throws {Error} with the usage
 */
export function devArguments(words, env, remotes) {
  const usage = `Usage: npm run dev -- <remote> [--port <number>], one of: ${remotes.join(', ')}`;
  const { values, positionals } = parsed(words, usage);
  const [remote = '', ...others] = positionals;
  if (!remotes.includes(remote) || others.length > 0) throw new Error(usage);
  const text = values.port ?? env.DEV_PORT ?? '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--port must be a number from 1 to 65535, not ${text}`);
  return { remote, port };
}

/** @param {readonly string[]} words @param {string} usage */
function parsed(words, usage) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: { port: { type: 'string' } } });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}
