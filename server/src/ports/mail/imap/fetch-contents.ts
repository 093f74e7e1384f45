import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow';
import type { InlineImage, FullMail } from '../mail-port.ts';
import { partImages } from '../shown-image.ts';
import { decodedBytes, decodedText } from '../untrusted/parse-mail.ts';
import { fileOf, mailParts, type MailParts, MOST_TEXT_BYTES } from './mail-parts.ts';

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
