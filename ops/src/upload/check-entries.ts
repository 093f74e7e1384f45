import { Refusal } from '../refusal.ts';
import { MOST_FILES, MOST_PATH, MOST_UNPACKED } from './limits.ts';

/** Path and declared size of a file of a zip. */
export interface Entry {
  readonly name: string;
  readonly size: number;
}

/** No part of a path starts with a dot, so that none leads up or is hidden; no backslash, colon, space or control character. */
const PATH = /^(?:[\w@+~-][\w.@+~-]*\/)*[\w@+~-][\w.@+~-]*$/;

const KINDS =
  /\.(?:js|mjs|css|json|html|txt|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|wasm|map|pmtiles|webmanifest|LICENSE)(?:\.br)?$|(?:^|\/)LICENSE(?:\.txt)?$/i;

/** Sums up the files of a zip while they are listed, and refuses the first that is not acceptable. */
export function entryChecker(): (entry: Entry) => void {
  const known = new Set<string>();
  let entries = 0;
  let bytes = 0;
  return ({ name, size }) => {
    entries += 1;
    if (entries > MOST_FILES) throw new Refusal(`There are more than ${MOST_FILES} files.`);
    // A folder; those of the files are made anyway.
    if (name.endsWith('/')) return;
    if (name.length > MOST_PATH || !PATH.test(name))
      throw new Refusal(`${shown(name)}: no path of a file that is published.`);
    if (!KINDS.test(name)) throw new Refusal(`${name}: no kind of file that is published.`);
    // Two names that one disk takes for the same file.
    if (known.has(name.toLowerCase())) throw new Refusal(`${name} is there twice.`);
    known.add(name.toLowerCase());
    bytes += size;
    if (bytes > MOST_UNPACKED) throw new Refusal(`Unpacked it is larger than ${MOST_UNPACKED / 1024 / 1024} MB.`);
  };
}

const shown = (name: string): string => JSON.stringify(name.slice(0, MOST_PATH));
