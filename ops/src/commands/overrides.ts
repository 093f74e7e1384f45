import type { Command } from '../cli/command.ts';
import { ago, moment } from '../cli/moments.ts';
import { type OverridePermit, readOverrides } from '../registry/overrides.ts';
import { allowOverrides, forbidOverrides } from '../release/permit-overrides.ts';

export const overridesCommands: readonly Command[] = [
  {
    name: 'overrides',
    summary: 'whether developers may take a remote from elsewhere, which is usually no',
    forms: [''],
    operands: [0, 0],
    changes: false,
    options: {},
    details: 'To change it: overrides allow, overrides forbid.',
    async run(call) {
      const permit = (await readOverrides(call.registry)) ?? null;
      return { data: permit, text: permit ? inWords(permit) : 'Forbidden: remotes come from the registry alone.' };
    },
  },
  {
    name: 'overrides allow',
    summary: 'let developers take a remote from these origins for some hours',
    forms: ['https://dev.example:4310 … [--hours 8] --why "…"'],
    operands: [1, 20],
    changes: true,
    options: { hours: { type: 'string', value: '<number>', help: 'how long, at most 72 (8)' } },
    details: 'Replaces what was allowed until now, and ends by itself. https, or http on localhost.',
    async run(call) {
      const permit = await allowOverrides(call.registry, call.operands, call.number('hours') ?? 8, call.by);
      return { data: permit, text: inWords(permit) };
    },
  },
  {
    name: 'overrides forbid',
    summary: 'remotes come from the registry alone again',
    forms: ['--why "…"'],
    operands: [0, 0],
    changes: true,
    options: {},
    details: '',
    async run(call) {
      const done = await forbidOverrides(call.registry, call.by);
      return {
        data: done,
        text: done.changed
          ? 'Forbidden: remotes come from the registry alone.'
          : 'Forbidden already; nothing was changed',
      };
    },
  },
];

const inWords = ({ origins, until, who, why }: OverridePermit): string =>
  `Allowed from ${origins.join(', ')}\n  until ${moment(until)}, ${ago(until)}\n  by ${who}: ${why}`;
