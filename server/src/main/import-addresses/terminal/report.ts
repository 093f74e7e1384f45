import { attributionOf } from '../../../ports/addresses/register/attribution.ts';
import type { ImportResult } from '../../../ports/addresses/register/import/import-file.ts';
import { duration, grouped } from './progress-line.ts';

/** What an import did, in lines for the operator. */
export function reportOf(name: string, result: ImportResult, seconds: number): string {
  if (result.outcome === 'known')
    return `${name}: already imported (${result.regions.join(', ')}), nothing has changed\n`;
  const { counts } = result;
  if (result.outcome === 'stopped')
    return `${name}: stopped after ${grouped(counts.read)} rows; the same command goes on from there\n`;
  const left = [
    counts.notCurrent > 0 && `${grouped(counts.notCurrent)} not in use`,
    counts.noPlace > 0 && `${grouped(counts.noPlace)} without coordinates`,
    counts.incomplete > 0 && `${grouped(counts.incomplete)} incomplete`,
    counts.otherRegion > 0 && `${grouped(counts.otherRegion)} of another region`,
  ].filter(Boolean);
  const boxes = counts.taken - result.addresses;
  return [
    `${name}: ${result.regions.join(', ')} taken over in ${duration(seconds)}`,
    `  rows read      ${grouped(counts.read)}${left.length > 0 ? `, left out: ${left.join(', ')}` : ''}`,
    `  addresses      ${grouped(result.addresses)} in ${grouped(result.streets)} streets${boxes > 0 ? ` (${grouped(boxes)} boxes in them)` : ''}`,
    `  changes        ${grouped(result.added)} added, ${grouped(result.changed)} moved, ${grouped(result.removed)} removed`,
    ...result.regions.map((region) => `  to be named    ${attributionOf(region)}`),
    '',
  ].join('\n');
}
