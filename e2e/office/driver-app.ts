import { io, type Socket } from 'socket.io-client';
import { baseUrl } from '../suite/address.ts';
import { callAs, send } from './api.ts';
import { uniqueName } from './records.ts';

/** A driver of a journey's own. */
export interface DriverWithApp {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** Texts of the notifications that came, in order. */
  readonly notifications: readonly string[];
  /** Sends something as the app does, and answers the result. @throws when it is refused */
  emit(event: string, message: object): Promise<unknown>;
  /** Drives for the house no longer. */
  leave(): Promise<void>;
  close(): void;
}

interface Notification {
  readonly msg: string;
}

/** Somebody new drives for the house, and opens the app on the phone. */
export async function newDriverWithApp(): Promise<DriverWithApp> {
  const person = {
    firstname: 'Marius',
    lastname: uniqueName('Chauffeur'),
    address: 'rue Haute 12',
    zip: '1000',
    city: 'Bruxelles',
    mobile: '+32 470 65 43 21',
  };
  const email = `${person.lastname.toLowerCase()}@navette.example`;
  const { insertId: id } = await callAs<{ insertId: number }>('super', 'POST', '/api/driver', { ...person, email });
  const { insertId: userId } = await callAs<{ insertId: number }>('super', 'POST', '/api/user', {
    ...person,
    email,
    role: 'driver',
  });
  const { temporaryPassword: password } = await callAs<{ temporaryPassword: string }>(
    'super',
    'POST',
    '/auth/resetpass',
    { id: userId, email },
  );
  const { token } = await send<{ token: string }>('POST', '/auth/driverlogin', { email, password });
  const notifications: string[] = [];
  const socket = await connect(token, notifications);
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
    leave: async () => void (await callAs('super', 'PUT', `/api/driver/${id}`, { ...person, email, active: false })),
    close: () => void socket.disconnect(),
  };
}

const isDone = (answer: unknown): answer is { ok: true; result?: unknown } =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;

async function connect(token: string, notifications: string[]): Promise<Socket> {
  const socket = io(`${baseUrl}/driver`, { transports: ['websocket'], auth: { token }, forceNew: true });
  socket.on('notification', ({ msg }: Notification, reply: () => void) => {
    notifications.push(msg);
    reply();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}
