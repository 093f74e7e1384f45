import { join } from 'node:path';
import { isolatedProgram, ProgramFault } from '../../../kernel/isolated-program.ts';
import { amountOf, isUncheckedObject } from '../../http/unchecked.ts';
import type { InlineImage } from '../mail-port.ts';
import type { CleanHtml } from './clean-html.mjs';
import type { PartHead } from './decode-part.mjs';
import type { EncodedPart, UncleanHtml } from './mail-program.mjs';

/** The page of the inbox asks for one mail after the other; the longest takes a second or two of a processor that others want too. */
const LIMITS = { mostAtOnce: 2, mostWaiting: 200, mostTime: 20_000, mostHeap: 256 };

/** The program is beside the bundle, or beside this file in the source tree. */
const ask = isolatedProgram(join(import.meta.dirname, 'mail-program.mjs'), LIMITS);

/** The answer about a mail of a stranger, or undefined when it takes too long or too much memory: the other mails are shown. */
async function answered(message: EncodedPart | UncleanHtml): Promise<unknown> {
  try {
    const answer = await ask(message);
    return isUncheckedObject(answer) ? answer.answer : undefined;
  } catch (error) {
    if (error instanceof ProgramFault) return undefined;
    throw error;
  }
}

/** Sanitised HTML of a mail, how many pictures were removed, and its words where it has no text beside it. */
interface CleanedMail extends CleanHtml {
  readonly words: string;
}

/** @param isAlone whether the mail has no text beside its HTML; @returns null when it takes too long to clean */
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

/** The bytes of a part as they were before they were encoded for the way; undefined when they take too long to decode. */
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
