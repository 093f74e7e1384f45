import { parseArgs } from 'node:util';

/** What stood on the command line. */
export interface Arguments {
  readonly command: string;
  readonly operands: readonly string[];
  readonly registry: string;
  readonly why: string | undefined;
  readonly who: string;
  readonly json: boolean;
  readonly latest: boolean;
  readonly workingCopy: boolean;
}

/** @throws {TypeError} for an option that does not exist. */
export function readArguments(argv: readonly string[], env: NodeJS.ProcessEnv): Arguments {
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      registry: { type: 'string', default: env.REGISTRY_DIR ?? 'data/registry' },
      why: { type: 'string' },
      who: { type: 'string', default: env.NAVETTE_WHO ?? env.USER ?? 'unknown' },
      json: { type: 'boolean', default: false },
      latest: { type: 'boolean', default: false },
      'working-copy': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command = 'help', ...operands] = positionals;
  const { registry, why, who, json, latest, help } = values;
  return { command: help ? 'help' : command, operands, registry, why, who, json, latest, workingCopy: values['working-copy'] };
}
