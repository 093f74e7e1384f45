#!/usr/bin/env node
import { readArguments, help } from './arguments.mjs';
import { Refusal } from './remote-package.mjs';

/** 0 done, 1 refused or failed, 2 misunderstood. */
async function main() {
  const args = readArguments(process.argv.slice(2));
  if (args.help || args.command === 'help') {
    process.stdout.write(help);
    return 0;
  }
  if (args.command === 'new') return report(args, await made(args));
  const { findRemote, kit } = await import('./remote-package.mjs');
  if (args.command === 'adopt') return report(args, (await import('../adopt/adopt.mjs')).adopt(process.cwd(), { kit }));
  const remote = findRemote(process.cwd());
  switch (args.command) {
    case 'check':
      return checked(remote, args);
    case 'build':
      return report(args, await (await import('./build.mjs')).build(remote));
    case 'release':
      return report(args, await (await import('./release.mjs')).release(remote, args));
    case 'dev':
      return (await import('./build.mjs')).dev(remote, args);
    default:
      throw new Refusal(`navette-remote has no command ${args.command}.\n${help}`, 2);
  }
}

/** @param {import('./arguments.mjs').Arguments} args */
async function made({ name = '', kit: archives }) {
  const [{ newRemote }, { kit }] = await Promise.all([import('./new.mjs'), import('./remote-package.mjs')]);
  return newRemote({ parent: process.cwd(), name, kit, archives });
}

/**
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {import('./arguments.mjs').Arguments} args
 */
async function checked(remote, args) {
  const [{ check }, { evidenceOf }] = await Promise.all([import('./check.mjs'), import('./evidence.mjs')]);
  const { text, data } = await check(remote, { evidence: evidenceOf(remote, args.evidence), fix: args.fix });
  report(args, { text, data });
  return data.passed ? 0 : 1;
}

/**
 * @param {import('./arguments.mjs').Arguments} args
 * @param {{ text: string, data: unknown }} answer
 */
function report(args, { text, data }) {
  process.stdout.write(args.json ? `${JSON.stringify(data)}\n` : `${text}\n`);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.code;
}
