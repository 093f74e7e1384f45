import { build } from './lib/build.mjs';
import { install } from './lib/pnpm.mjs';

await install();
const count = await build((message) => process.stdout.write(`${message}\n`));
process.stdout.write(count === 0 ? 'build finished\n' : '');
