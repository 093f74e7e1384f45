import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../../scripts/lib/fingerprint.mjs';
import { REMOTES } from './remotes.ts';
import { root } from './root.ts';

/** Journeys that prove the tools of a team rather than the product. */
const TOOLS_JOURNEYS = [
  'a-new-remote.spec.ts',
  'a-remote-from-the-kit.spec.ts',
  'a-remote-released-alone.spec.ts',
] as const;

type ToolsJourney = (typeof TOOLS_JOURNEYS)[number];

/** What they depend on: the product that they release to, the kit, the remotes, and the document that is followed. */
const INPUTS = [
  '.oxlintrc.json',
  'browser',
  'build',
  'docs/write-a-remote.md',
  'e2e/office',
  'e2e/people',
  'e2e/suite',
  'host',
  'openapi',
  'ops',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...REMOTES.map((name) => `remote-${name}`),
  'scripts',
  'server',
  'shared',
  'tsconfig.json',
  'tsconfig.remotes.json',
];

const stampOf = (journey: ToolsJourney): string => join(root, 'node_modules/.cache/navette', journey);

/** Hash of the content of everything that a journey of the tools depends on. */
export const toolsInputs = (journey: ToolsJourney): string => fingerprint([...INPUTS, `e2e/journeys/${journey}`]);

/** Remembers, outside of git, that a journey of the tools has passed on these inputs. */
export function rememberToolsPassed(journey: ToolsJourney, inputs: string): void {
  mkdirSync(dirname(stampOf(journey)), { recursive: true });
  writeFileSync(stampOf(journey), inputs);
}

/** The journeys of the tools that have passed on what lies here now. A fresh clone remembers nothing and runs them. */
export const passedToolsJourneys = (): ToolsJourney[] => TOOLS_JOURNEYS.filter(hasPassed);

function hasPassed(journey: ToolsJourney): boolean {
  try {
    return readFileSync(stampOf(journey), 'utf8') === toolsInputs(journey);
  } catch {
    return false;
  }
}
