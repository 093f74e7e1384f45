import { basename, dirname, resolve } from 'node:path';
import type { Command, Output } from '../cli/command.ts';
import { changesWithoutVersion } from '../release/changes-without-version.ts';
import { publish, type Published } from '../release/publish.ts';

export const publishCommand: Command = {
  name: 'publish',
  summary: 'copy a built remote into the registry, where it never changes again',
  forms: ['<dist folder> [--working-copy]'],
  operands: [1, 1],
  changes: false,
  options: {
    'working-copy': {
      type: 'boolean',
      help: 'give every content a folder of its own (1.2.0+3f9ac1d2b4e6), for a version that is still being written',
    },
    who: { type: 'string', value: '<name>', help: 'who publishes it (NAVETTE_WHO, SUDO_USER, USER)' },
    why: {
      type: 'string',
      value: '"…"',
      help: 'the reason why a version comes after a later one of its line, 1.2.3 after 1.2.4',
    },
  },
  details: [
    "The version is that of the remote's package.json. The same content again adds nothing; other content under a",
    'published version is refused, and so is a folder whose declaration, manifest and facts are missing or disagree.',
    'Nobody gets anything by this: stage and activate do that. A line is what has the same first two numbers: 1.2.5',
    'may follow 1.3.0, for those who stay on 1.2; before 1.2.6 it wants a reason.',
  ].join('\n'),
  async run(call) {
    const dist = resolve(call.operands[0] ?? '');
    const workingCopy = call.flag('working-copy');
    const published = await publish(call.registryToBe, dist, {
      workingCopy,
      why: call.text('why'),
      who: call.who,
    });
    // A working copy is what these changes are written in.
    return publishedOutput(published, workingCopy ? [] : await changesWithoutVersion(dist));
  },
};

/**
 * Result as text.
 * @param waiting changesets that belong to no version yet
 */
export function publishedOutput(
  published: Omit<Published, 'folder'> & { readonly folder?: string },
  waiting: readonly string[],
): Output {
  const { name, version, added, folder } = published;
  const warnings = withoutVersion(waiting, `${name} ${version}`);
  const where = folder === undefined ? '' : `\n  in ${folder}`;
  return {
    warnings,
    data: { ...published, warnings },
    text: added
      ? `${name} ${version} published${where}`
      : `${name} ${version} was published already with exactly this content; nothing was added`,
  };
}

/** One warning: a line for each would push what was done out of sight. */
function withoutVersion(files: readonly string[], published: string): string[] {
  const [first] = files;
  if (first === undefined) return [];
  if (files.length === 1) return [`${first} belongs to no version yet: ${published} says nothing of it.`];
  const names = files.map((file) => basename(file)).join(', ');
  return [
    `${files.length} files of ${dirname(first)} belong to no version yet: ${published} says nothing of ${names}.`,
  ];
}
