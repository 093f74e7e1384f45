import { declarationFaults, type Fault } from './declaration-faults.ts';
import type { Pinned } from './pinned.ts';

/** Faults of a pinned remote that concern several of its properties, besides those of its declaration. */
export function pinFaults({ version, entry, list, files, modules, declaration }: Pinned): Fault[] {
  const needed = list === undefined ? [entry, ...Object.values(modules).flat()] : [];
  const missing = needed.filter((path) => files[path] === undefined);
  const faults = [...new Set(missing)].map((path) => ({ property: 'files', message: `${path} has no hash` }));
  if (version !== declaration.version)
    faults.push({ property: 'version', message: `Pinned ${version}, declared ${declaration.version}` });
  for (const { module } of [...declaration.routes, ...declaration.dialogs, ...declaration.slots])
    if (list === undefined && modules[module] === undefined)
      faults.push({ property: 'modules', message: `${module} is declared and missing` });
  return faults;
}

/** All faults of a pinned remote that concern several of its properties. */
export const allFaults = (pinned: Pinned): Fault[] => [...declarationFaults(pinned.declaration), ...pinFaults(pinned)];
