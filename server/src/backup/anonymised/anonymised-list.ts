import { addToBucket, readFromBucket } from './list-in-bucket.ts';
import { addToFile, readFromFile } from './list-in-file.ts';
import { type ListPlace, listPlaceOf } from './list-place.ts';

/** A client who was anonymised, by numbers alone: the record's and those of records that were merged into it. */
export interface Anonymised {
  /** The installation: numbers of another one are other people. */
  readonly installation: string;
  readonly id: number;
  readonly aliases: readonly number[];
  /** When, UTC. */
  readonly at: string;
}

/** Reads a list, a line each; a list that is not there is empty. A line that a crash cut off is left out: it is written again. */
export async function readAnonymised(place: ListPlace): Promise<readonly Anonymised[]> {
  const text = await (typeof place === 'string' ? readFromFile(place) : readFromBucket(place));
  return text.split('\n').flatMap((line) => {
    const read = parsed(line);
    return read ? [read] : [];
  });
}

/** Reads the list of the environment and those that a command names, together. */
export async function readAnonymisedLists(own: ListPlace, named: readonly string[]): Promise<readonly Anonymised[]> {
  const places = [own, ...named.map((list) => listPlaceOf(list))];
  return (await Promise.all(places.map(readAnonymised))).flat();
}

function parsed(line: string): Anonymised | undefined {
  try {
    const read: Partial<Anonymised> | null = JSON.parse(line);
    const { installation, id, aliases, at } = read ?? {};
    return typeof installation === 'string' &&
      typeof id === 'number' &&
      Array.isArray(aliases) &&
      typeof at === 'string'
      ? { installation, id, aliases: aliases.map(Number), at }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Adds to a list; when it resolves the lines survive a crash. */
export async function addAnonymised(place: ListPlace, added: readonly Anonymised[]): Promise<void> {
  if (added.length === 0) return;
  // A line that was cut off is ended by the first line end.
  const lines = `\n${added.map((one) => JSON.stringify(one)).join('\n')}\n`;
  await (typeof place === 'string' ? addToFile(place, lines) : addToBucket(place, lines));
}

/** Two entries of one client differ where another record was merged into it meanwhile. */
export const entryKey = ({ installation, id, aliases }: Anonymised): string => [installation, id, ...aliases].join(' ');
