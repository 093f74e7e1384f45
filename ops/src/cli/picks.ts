import type { VersionChoice } from '../release/choose.ts';
import { UsageError } from './usage-error.ts';

const PICK = /^([a-z][a-z\d-]{0,40})@(\d+\.\d+\.\d+(?:\+[\da-f]{12})?|(?<=^host@)deployed)$/;

/**
 * Reads `dispatch@1.2.0 masterdata@2.0.1 host@1.1.0`; `host@deployed` is the host that came with the server.
 * @throws {UsageError} for an operand that is not name@version
 */
export function picksOf(operands: readonly string[]): VersionChoice[] {
  return operands.map((operand) => {
    const [, name, version] = PICK.exec(operand) ?? [];
    if (name === undefined || version === undefined)
      throw new UsageError(`${operand} is not a version of a remote, such as dispatch@1.2.0.`);
    return { name, version };
  });
}
