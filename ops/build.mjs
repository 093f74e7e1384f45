import { build } from 'esbuild';

await build({
  // The second is for the scripts of this repository.
  entryPoints: { ops: 'src/main.ts', fingerprint: 'src/registry/files.ts' },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Only a boot in a browser needs them, and says so when they are not there.
  external: ['playwright-core', '@sparticuz/chromium'],
  sourcemap: true,
  logLevel: 'warning',
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});
