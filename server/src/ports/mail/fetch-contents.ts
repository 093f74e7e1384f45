import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow';
import type { InlineImage, FullMail, MailAttachment } from './mail-port.ts';
import { partImages, nameByType } from './message-parts.ts';
import { decodedBytes, decodedText } from './untrusted/parse-mail.ts';
import { MOST_IMAGE_BYTES } from './untrusted/image-limits.mjs';

/** Content of a mail without its headers. */
export type ImapContent = Pick<FullMail, 'deliveredTo' | 'text' | 'html' | 'images' | 'attachments'>;

interface Planned extends MailParts {
  readonly uid: number;
  readonly deliveredTo: string;
}

/** Contents of mails by UID: all structures at once, then the shown parts, with one command for all mails of the same structure. */
export async function fetchContents(client: ImapFlow, uids: readonly number[]): Promise<Map<number, ImapContent>> {
  const contents = new Map<number, ImapContent>();
  if (uids.length === 0) return contents;
  const structures = await client.fetchAll(
    uids.join(','),
    { uid: true, bodyStructure: true, headers: ['delivered-to'] },
    { uid: true },
  );
  for (const mails of sameBuilds(structures.flatMap(plan))) {
    const keys = (mails[0]?.shown ?? []).map(({ key }) => ({ key, maxLength: MOST_TEXT_BYTES }));
    const fetched =
      keys.length === 0
        ? []
        : await client.fetchAll(mails.map(({ uid }) => uid).join(','), { uid: true, bodyParts: keys }, { uid: true });
    const parts = new Map(fetched.map(({ uid, bodyParts }) => [uid, bodyParts]));
    for (const mail of mails) contents.set(mail.uid, await contentOf(mail, parts.get(mail.uid)));
  }
  return contents;
}

/** Groups mails whose shown parts have the same numbers. */
function sameBuilds(mails: readonly Planned[]): Iterable<Planned[]> {
  const builds = new Map<string, Planned[]>();
  for (const mail of mails) {
    const build = mail.shown.map(({ key }) => key).join(' ');
    builds.set(build, [...(builds.get(build) ?? []), mail]);
  }
  return builds.values();
}

function plan({ uid, bodyStructure, headers }: FetchMessageObject): Planned[] {
  if (!bodyStructure) return [];
  const [, deliveredTo = ''] = /^delivered-to:\s*(\S+)/imu.exec(headers?.toString() ?? '') ?? [];
  return [{ uid, deliveredTo, ...mailParts(bodyStructure) }];
}

async function contentOf(
  { shown, attachments, deliveredTo }: Planned,
  bodyParts: FetchMessageObject['bodyParts'],
): Promise<ImapContent> {
  const [plain, htmls, images] = [Array<string>(), Array<string>(), Array<FetchedImage>()];
  for (const { key, kind, node } of shown) {
    const content = bodyParts?.get(key) ?? Buffer.alloc(0);
    if (kind === 'image')
      images.push({
        node,
        cid: (node.id ?? '').replaceAll(/^<|>$/gu, ''),
        type: node.type,
        content: (await decodedBytes(node, content)) ?? Buffer.alloc(0),
        size: fileOf(node).size,
      });
    else (kind === 'html' ? htmls : plain).push(await decodedText(node, content));
  }
  const html = htmls.length > 0 ? htmls.join('<hr>') : null;
  const parted = partImages(images, html);
  return {
    deliveredTo,
    text: plain.length > 0 ? plain.join('\n') : null,
    html,
    images: parted.shown.map(({ cid, type, content }) => ({ cid, type, content })),
    attachments: [...parted.files.map(({ node }) => fileOf(node)), ...attachments],
  };
}

interface FetchedImage extends InlineImage {
  readonly node: MessageStructureObject;
  readonly size: number;
}

/** A part of a mail that is shown. */
interface ShownPart {
  /** Part number, such as `1.2`. */
  readonly key: string;
  readonly kind: 'plain' | 'html' | 'image';
  readonly node: MessageStructureObject;
}

interface MailParts {
  readonly shown: readonly ShownPart[];
  readonly attachments: readonly MailAttachment[];
}

/** Maximum images fetched to find out which of them the HTML refers to. */
const MOST_FETCHED = 20;

/** Maximum size of a text; longer ones are truncated. */
const MOST_TEXT_BYTES = 2_000_000;

/** Determines the parts of a mail from its structure, without fetching them. Forwarded mails are attachments. */
function mailParts(root: MessageStructureObject): MailParts {
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
