import type { ImapFlow } from 'imapflow';

const DEFAULT = 'Trash';
const bins = new WeakMap<ImapFlow, string>();

/** The folder of the server's bin, whatever its language calls it; made when there is none. Looked for once a connection. */
export async function binOf(client: ImapFlow): Promise<string> {
  const known = bins.get(client);
  if (known !== undefined) return known;
  const folders = await client.list();
  const bin =
    folders.find(({ specialUse }) => specialUse === '\\Trash') ?? folders.find(({ path }) => path === DEFAULT);
  const path = bin?.path ?? (await client.mailboxCreate(DEFAULT)).path;
  bins.set(client, path);
  return path;
}
