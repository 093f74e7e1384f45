import { createDb } from '../db/database.ts';
import { createPool } from '../db/pool.ts';
import { importFile } from '../ports/addresses/register/import/import-file.ts';

/** Imports a file of the address register in small pieces and says each position it has reached. Run by a test that kills it. */
const [url = '', path = ''] = process.argv.slice(2);
const options: Parameters<typeof importFile>[2] = {
  blockSize: 4000,
  onProgress: (progress) =>
    void process.stdout.write(
      `${progress.step === 'reading' ? `${progress.resumedAt} ${progress.position}` : progress.step}\n`,
    ),
};
await importFile(createDb(createPool(url)), path, options);
process.stdout.write('done\n');
process.exit(0);
