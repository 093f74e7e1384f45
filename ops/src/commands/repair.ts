import { CHANGING, type Command } from '../cli/command.ts';
import { moment } from '../cli/moments.ts';
import { table } from '../cli/table.ts';
import type { RepairPlan } from '../repair/damage.ts';
import { repair, repairPlan } from '../repair/repair.ts';

export const repairCommand: Command = {
  name: 'repair',
  summary: 'find what is damaged in the registry, and put it right',
  forms: ['', '--yes --why "…"'],
  operands: [0, 0],
  // Without --yes it only looks.
  changes: false,
  options: { yes: { type: 'boolean', help: 'do what it would do' }, ...CHANGING },
  details: [
    'Finds files and lines that were cut off or changed by hand, and what runs if its set or its files are not there as',
    'they were. With --yes what is damaged is moved to damaged/ in the registry, never deleted, compressed forms (.br) are',
    'written anew, and the last good set of the history runs; each is a line of the history. Exit code 1 without --yes:',
    'something is damaged.',
  ].join('\n'),
  async run(call) {
    if (!call.flag('yes')) {
      const plan = await repairPlan(call.registry);
      const sound = isSound(plan);
      return {
        data: { ...plan, repaired: false },
        text: sound ? SOUND : `${sayingOf(plan)}\n\nNothing was changed. ops repair --yes --why "…" does it.`,
        code: sound ? 0 : 1,
      };
    }
    const { by, registry } = call;
    const done = await repair(registry, by);
    return { data: { ...done, repaired: !isSound(done) }, text: isSound(done) ? SOUND : `${sayingOf(done)}\n\nDone.` };
  },
};

const SOUND = 'Nothing is damaged.';

const isSound = ({ damages, pointer }: RepairPlan): boolean => damages.length === 0 && pointer === null;

function sayingOf({ damages, pointer }: RepairPlan): string {
  const rows = damages.map(({ key, what, form, effect }) => [
    key,
    what,
    form ? effect : `set aside in damaged/; ${effect}`,
  ]);
  return table([['WHERE', 'DAMAGE', 'REPAIR'], ...rows, ...(pointer ? [pointerRow(pointer)] : [])]);
}

function pointerRow({ what, to, ran }: NonNullable<RepairPlan['pointer']>): string[] {
  if (to === null) return ['current', what, 'none: no set of the history can run; ops activate --latest'];
  return ['current', what, `${to} runs again${ran ? `, which ran since ${moment(ran.at)}, by ${ran.who}` : ''}`];
}
