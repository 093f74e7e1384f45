/**
 * Tests of one remote: `name.test.ts` runs in Node, `name.test.tsx` and `name.dom.test.ts` in jsdom with the stubs of @navette/shared/testing.
 * Plain data, so that the kit needs no test runner of its own: the remote's is the one that counts.
 */
const common = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // A machine that is busy with something else may stall a component once; what is broken fails every time.
  retry: process.env.CI ? 2 : 0,
  // What is installed of the suite imports style sheets and JSON, which Node does not load by itself.
  server: { deps: { inline: [/@navette[\\/+]/] } },
};

export default {
  cacheDir: 'node_modules/.vite',
  test: {
    passWithNoTests: false,
    projects: [
      {
        test: {
          ...common,
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.{ts,mjs}'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          setupFiles: ['@navette/shared/testing/setup-dom'],
        },
      },
    ],
  },
};
