import type { MessageStructureObject } from 'imapflow';
import type { MailAttachment } from '../mail-port.ts';
import { nameByType } from '../shown-image.ts';
import { MOST_IMAGE_BYTES } from '../untrusted/image-limits.mjs';

/** A part of a mail that is shown. */
export interface ShownPart {
  /** Part number, such as `1.2`. */
  readonly key: string;
  readonly kind: 'plain' | 'html' | 'image';
  readonly node: MessageStructureObject;
}

/** Parts of a mail to fetch, and the attachments. */
export interface MailParts {
  readonly shown: readonly ShownPart[];
  readonly attachments: readonly MailAttachment[];
}

/** Maximum images fetched to find out which of them the HTML refers to. */
const MOST_FETCHED = 20;

/** Maximum size of a text; longer ones are truncated. */
export const MOST_TEXT_BYTES = 2_000_000;

/** Determines the parts of a mail from its structure, without fetching them. Forwarded mails are attachments. */
export function mailParts(root: MessageStructureObject): MailParts {
  const shown: ShownPart[] = [];
  const attachments: MailAttachment[] = [];
  let images = 0;
  for (const node of leavesOf(root)) {
    const kind = kindOf(node);
    const isFile =
      kind === undefined || (kind === 'image' && (bytesOf(node) > MOST_IMAGE_BYTES || ++images > MOST_FETCHED));
    if (isFile) attachments.push(fileOf(node));
    else shown.push({ key: keyOf(node), kind, node });
  }
  return { shown, attachments };
}

/** A part as attachment, not fetched yet. */
export const fileOf = (node: MessageStructureObject): MailAttachment => ({
  id: keyOf(node),
  name: nameOf(node),
  size: bytesOf(node),
});

/** The part with that number if it may be downloaded; undefined otherwise. */
export const partOf = (root: MessageStructureObject, key: string): MessageStructureObject | undefined =>
  leavesOf(root).find((node) => keyOf(node) === key && !isWords(kindOf(node)));

const isWords = (kind: ShownPart['kind'] | undefined): boolean => kind === 'plain' || kind === 'html';

const keyOf = ({ part }: MessageStructureObject): string => part ?? '1';

const leavesOf = (node: MessageStructureObject): MessageStructureObject[] =>
  node.childNodes && node.type.startsWith('multipart/') ? node.childNodes.flatMap(leavesOf) : [node];

function kindOf({
  type,
  id,
  disposition,
  dispositionParameters,
  parameters,
}: MessageStructureObject): ShownPart['kind'] | undefined {
  if (type.startsWith('image/') && id) return 'image';
  if (disposition === 'attachment' || dispositionParameters?.filename || parameters?.name) return undefined;
  return type === 'text/plain' ? 'plain' : type === 'text/html' ? 'html' : undefined;
}

const nameOf = ({ type, dispositionParameters, parameters, envelope }: MessageStructureObject): string =>
  dispositionParameters?.filename ??
  parameters?.name ??
  (envelope?.subject ? `${envelope.subject}.eml` : nameByType(type));

/** Its decoded size. */
const bytesOf = ({ size = 0, encoding }: MessageStructureObject): number =>
  encoding?.toLowerCase() === 'base64' ? Math.floor((size * 3) / 4) : size;
