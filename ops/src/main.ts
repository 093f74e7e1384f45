#!/usr/bin/env node
import { run } from './run.ts';

const { code, out, err } = await run(process.argv.slice(2), process.env);
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
