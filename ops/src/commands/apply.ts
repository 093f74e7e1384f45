import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { assuranceOf, FULL_ASSURANCE } from '../cli/read-deployed.ts';
import type { Command, Output } from '../cli/command.ts';
import type { Call } from '../cli/call.ts';
import { table } from '../cli/print.ts';
import { unknownUsers } from '../cli/unknown-users.ts';
import { apply } from '../desired/apply.ts';
import { exportState, inYaml, type Desired, desiredJsonSchema, wantedTrials } from '../desired/state.ts';
import { parseDesired } from '../desired/parse.ts';
import { planOf } from '../desired/plan.ts';
import type { PlannedChange } from '../desired/trials.ts';
import { placeOf } from '../desired/written.ts';
import { Refusal } from '../refusal.ts';

export const desiredCommands: readonly Command[] = [
  {
    name: 'apply',
    summary: 'apply the state described in a file: versions, menu, trials, policy, overrides',
    forms: ['release.yaml --why "…"', 'release.yaml --dry-run', '- --why "$(git log -1 --format=%s)" < release.yaml'],
    operands: [1, 1],
    changes: true,
    options: {
      'dry-run': { help: 'only print what would change' },
      ...FULL_ASSURANCE,
    },
    details: [
      'ops export writes the file. A missing section stays unchanged; a remote missing from the list of remotes is',
      'removed. Checked like ops activate and ops stage. Versions and menu become one set, which one rollback reverts. Prints',
      'the changes; without changes it says so, writes nothing and ends with 0. Concurrent calls run one after the other.',
      'It warns, also with --dry-run, of what remotes use and lose. Like ops stage, it warns of users of a new trial that the',
      'suite does not know.',
    ].join('\n'),
    async run(call) {
      const desired = parseDesired(...(await readInput(call.operands[0] ?? '')));
      if (call.flag('dry-run')) {
        const { changes, takesAway } = await planOf(call.registry, desired, { workingCopies: call.flag('unverified') });
        const warnings = [...ofLosses(takesAway), ...(await ofUnknownUsers(call, desired, changes))];
        return { data: { changed: false, changes, warnings }, text: saying(changes, 'Would change'), warnings };
      }
      const { by } = call;
      const done = await apply(call.registry, desired, by, await assuranceOf(call));
      const warnings = [...ofLosses(done.takesAway), ...(await ofUnknownUsers(call, desired, done.changes))];
      return { data: { ...done, warnings }, text: saying(done.changes, 'Changed'), warnings };
    },
    async remotely(call, ask) {
      const [file, name] = await readInput(call.operands[0] ?? '');
      if (call.flag('dry-run')) {
        const plan = await inFile(
          name,
          ask((api) => api.POST('/service/ops/plan', { body: { file } })),
        );
        return { data: plan, text: saying(plan.changes, 'Would change'), warnings: ofLosses(plan.takesAway) };
      }
      const body = { file, withoutBoot: call.flag('without-boot'), why: call.why };
      const done = await inFile(
        name,
        ask((api) => api.POST('/service/ops/apply', { body })),
      );
      return { data: done, text: saying(done.changes, 'Changed'), warnings: ofLosses(done.takesAway) };
    },
  },
  {
    name: 'drift',
    summary: 'compare with the state described in a file; for a scheduled job',
    forms: ['release.yaml'],
    operands: [1, 1],
    details: 'Exit code 0: no drift. 3: drift, listed as ops apply would change it. Others as for every command.',
    async run(call) {
      const desired = parseDesired(...(await readInput(call.operands[0] ?? '')));
      const { changes } = await planOf(call.registry, desired, { workingCopies: true });
      return drifted(changes);
    },
    async remotely(call, ask) {
      const [file, name] = await readInput(call.operands[0] ?? '');
      return drifted(
        (
          await inFile(
            name,
            ask((api) => api.POST('/service/ops/plan', { body: { file } })),
          )
        ).changes,
      );
    },
  },
  {
    name: 'export',
    summary: 'write the current state as a file for ops apply',
    forms: ['> release.yaml', '--schema > release.schema.json'],
    options: { schema: { help: 'print the JSON schema of the file instead, for editors' } },
    async run(call) {
      if (call.flag('schema')) return schemaOutput();
      const desired = await exportState(call.registry);
      return { data: desired, text: inYaml(desired).trimEnd() };
    },
    async remotely(call, ask) {
      if (call.flag('schema')) return schemaOutput();
      const data = await ask((api) => api.GET('/service/ops/export'));
      return { data, text: data.file.trimEnd() };
    },
  },
];

/** Warns of what is taken from remotes that run. */
const ofLosses = (takesAway: readonly string[] = []): string[] => takesAway.map((loss) => `It takes away: ${loss}.`);

/** Warns of users of a trial that begins whom the suite does not know, as `ops stage` does. */
async function ofUnknownUsers(
  call: Call,
  desired: Desired,
  changes: readonly PlannedChange[],
): Promise<readonly string[]> {
  if (!changes.some(({ of, after }) => of === 'stage' && after !== null)) return [];
  const named = (wantedTrials(desired) ?? []).flatMap(({ wanted, path }) =>
    wanted.users.map((user, index) => ({ user, place: placeOf(desired, [...path, 'users', index]) })),
  );
  const users = named.map(({ user }) => user);
  return unknownUsers(call, users, (index) => named[index]?.place ?? '');
}

/** The suite gets the content alone, and calls the file by its usual name. */
const inFile = <Body>(name: string, answer: Promise<Body>): Promise<Body> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.message.replaceAll(/^release\.yaml(?=:)/gmu, name), { cause: error });
  });

/** The JSON schema of the file. */
function schemaOutput(): Output {
  const schema = desiredJsonSchema();
  return { data: schema, text: JSON.stringify(schema, null, 2) };
}

/** The outcome of a comparison. */
const drifted = (changes: readonly PlannedChange[]): Output => ({
  data: { drift: changes.length > 0, changes },
  text: changes.length === 0 ? 'No drift: the state matches the file' : saying(changes, 'Differs in'),
  code: changes.length === 0 ? 0 : 3,
});

/** Changes that were made, or would be, a line each. */
function saying(changes: readonly PlannedChange[], verb: string): string {
  if (changes.length === 0) return 'Nothing to do: the state already matches the file';
  const rows = changes.map(({ of, name, before, after }) => [
    `  ${of === name ? of : `${of} ${name}`}`,
    `${before ?? 'none'} → ${after ?? 'none'}`,
  ]);
  return `${verb} ${changes.length} ${changes.length === 1 ? 'thing' : 'things'}\n${table(rows)}`;
}

/** A file, or with `-` the input stream, and its name for messages. */
async function readInput(path: string): Promise<[content: string, name: string]> {
  if (path === '-') return [await text(process.stdin), 'stdin'];
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Refusal(`${path} can't be read.`, { cause: error });
  });
  return [content, basename(path)];
}
