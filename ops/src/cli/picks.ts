import type { VersionChoice } from '../release/choose.ts';
import { UsageError } from './usage-error.ts';

/**
 * Reads `dispatch@1.2.0 masterdata@2.0.1`.
 * @throws {UsageError} for an operand that is not name@version
 */
export function picksOf(operands: readonly string[]): VersionChoice[] {
  return operands.map((operand) => {
    const [, name, version] = /^([a-z][a-z\d-]{0,40})@(\d+\.\d+\.\d+(?:\+[\da-f]{12})?)$/.exec(operand) ?? [];
    if (name === undefined || version === undefined)
      throw new UsageError(`${operand} is not a version of a remote, such as dispatch@1.2.0.`);
    return { name, version };
  });
}
