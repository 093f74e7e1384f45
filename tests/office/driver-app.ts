import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { baseUrl } from '../suite/address.ts';
import { callAs, newSession, send } from './api.ts';
import { uniqueName } from './records.ts';

/** Driver with a connected app, made for one journey. */
export interface DriverWithApp {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** Texts of received notifications, in order. */
  readonly notifications: readonly string[];
  /** Sends a message of the app and returns the answer. @throws when it is refused */
  emit(event: string, message: object): Promise<unknown>;
  /** Waits for an unanswered command of the office, and answers it. */
  answer(action: string, answer: object): Promise<void>;
  /** Deactivates the driver. */
  leave(): Promise<void>;
  close(): void;
}

interface Notification {
  readonly msg: string;
}

/** Command of the office that the app has received. */
interface Command {
  readonly id: string;
  readonly action: string;
}

/** Creates a driver and connects an app. */
export async function newDriverWithApp(origin = baseUrl): Promise<DriverWithApp> {
  const call = await callerAt(origin);
  const person = {
    firstname: 'Marius',
    lastname: uniqueName('Chauffeur'),
    address: 'rue Haute 12',
    zip: '1000',
    city: 'Bruxelles',
    mobile: '+32 470 65 43 21',
  };
  const email = `${person.lastname.toLowerCase()}@navette.example`;
  const { insertId: id } = await call<{ insertId: number }>('POST', '/api/driver', { ...person, email });
  const { insertId: userId } = await call<{ insertId: number }>('POST', '/api/user', {
    ...person,
    email,
    role: 'driver',
  });
  const { temporaryPassword: password } = await call<{ temporaryPassword: string }>('POST', '/auth/resetpass', {
    id: userId,
    email,
  });
  const { token } = await send<{ token: string }>('POST', '/auth/driverlogin', { email, password }, { origin });
  const notifications: string[] = [];
  const commands: Command[] = [];
  const socket = await connect(token, { notifications, commands, origin });
  return {
    id,
    firstname: person.firstname,
    lastname: person.lastname,
    notifications,
    emit: async (event, message) => {
      const answer: unknown = await socket.timeout(20_000).emitWithAck(event, message);
      if (!isDone(answer)) throw new Error(`${event} is refused: ${JSON.stringify(answer)}`);
      return answer.result;
    },
    answer: async (action, answer) => {
      const command = await waitFor(() => commands.find((heard) => heard.action === action));
      commands.splice(commands.indexOf(command), 1);
      await socket.timeout(20_000).emitWithAck('answered', { id: command.id, ...answer });
    },
    leave: async () => void (await call('PUT', `/api/driver/${id}`, { ...person, email, active: false })),
    close: () => void socket.disconnect(),
  };
}

const isDone = (answer: unknown): answer is { ok: true; result?: unknown } =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;

/** Calls the API as super, in the shared suite or another one. */
async function callerAt(origin: string) {
  if (origin === baseUrl)
    return <Answer>(method: string, path: string, body: object) => callAs<Answer>('super', method, path, body);
  const { token } = await newSession('super', origin);
  return <Answer>(method: string, path: string, body: object) => send<Answer>(method, path, body, { token, origin });
}

const PATIENCE = 20_000;

async function waitFor<Found>(look: () => Found | undefined): Promise<Found> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(50)) {
    const found = look();
    if (found !== undefined) return found;
  }
  throw new Error('the app heard no such command');
}

interface Heard {
  readonly notifications: string[];
  readonly commands: Command[];
  readonly origin: string;
}

async function connect(token: string, { notifications, commands, origin }: Heard): Promise<Socket> {
  const socket = io(`${origin}/driver`, { transports: ['websocket'], auth: { token }, forceNew: true });
  socket.on('notification', ({ msg }: Notification, reply: () => void) => {
    notifications.push(msg);
    reply();
  });
  socket.on('action', (command: Command, delivered: () => void) => {
    commands.push(command);
    delivered();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}
