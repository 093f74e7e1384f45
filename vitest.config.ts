import { defineConfig } from 'vitest/config';

/** `name.test.ts` runs in Node, `name.test.tsx` and `name.dom.test.ts` in jsdom. */
const browserPackages = ['shared', 'host', 'remote-dispatch', 'remote-masterdata'];

/** A machine that is busy with something else may stall a component once; what is broken fails every time. */
const retry = process.env.CI ? 2 : 0;

export default defineConfig({
  test: {
    // One core more than the default leaves to the tests: most of them wait for a database or a frame.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // Modules keep nothing between tests, so files share them: loading them anew for each file took as long as the tests.
          isolate: false,
          include: ['{openapi,shared,host,remote-*,server,ops,build,scripts}/**/*.test.{ts,mjs}'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.dom.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          retry,
          hookTimeout: 60_000,
        },
      },
      {
        // The bundler cuts a catalogue to the part that is asked for; here it is whole.
        resolve: { alias: [{ find: /\.json\?(?:only|without)=\w+$/, replacement: '.json' }] },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: browserPackages.flatMap((name) => [`${name}/src/**/*.test.tsx`, `${name}/src/**/*.dom.test.ts`]),
          setupFiles: ['shared/src/testing/setup-dom.ts'],
          testTimeout: 30_000,
          retry,
        },
      },
    ],
  },
});
