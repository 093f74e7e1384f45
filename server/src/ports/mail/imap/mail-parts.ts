import type { MessageStructureObject } from 'imapflow';
import { type MailAttachment, MOST_IMAGE_BYTES, MOST_IMAGES } from '../mail-port.ts';

/** A part of a mail that is shown. */
export interface ShownPart {
  /** Its number, as in `1.2`. */
  readonly key: string;
  readonly kind: 'plain' | 'html' | 'image';
  readonly node: MessageStructureObject;
}

/** What is fetched of a mail, and the names of the rest. */
export interface MailParts {
  readonly shown: readonly ShownPart[];
  readonly attachments: readonly MailAttachment[];
}

/** Longer texts are cut off. */
export const MOST_TEXT_BYTES = 2_000_000;

/** Takes a mail apart by its structure, without fetching it. Forwarded mails are attachments. */
export function mailParts(root: MessageStructureObject): MailParts {
  const shown: ShownPart[] = [];
  const attachments: MailAttachment[] = [];
  let images = 0;
  for (const node of leavesOf(root)) {
    const kind = kindOf(node);
    const tooMuch = kind === 'image' && ((node.size ?? 0) > MOST_IMAGE_BYTES * 1.4 || ++images > MOST_IMAGES);
    if (kind === undefined) attachments.push({ name: nameOf(node), size: bytesOf(node) });
    else if (!tooMuch) shown.push({ key: node.part ?? '1', kind, node });
  }
  return { shown, attachments };
}

const leavesOf = (node: MessageStructureObject): MessageStructureObject[] => (node.childNodes && node.type.startsWith('multipart/') ? node.childNodes.flatMap(leavesOf) : [node]);

function kindOf({ type, id, disposition, dispositionParameters, parameters }: MessageStructureObject): ShownPart['kind'] | undefined {
  if (type.startsWith('image/') && id) return 'image';
  if (disposition === 'attachment' || dispositionParameters?.filename || parameters?.name) return undefined;
  return type === 'text/plain' ? 'plain' : type === 'text/html' ? 'html' : undefined;
}

const nameOf = ({ type, dispositionParameters, parameters, envelope }: MessageStructureObject): string =>
  dispositionParameters?.filename ?? parameters?.name ?? (envelope?.subject ? `${envelope.subject}.eml` : type);

/** Its size when it is decoded. */
const bytesOf = ({ size = 0, encoding }: MessageStructureObject): number => (encoding?.toLowerCase() === 'base64' ? Math.floor((size * 3) / 4) : size);
