import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { root } from '../root.ts';
import { runShell } from './command.ts';

/** Packages of a host and a remote as everybody installs them, and the packages of this repository that have them. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@module-federation/enhanced': 'tools/build',
  '@navette/shared': 'host',
  '@rspack/cli': 'host',
  '@rspack/core': 'host',
  '@tanstack/react-query': 'host',
  jotai: 'host',
  react: 'host',
  'react-dom': 'host',
  'react-router-dom': 'shared',
  zod: 'host',
};

/**
 * Copies the host or the remote that is made without the kit, and builds it by its own script.
 * @param into folder that is made
 * @returns the folder of its build
 */
export async function builtStock(name: 'host' | 'remote', into: string): Promise<string> {
  await cp(join(root, 'tests/stock', name), into, { recursive: true });
  for (const [owner, of] of Object.entries(PACKAGES)) {
    const link = join(into, 'node_modules', owner);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, of, 'node_modules', owner), link);
  }
  await mkdir(join(into, 'node_modules/.bin'));
  await symlink('../@rspack/cli/bin/rspack.js', join(into, 'node_modules/.bin/rspack'));
  await runShell('npm run build', into);
  return join(into, 'dist');
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** A host that is none of ours, on an origin of its own. */
export interface Portal {
  readonly origin: string;
  /** Serves a build, which may still be made. */
  readonly show: (dist: Promise<string>) => void;
  readonly stop: () => Promise<void>;
}

/** Starts it on a free port. */
export async function startPortal(): Promise<Portal> {
  let shown = Promise.resolve('');
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://portal');
    const isPage = pathname === '/';
    response.setHeader('content-type', isPage ? 'text/html' : (TYPES[extname(pathname)] ?? 'application/octet-stream'));
    if (isPage) response.end('<div id="root"></div><script src="/main.js"></script>');
    else
      shown
        .then((folder) => readFile(join(folder, pathname)))
        .then(
          (file) => response.end(file),
          () => response.writeHead(404).end(),
        );
  });
  await new Promise<void>((next) => server.listen(0, '127.0.0.1', next));
  const at = server.address();
  return {
    origin: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    show: (dist) => {
      shown = dist;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((next) => server.close(() => next()));
    },
  };
}
