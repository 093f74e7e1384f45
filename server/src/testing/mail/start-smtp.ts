import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { listenOn } from '../ports.ts';
import type { Received } from '../../ports/mail-out/mail-out-port.contract.ts';

/** A real SMTP server for tests. Addresses that begin with `unknown` are refused, `later` for now; `busy` in a subject is not taken. */
export interface TestSmtp {
  readonly port: number;
  readonly password: string;
  readonly mails: Map<string, Received>;
  /** Message-ID of every mail that arrived, also again. */
  readonly arrived: string[];
  stop(): Promise<void>;
}

const refusal = (message: string, responseCode: number): Error => Object.assign(new Error(message), { responseCode });
const listed = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** Starts it on a free port of this machine. */
export async function startSmtp(): Promise<TestSmtp> {
  const mails = new Map<string, Received>();
  const arrived: string[] = [];
  const password = 'geheim';
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password: given }, _session, done) =>
      given === password ? done(null, { user: username }) : done(refusal('Wrong password', 535)),
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('unknown')) done(refusal('No such user here', 550));
      else if (address.startsWith('later')) done(refusal('Greylisted', 451));
      else done();
    },
    onData: (stream, session, done) => {
      simpleParser(stream).then(
        ({ messageId = '', subject = '', text = '', inReplyTo = null, references, attachments }) => {
          arrived.push(messageId);
          mails.set(messageId, {
            messageId,
            to: session.envelope.rcptTo.map(({ address }) => address),
            subject,
            text: text.replace(/\n$/u, ''),
            inReplyTo,
            references: listed(references),
            attachments: attachments.map(({ filename = '', content }) => ({ name: filename, content })),
          });
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // A killed sender resets its connection.
  server.on('error', () => undefined);
  return {
    port: await listenOn(server.server),
    password,
    mails,
    arrived,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
