// Thread that unpacks the zip of an upload into a folder and hashes its files, for the event loop of the server (unpack.ts, which has checked its list of files).
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
// Its build for Node declares createRequire, as the head of our own bundles does.
import { unzipSync } from 'fflate/browser';

const files = unzipSync(workerData.zip, { filter: ({ name }) => !name.endsWith('/') });
parentPort?.postMessage(
  Object.entries(files).map(([path, content]) => {
    const file = join(workerData.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { flag: 'wx' });
    return {
      path,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      bytes: content.length,
    };
  }),
  [],
);
