import { join } from 'node:path';
import { isolatedProgram, ProgramFault } from '../../../kernel/isolated-program.ts';
import { amountOf, isUncheckedObject } from '../../http/unchecked.ts';
import type { InlineImage } from '../mail-port.ts';
import type { CleanHtml } from './clean-html.mjs';
import type { PartHead } from './decode-part.mjs';
import type { EncodedPart, UncleanHtml } from './mail-program.mjs';

/** The inbox page requests one mail after the other; the longest takes a second or two of CPU time. */
const LIMITS = { mostAtOnce: 2, mostWaiting: 200, mostTime: 20_000, mostHeap: 256 };

/** The program is beside the bundle, or beside this file in the source tree. */
const ask = isolatedProgram(join(import.meta.dirname, 'mail-program.mjs'), LIMITS);

/** Answer for untrusted content, or undefined when it takes too long or too much memory: the other mails are still shown. */
async function answered(message: EncodedPart | UncleanHtml): Promise<unknown> {
  try {
    const answer = await ask(message);
    return isUncheckedObject(answer) ? answer.answer : undefined;
  } catch (error) {
    if (error instanceof ProgramFault) return undefined;
    throw error;
  }
}

/** Sanitised HTML of a mail, the number of removed images, and its text if it has no text part. */
interface CleanedMail extends CleanHtml {
  readonly words: string;
}

/** @param isAlone whether the mail has no text part beside its HTML; @returns null when sanitising takes too long */
export async function cleanedMail(
  html: string,
  images: readonly InlineImage[],
  isAlone: boolean,
): Promise<CleanedMail | null> {
  const clean = await answered({ html, images, isAlone });
  if (!isUncheckedObject(clean) || typeof clean.html !== 'string') return null;
  return { html: clean.html, blockedImages: amountOf(clean.blockedImages) ?? 0, words: asText(clean.words) };
}

/** The text of a part, empty when it takes too long to decode. */
export const decodedText = async (head: PartHead, content: Buffer): Promise<string> =>
  asText(await answered({ head: headOf(head), content, as: 'text' }));

/** The decoded bytes of a part; undefined when decoding takes too long. */
export async function decodedBytes(head: PartHead, content: Buffer): Promise<Buffer | undefined> {
  const bytes = await answered({ head: headOf(head), content, as: 'bytes' });
  return bytes instanceof Uint8Array ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) : undefined;
}

const headOf = ({ type, encoding, parameters }: PartHead): PartHead => ({
  type,
  ...(encoding !== undefined && { encoding }),
  ...(parameters && { parameters }),
});

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
