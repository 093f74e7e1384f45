import { matchPath } from '@navette/shared/router';
import { preload } from './preload.ts';

/**
 * Preloads the files of the page at an address as soon as the release is known, before the code that loads it has arrived. Only a hint: input
 * that it does not understand is ignored.
 * @param release the unchecked answer
 */
export function preloadPageAt(release: unknown, pathname: string): void {
  for (const remote of Object.values(recordAt(recordAt(release, 'set'), 'remotes'))) {
    const routes = listAt(recordAt(remote, 'declaration'), 'routes');
    const route = routes.find((candidate) => matchPath(textAt(candidate, 'path'), pathname) !== null);
    if (route === undefined) continue;
    const files = Object.entries(recordAt(remote, 'files')).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const module = textAt(route, 'module');
    const needed = listAt(recordAt(remote, 'modules'), module).filter((file) => typeof file === 'string');
    preload(
      {
        base: textAt(remote, 'base'),
        entry: textAt(remote, 'entry'),
        files: Object.fromEntries(files),
        modules: { [module]: needed },
      },
      module,
    );
  }
}

function recordAt(value: unknown, name: string): Readonly<Record<string, unknown>> {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'object' && found !== null ? Object.fromEntries(Object.entries(found)) : {};
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return Array.isArray(found) ? found : [];
}

function textAt(value: unknown, name: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : '';
}
