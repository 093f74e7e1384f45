import type { Mail } from '../mail.ts';

/** Most characters of the mail that a reply quotes. */
const MOST_QUOTED = 20_000;
/** What the contract takes. */
const MOST_SUBJECT = 500;

/** Field values that a reply starts with: to the sender, "Re: …", and the mail quoted below an empty line. */
export function replyDraft(
  { From, Subject, body }: Pick<Mail, 'From' | 'Subject' | 'body'>,
  introduction: string,
): { readonly to: string; readonly subject: string; readonly text: string } {
  const quoted = body
    .slice(0, MOST_QUOTED)
    .trim()
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()));
  return {
    to: /<([^<>]+)>\s*$/u.exec(From)?.[1] ?? From.trim(),
    subject: (/^re\s*:/iu.test(Subject) ? Subject : `Re: ${Subject}`.trim()).slice(0, MOST_SUBJECT),
    text: `\n\n${introduction}\n${quoted.join('\n')}\n`,
  };
}

/** Key of a reply, a random UUID. `crypto.randomUUID` is missing on plain HTTP, where a test installation may run. */
export function replyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) & 3];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}
