import { type Call, UsageError } from '../cli/call.ts';
import type { Command, Output } from '../cli/command.ts';
import { currentOrLost } from '../registry/sets.ts';
import type { Changed } from '../release/activate.ts';
import { rollback, rollbackRemotes } from '../release/rollback.ts';

export const rollbackCommand: Command = {
  name: 'rollback',
  summary: 'roll back to the previous set, to a named one, or only one remote',
  forms: ['--why "…"', '--to <set> --why "…"', '--remote dispatch --why "…"'],
  changes: true,
  options: {
    to: { value: '<set>', help: 'a former set, by its id in ops history' },
    remote: {
      value: '<name>',
      multiple: true,
      help: 'only this remote, to its previous version; may be repeated',
    },
  },
  details: [
    'Takes a second: it only checks that the files are unchanged. A second rollback goes one set further back; it never',
    'returns to the set that was left. The staged set stays staged. With --remote, the host, the menu and the other',
    'remotes stay; a remote that came with the running set is removed. When the pointer to the running set is damaged,',
    'the last set of the history that can still run is activated.',
  ].join('\n'),
  async run(call) {
    const { to, remotes } = targetOf(call);
    // The set that runs before the lock is waited for: of two who type this at once, the second one would go one set further.
    const from = to === undefined ? await currentOrLost(call.registry) : undefined;
    return remotes.length > 0
      ? ofRemotes(call, remotes, from ?? undefined)
      : rolledBack(await rollback(call.registry, call.by, to, from));
  },
  async remotely(call, ask) {
    const { to, remotes } = targetOf(call);
    const { why } = call;
    const running = to === undefined ? (await ask((api) => api.GET('/service/ops/status'))).running : null;
    const target = { ...(to === undefined ? {} : { to }), ...(remotes.length > 0 ? { remotes } : {}) };
    const body = { ...target, ...(running ? { from: running.set } : {}), why };
    return rolledBack(await ask((api) => api.POST('/service/ops/rollback', { body })), remotes);
  },
};

function targetOf(call: Call): { readonly to: string | undefined; readonly remotes: string[] } {
  const [to, remotes] = [call.text('to'), call.list('remote')];
  if (to !== undefined && remotes.length > 0)
    throw new UsageError(
      'Use either --to, for the whole set, or --remote. For a specific version: ops activate dispatch@1.0.0.',
    );
  return { to, remotes };
}

async function ofRemotes(call: Call, names: readonly string[], from: string | undefined): Promise<Output> {
  const done = await rollbackRemotes(call.registry, names, call.by, from);
  const versions = done.remotes.map(({ name, before, after }) => `  ${name} ${before} → ${after ?? 'none'}`);
  return { data: done, text: [`${done.set} runs`, ...versions, `  left ${done.before}`].join('\n') };
}

/** Result as text. A rollback of some remotes makes a new set, which does not run again. */
const rolledBack = (done: Changed, remotes: readonly string[] = []): Output => ({
  data: done,
  text: done.changed
    ? `${done.set} ${remotes.length === 0 ? 'runs again' : `runs\n  ${remotes.join(', ')}: previous version`}\n  left ${done.before ?? 'a damaged pointer'}`
    : `${done.set} already runs; nothing was changed`,
});
