import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/**
 * Tests of one remote: `name.test.ts` runs in Node, `name.test.tsx` and `name.dom.test.ts` in jsdom with the stubs of @navette/shared/testing.
 * Plain data, so that the kit needs no test runner of its own: the remote's is the one that counts.
 */
const common = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // A machine that is busy with something else may stall a component once; what is broken fails every time.
  retry: process.env.CI ? 2 : 0,
  // Installed packages of the suite import style sheets and JSON, which Node does not load by itself.
  server: { deps: { inline: [/@navette[\\/+]/] } },
};

const dom = {
  ...common,
  environment: 'jsdom',
  setupFiles: ['@navette/shared/testing/setup-dom'],
};

/** Tests that replace modules (`vi.mock`): what they replace must not be loaded yet, and must not reach another file. The tests are run in the folder of the remote. */
const mocked = (existsSync('src') ? readdirSync('src', { recursive: true, encoding: 'utf8' }) : [])
  .map((file) => join('src', file).replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx$|\.dom\.test\.ts$/u.test(file))
  .filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/u.test(readFileSync(file, 'utf8')));

export default {
  cacheDir: 'node_modules/.vite',
  test: {
    passWithNoTests: false,
    // One core more than the default leaves to the tests: most of them wait for a frame.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // One project after the other (`groupOrder`): a worker is kept only while the next file belongs to the same project.
    projects: [
      {
        test: {
          ...common,
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['src/**/*.test.{ts,mjs}'],
          exclude: ['**/*.dom.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...dom,
          name: 'dom',
          // A worker, its page and its modules serve many files; the set-up file brings page and globals back after each.
          isolate: false,
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          exclude: ['**/node_modules/**', ...mocked],
          sequence: { groupOrder: 1 },
        },
      },
      ...(mocked.length > 0
        ? [{ test: { ...dom, name: 'dom-mocked', isolate: true, include: mocked, sequence: { groupOrder: 2 } } }]
        : []),
    ],
  },
};
