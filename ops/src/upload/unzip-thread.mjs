// Thread in which the zip of an upload is unpacked, for the event loop of the server (unpack.ts, which has checked its list of files).
import { parentPort, workerData } from 'node:worker_threads';
// Its build for Node declares createRequire, as the head of our own bundles does.
import { unzipSync } from 'fflate/browser';

const files = unzipSync(workerData, { filter: ({ name }) => !name.endsWith('/') });
parentPort?.postMessage(
  files,
  Object.values(files).map(({ buffer }) => buffer),
);
