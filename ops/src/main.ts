import { readArguments } from './args.ts';
import { Refusal } from './refusal.ts';
import { run } from './run.ts';

/** 0 done, 1 refused, 2 misunderstood, 70 broken. */
async function main(): Promise<number> {
  try {
    const { text, data, json } = await run(readArguments(process.argv.slice(2), process.env));
    process.stdout.write(json ? `${JSON.stringify(data)}\n` : `${text}\n`);
    return 0;
  } catch (error) {
    const misunderstood = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    const expected = misunderstood || error instanceof Refusal;
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    return misunderstood ? 2 : error instanceof Refusal ? 1 : 70;
  }
}

process.exitCode = await main();
