import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSet, RemoteDeclaration } from '@navette/shared/release';
import { publishedAs } from '../release/difference.ts';
import { localFolder, type Registry } from '../registry/registry.ts';

/** Dialogs, pages and permissions that a remote takes from others, as its code and its declaration say. */
export interface Uses {
  readonly name: string;
  /** Its scripts, in which names of dialogs and paths of pages stand as they are. */
  readonly scripts: string;
  /** Permissions that its pages, slots and columns ask for. */
  readonly permissions: readonly string[];
}

/** Offers of a remote to others: dialogs, pages to link to, permissions. */
type Offers = Pick<RemoteDeclaration, 'name' | 'dialogs' | 'routes' | 'permissions'>;

/** Something that a remote uses and that goes. */
export interface Loss {
  readonly remote: string;
  /** `dispatch opens the dialog live/map@1 of live` */
  readonly detail: string;
  readonly isDialog: boolean;
}

const DIALOG = 'opens the dialog';

/**
 * Losses of the remotes that stay, with what goes.
 * @param before what is offered now
 * @param after what is offered then
 * @param uses the remotes that stay
 */
export function losses(before: readonly Offers[], after: readonly Offers[], uses: readonly Uses[]): Loss[] {
  const stays = new Set(after.flatMap((offers) => namesIn(offers).map(({ text }) => text)));
  return before.flatMap((offers) =>
    namesIn(offers)
      .filter(({ text }) => !stays.has(text))
      .flatMap(({ verb, text, isUsed }) =>
        uses
          .filter((user) => user.name !== offers.name && isUsed(user))
          .map((user) => ({
            remote: user.name,
            detail: `${user.name} ${verb} ${text} of ${offers.name}`,
            isDialog: verb === DIALOG,
          })),
      ),
  );
}

interface Offered {
  readonly verb: string;
  readonly text: string;
  readonly isUsed: (user: Uses) => boolean;
}

function namesIn({ dialogs, routes, permissions = [] }: Offers): Offered[] {
  return [
    ...dialogs.map(({ name }) => offered(DIALOG, name, ({ scripts }) => quoted(name).test(scripts))),
    ...routes.map(({ path }) =>
      offered('links to the page', path, ({ scripts }) => quoted(linked(path)).test(scripts)),
    ),
    ...permissions.map(({ page }) =>
      offered('asks for the permission', page, (user) => user.permissions.includes(page)),
    ),
  ];
}

const offered = (verb: string, text: string, isUsed: Offered['isUsed']): Offered => ({ verb, text, isUsed });

/** A path up to its first parameter: `/invoice/` of `/invoice/:id`. */
const linked = (path: string): string => path.replace(/:.*$/, '');

/** A text at the beginning of a literal of a script, as a whole or before a parameter or a query. */
const quoted = (text: string): RegExp =>
  new RegExp(`["'\`]${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?:["'\`?#]|(?<=/)\\$)`);

/** As {@link losses}, of a set in comparison with the one that runs. */
export async function takenAway(registry: Registry, before: ReleaseSet, after: ReleaseSet): Promise<Loss[]> {
  const uses = await Promise.all(
    Object.entries(after.remotes).map(async ([name, { base, files, declaration }]) => {
      const folder = await localFolder(registry, name, publishedAs(base)).catch(() => '');
      const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
      const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8').catch(() => '')));
      const permissions = [...declaration.routes, ...declaration.slots].map(({ page }) => page);
      return { name, scripts: texts.join('\n'), permissions };
    }),
  );
  const offers = (set: ReleaseSet) => Object.values(set.remotes).map(({ declaration }) => declaration);
  return losses(offers(before), offers(after), uses);
}
