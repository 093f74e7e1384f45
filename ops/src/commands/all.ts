import type { Command } from '../cli/command.ts';
import { activateCommand } from './activate.ts';
import { backupCommands } from './backup.ts';
import { desiredCommands } from './apply.ts';
import { diffCommand } from './diff.ts';
import { historyCommand } from './history.ts';
import { incidentCommand } from './incident.ts';
import { keygenCommand } from './keygen.ts';
import { listCommand } from './list.ts';
import { menuCommands } from './menu.ts';
import { notesCommand } from './notes.ts';
import { overridesCommands } from './overrides.ts';
import { policyCommand } from './policy.ts';
import { pruneCommand } from './prune.ts';
import { publishCommand } from './publish.ts';
import { repairCommand } from './repair.ts';
import { rollbackCommand } from './rollback.ts';
import { stageCommand } from './stage.ts';
import { statusCommand } from './status.ts';
import { tokenCommands } from './token.ts';
import { unstageCommand } from './unstage.ts';
import { verifyCommand } from './verify.ts';

/** Every command, in the order in which a release meets them. */
export const commands: readonly Command[] = [
  publishCommand,
  listCommand,
  verifyCommand,
  stageCommand,
  unstageCommand,
  activateCommand,
  rollbackCommand,
  statusCommand,
  historyCommand,
  diffCommand,
  notesCommand,
  pruneCommand,
  repairCommand,
  ...desiredCommands,
  policyCommand,
  ...tokenCommands,
  keygenCommand,
  ...overridesCommands,
  ...menuCommands,
  ...backupCommands,
  incidentCommand,
];
