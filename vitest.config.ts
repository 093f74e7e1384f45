import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import { missingPrograms } from './tools/scripts/lib/programs.mjs';

/** Which tests run: `core` leaves out those named `name.slow.test.ts`, `slow` the others; all without a word. What needs a program that is not installed never runs. */
const leftOut = [
  ...(process.env.TEST_SET === 'core' ? ['**/*.slow.test.*'] : []),
  ...(process.env.TEST_SET === 'slow' ? ['**/!(*.slow).test.*'] : []),
  ...missingPrograms().map((program) => `**/*.needs-${program}.*`),
];

/** `name.test.ts` runs in Node, `name.test.tsx` and `name.dom.test.ts` in jsdom. */
const browserPackages = '{shared,host,remote-*}';
const domTests = [`${browserPackages}/src/**/*.test.tsx`, `${browserPackages}/src/**/*.dom.test.ts`];

/** A machine that is busy with something else may stall a component once; what is broken fails every time. */
const retry = process.env.CI ? 2 : 0;

/** Tests that replace modules (`vi.mock`): what they replace must not be loaded yet, and must not reach another file. */
const moduleMocks = readdirSync(import.meta.dirname)
  .filter((name) => ['shared', 'host'].includes(name) || name.startsWith('remote-'))
  .map((name) => `${name}/src`)
  .filter((folder) => existsSync(join(import.meta.dirname, folder)))
  .flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.test\.tsx$|\.dom\.test\.ts$/.test(file))
  .filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

/**
 * Modules of the host that start the federation runtime, load its largest chunks, leave the page or compute styles: component tests have stand-ins for
 * them.
 */
const standIns = new Map(
  ['federation/federation.ts', 'federation/share-scope.ts', 'app/reload.ts', 'app/lazy-parts.ts', 'plain/look.ts'].map(
    (module) => [
      join(import.meta.dirname, 'host/src', module),
      join(import.meta.dirname, 'host/src/testing/stand-ins', basename(module)),
    ],
  ),
);

/** Replaces them for all files alike. `vi.mock` would ask for a worker, a page and all modules anew for each file. */
const hostStandIns: Plugin = {
  name: 'stand-ins of the host',
  enforce: 'pre',
  resolveId(source, importer) {
    return source.startsWith('.') && importer ? standIns.get(join(dirname(importer), source)) : undefined;
  },
};

const dom = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  // The bundler cuts a catalogue to the part that is asked for; here it is whole.
  resolve: { alias: [{ find: /\.json\?(?:only|without)=[\w.,]+$/, replacement: '.json' }] },
  plugins: [hostStandIns],
  test: {
    environment: 'jsdom',
    // A worker sleeps for a third of its time, until a timer or a frame: three keep two cores busy.
    maxWorkers: 3,
    // Elements and their props live for a moment: more room for young objects halves the time that is spent on collecting them.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: ['shared/src/testing/setup-dom.ts', 'host/src/testing/setup-stand-ins.ts'],
    testTimeout: 30_000,
    retry,
    sequence: { groupOrder: 1 },
    ...test,
  },
});

export default defineConfig({
  test: {
    // One core more than the default leaves to the tests: the database takes the other half.
    maxWorkers: 2,
    // One project after the other (`groupOrder`): a worker is kept only while the next file belongs to the same project.
    projects: [
      {
        plugins: [hostStandIns],
        test: {
          name: 'node',
          environment: 'node',
          // Slow tests wait for processes.
          ...(process.env.TEST_SET === 'slow' && { maxWorkers: 3 }),
          // Modules keep nothing between tests, so files share them: loading them anew for each file took as long as the tests.
          isolate: false,
          include: ['{openapi,shared,host,remote-*,server,ops,tools,tests/fakes,deploy}/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.dom.test.ts', ...leftOut],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          retry,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      // A worker, its page and its modules serve many files; the set-up file brings page and globals back after each.
      dom({
        name: 'dom',
        isolate: false,
        include: domTests,
        exclude: ['**/node_modules/**', ...moduleMocks, ...leftOut],
      }),
      dom({ name: 'dom-mocked', isolate: true, include: moduleMocks, exclude: leftOut, sequence: { groupOrder: 2 } }),
    ],
  },
});
