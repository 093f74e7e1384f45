import { join } from 'node:path';
import { isolatedProgram, ProgramFault } from '../../kernel/isolated-program.ts';
import { invalid } from '../../kernel/problem.ts';
import type { ParsedXml, XmlNode } from './xml-program.mjs';

/** Element of an XML file, by its local name. */
export type { XmlNode } from './xml-program.mjs';

const LIMITS = { mostAtOnce: 2, mostWaiting: 20, mostTime: 10_000, mostHeap: 256 };

/** The program is beside the bundle, or beside this file in the source tree. */
const parse = isolatedProgram(join(import.meta.dirname, 'xml-program.mjs'), LIMITS);

const isParsed = (answer: unknown): answer is ParsedXml =>
  typeof answer === 'object' && answer !== null && ('root' in answer || 'fault' in answer);

/**
 * Root element of an XML file, parsed in a separate process: a crafted file cannot stop the server.
 * @throws ProblemError 400 that says what is wrong: `validation.xml.xml` with the line, `.doctype`, `.encoding`, `.size`
 */
export async function readXml(content: Uint8Array): Promise<XmlNode> {
  const answer = await parse({ content }).catch((error: unknown) => {
    if (error instanceof ProgramFault) return { fault: 'size', line: 0 };
    throw error;
  });
  if (!isParsed(answer)) throw new Error('an XML file was not answered as expected');
  if ('root' in answer) return answer.root;
  throw invalid({ field: 'file', messageKey: `validation.xml.${answer.fault}`, params: { line: answer.line } });
}
