import { cp, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../root.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { runShell } from './command.ts';

/** Copy of this repository with its builds and type information, without packages and data. */
export interface CopiedRepository {
  readonly folder: string;
  /** Runs a shell script in it, as it stands in a document. */
  readonly run: (script: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const left =
  /^(?:data|registry)(?:\/|$)|(?:^|\/)(?:\.git|node_modules|coverage|test-results|playwright-report|\.(?:maps|development))(?:\/|$)/u;

/** Copies the repository, so that a journey may change it. */
export async function copyRepository(): Promise<CopiedRepository> {
  const folder = await temporaryFolder('copy');
  await cp(root, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !left.test(relative(root, path)),
  });
  return {
    folder,
    run: (script) => runShell(script, folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Commands of a document: the code block that contains a text.
 * @param document file in `docs`
 * @param containing a text of one block alone
 */
export async function commandsIn(document: string, containing: string): Promise<string> {
  const text = await readFile(join(root, 'docs', document), 'utf8');
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gmu)].map(([, block = '']) => block);
  const [found, ...others] = blocks.filter((block) => block.includes(containing));
  if (found === undefined || others.length > 0)
    throw new Error(`docs/${document} has ${found === undefined ? 'no' : 'more than one'} block with ${containing}`);
  return found;
}
