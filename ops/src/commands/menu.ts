import { MENU_SECTION_IDS, sectionNameSchema } from '@navette/shared/release';
import { type Call, UsageError } from '../cli/call.ts';
import type { Command, Option } from '../cli/command.ts';
import { table } from '../cli/print.ts';
import { changeMenu, type MenuWish, menuEntries } from '../release/menu.ts';

const changing = (
  word: string,
  summary: string,
  form: string,
  wish: (call: Call) => MenuWish,
  options: Readonly<Record<string, Option>> = {},
): Command => ({
  name: `menu ${word}`,
  summary,
  forms: [form],
  operands: [1, 1],
  changes: true,
  options,
  details: 'Applies to everybody immediately: a new set with the same versions, which `ops rollback` reverts.',
  async run(call) {
    const [path = ''] = call.operands;
    const done = await changeMenu(call.registry, path, wish(call), call.by);
    return {
      data: done,
      text: done.changed
        ? `${done.set} runs: ${path} changed in the menu`
        : `The menu is already like that; nothing was changed`,
    };
  },
});

export const menuCommands: readonly Command[] = [
  {
    name: 'menu',
    summary: 'list the menu entries, with the changes by ops',
    details: 'To change an entry: menu hide, menu show, menu move, menu title, menu reset.',
    async run(call) {
      const entries = await menuEntries(call.registry);
      const rows = entries.map(({ section, order, path, remote, titles, hidden, override }) => [
        section,
        String(order),
        path,
        remote,
        titles.fr,
        hidden ? 'hidden' : override ? 'changed' : '',
      ]);
      return { data: entries, text: table([['SECTION', 'ORDER', 'PATH', 'REMOTE', 'TITLE', ''], ...rows]) };
    },
  },
  changing('hide', 'hide an entry; its page stays reachable', '/booking --why "…"', () => ({
    hidden: true,
  })),
  changing('show', 'show a hidden entry again', '/booking --why "…"', () => ({ hidden: false })),
  changing(
    'move',
    'move an entry to another section or position',
    '/booking --section others --order 40 --why "…"',
    place,
    {
      section: { value: '<id>', help: MENU_SECTION_IDS.join(', ') },
      order: { value: '<number>', help: 'position in the section, 0 to 999, lowest first' },
    },
  ),
  changing('title', 'change the title of an entry', '/booking --fr "…" --nl "…" --en "…" --why "…"', titles, {
    fr: { value: '"…"', help: 'in French' },
    nl: { value: '"…"', help: 'in Dutch' },
    en: { value: '"…"', help: 'in English' },
  }),
  changing('reset', 'reset an entry to the declaration of its remote', '/booking --why "…"', () => 'reset'),
];

function place(call: Call): MenuWish {
  const [section, order] = [call.text('section'), call.number('order')];
  if (section === undefined && order === undefined)
    throw new UsageError('Give the new place: --section, --order, or both.');
  if (section !== undefined && !sectionNameSchema.safeParse(section).success)
    throw new UsageError(
      `There is no section ${section}: ${MENU_SECTION_IDS.join(', ')}, or one that a remote declares, such as fleet/garage.`,
    );
  if (order !== undefined && !(Number.isInteger(order) && order >= 0 && order <= 999))
    throw new UsageError('--order must be a whole number from 0 to 999.');
  return { ...(section === undefined ? {} : { section }), ...(order === undefined ? {} : { order }) };
}

function titles(call: Call): MenuWish {
  const [fr, nl, en] = [call.text('fr'), call.text('nl'), call.text('en')];
  if (fr === undefined || nl === undefined || en === undefined)
    throw new UsageError('Give the title in three languages: --fr, --nl and --en.');
  if ([fr, nl, en].some((title) => title.length > 80)) throw new UsageError('A title may have at most 80 characters.');
  return { titles: { fr, nl, en } };
}
