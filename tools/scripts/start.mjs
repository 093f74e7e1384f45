import './lib/node-version.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/pnpm.mjs';
import { NotPublished, publish } from './lib/publish.mjs';
import { portFault, ServerEnded, serve } from './lib/serve.mjs';

const DEMO_ACCOUNTS = `
  Demo accounts (password navette-demo)
    dispatch@navette.example   books and plans trips
    account@navette.example    accounting
    invoice@navette.example    invoicing
    admin@navette.example      dispatch administration
    lead@navette.example       team lead
    accountant@navette.example bank, all invoices and results
    office@navette.example     records, users and settings
    super@navette.example      everything
`;

const started = Date.now();
const port = Number(process.env.PORT || 8080);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write(`PORT must be a port number, not ${process.env.PORT}.\n`);
  process.exit(1);
}
const fault = await portFault(port);
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exit(98);
}
const say = (/** @type {string} */ message) =>
  process.stdout.write(`${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s  ${message}\n`);

say('checking packages');
if (await install()) say('packages installed');
say('checking builds');
await build(say);
const notActivated = await publish().catch((/** @type {unknown} */ error) => {
  if (!(error instanceof NotPublished)) throw error;
  process.stderr.write(`Navette did not start, because ops refused its remotes:\n${error.message}\n`);
  process.exit(1);
});
say(notActivated === '' ? 'remotes published' : notActivated.replaceAll('\n', `\n${' '.repeat(8)}`));
say('starting the server and its database');
const server = await serve({ port }).catch((/** @type {unknown} */ error) => {
  if (!(error instanceof ServerEnded)) throw error;
  if (!error.explained) process.stderr.write(`Navette did not start: ${error.message}.\n`);
  process.exit(error.code);
});
say('ready');
process.send?.('ready');

const isDemo = (process.env.NAVETTE_DEMO ?? '1') === '1';
process.stdout.write(`
  Navette       http://127.0.0.1:${port}
  API           http://127.0.0.1:${port}/api-docs
${isDemo ? DEMO_ACCOUNTS : ''}
  Ctrl+C stops it; the data stays.
`);
server.on('exit', (code) => process.exit(code ?? 0));
