import { describe, expect, it } from 'vitest';
import { currentSet } from '../registry/sets.ts';
import { activated, by, registryWith } from '../testing/registry.ts';
import { changeMenu, menuEntries } from './menu.ts';
import { diff } from './diff.ts';
import { rollback } from './rollback.ts';

async function running() {
  const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0', 'masterdata@1.0.0');
  await activated(registry, 'dispatch@1.0.0 masterdata@1.0.0');
  return registry;
}

const titles = { fr: 'Courses', nl: 'Ritten', en: 'Trips' };

describe('the menu', () => {
  it('hides, moves and renames a menu entry, each without reverting the others', async () => {
    const registry = await running();
    await changeMenu(registry, '/dispatch', { hidden: true }, by);
    await changeMenu(registry, '/dispatch', { section: 'others', order: 40 }, by);
    await changeMenu(registry, '/masterdata', { titles }, by);
    expect((await currentSet(registry))?.menu).toEqual([
      { path: '/dispatch', hidden: true, section: 'others', order: 40 },
      { path: '/masterdata', titles },
    ]);
    expect(
      (await menuEntries(registry)).map(({ path, section, order, hidden, titles: { fr } }) => [
        path,
        section,
        order,
        hidden,
        fr,
      ]),
    ).toEqual([
      ['/masterdata', 'dispatching', 10, false, 'Courses'],
      ['/dispatch', 'others', 40, true, 'Titre'],
    ]);
  });

  it('resets a menu entry to its declaration', async () => {
    const registry = await running();
    await changeMenu(registry, '/dispatch', { hidden: true }, by);
    await changeMenu(registry, '/dispatch', { hidden: false }, by);
    expect((await currentSet(registry))?.menu).toEqual([]);
    await changeMenu(registry, '/dispatch', { order: 3 }, by);
    await changeMenu(registry, '/dispatch', 'reset', by);
    expect((await currentSet(registry))?.menu).toEqual([]);
    expect(await changeMenu(registry, '/dispatch', 'reset', by)).toMatchObject({ changed: false });
  });

  it('keeps menu changes on activation, reverts them on rollback, and shows them in a diff', async () => {
    const registry = await running();
    await changeMenu(registry, '/dispatch', { hidden: true }, by);
    expect((await diff(registry, 'previous', 'current')).menu).toEqual(['/dispatch']);
    await activated(registry, 'dispatch@1.1.0');
    expect((await currentSet(registry))?.menu).toHaveLength(1);
    await rollback(registry, by);
    await rollback(registry, by);
    expect((await currentSet(registry))?.menu).toEqual([]);
  });

  it('refuses a menu entry that no remote declares, and names the existing ones', async () => {
    await expect(changeMenu(await running(), '/nowhere', { hidden: true }, by)).rejects.toThrow(
      /\/dispatch, \/masterdata/,
    );
  });
});
