import { describe, expect, it } from 'vitest';
import { currentSet } from '../registry/sets.ts';
import { by, pick, registryWith, unverified } from '../testing/registry.ts';
import { activate } from './activate.ts';
import { changeMenu } from './change-menu.ts';
import { diff } from './diff.ts';
import { menuEntries } from './menu-entries.ts';
import { rollback } from './rollback.ts';

async function running() {
  const registry = await registryWith('dispatch@1.0.0', 'dispatch@1.1.0', 'masterdata@1.0.0');
  await activate(registry, [pick('dispatch@1.0.0'), pick('masterdata@1.0.0')], by, unverified);
  return registry;
}

const titles = { fr: 'Courses', nl: 'Ritten', en: 'Trips' };

describe('the menu', () => {
  it('has an entry hidden, moved or called otherwise, each without taking the others away', async () => {
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

  it('has it as declared again', async () => {
    const registry = await running();
    await changeMenu(registry, '/dispatch', { hidden: true }, by);
    await changeMenu(registry, '/dispatch', { hidden: false }, by);
    expect((await currentSet(registry))?.menu).toEqual([]);
    await changeMenu(registry, '/dispatch', { order: 3 }, by);
    await changeMenu(registry, '/dispatch', 'reset', by);
    expect((await currentSet(registry))?.menu).toEqual([]);
    expect(await changeMenu(registry, '/dispatch', 'reset', by)).toMatchObject({ changed: false });
  });

  it('stays changed when versions are activated, goes back with a rollback, and differs in a diff', async () => {
    const registry = await running();
    await changeMenu(registry, '/dispatch', { hidden: true }, by);
    expect((await diff(registry, 'previous', 'current')).menu).toEqual(['/dispatch']);
    await activate(registry, [pick('dispatch@1.1.0')], by, unverified);
    expect((await currentSet(registry))?.menu).toHaveLength(1);
    await rollback(registry, by);
    await rollback(registry, by);
    expect((await currentSet(registry))?.menu).toEqual([]);
  });

  it('refuses an entry that nobody declares, and names those there are', async () => {
    await expect(changeMenu(await running(), '/nowhere', { hidden: true }, by)).rejects.toThrow(
      /\/dispatch, \/masterdata/,
    );
  });
});
