import {
  liveKeyOf,
  type LiveCollection,
  type LiveRecords,
  liveRules,
  shown,
} from '../realtime/live-store/live-records.ts';
import { contractHandlers, problem, type ContractHandlers } from './contract-handlers.ts';
import type { FakeSocket } from './fake-socket.ts';
import { server } from './server.ts';

/** Plays the server's side of the live store: holds records, answers calls and sends changes as the real one does. */
export interface FakeLiveServer {
  /** Sends changes through a socket from now on. */
  readonly through: (socket: FakeSocket) => void;
  /** A key greater than those before. */
  readonly key: () => string;
  /** Keeps a record as if somebody else had written it. */
  readonly put: <Name extends LiveCollection>(collection: Name, record: LiveRecords[Name]) => void;
  readonly drop: (collection: LiveCollection, key: string) => void;
  /** Whether calls are refused. */
  failing: boolean;
  /** Calls in order: `config`, the name of a collection that was read, `create`, `update`, `delete tasks` … */
  readonly calls: string[];
}

/**
 * Answers the calls of the live store until the test ends; nothing is in it.
 * @param userId author of the tasks that are written
 * @example const live = fakeLiveServer(); const { socket } = renderWithHost(<Board />); live.through(socket); live.put('tasks', task);
 */
export function fakeLiveServer(userId = 1): FakeLiveServer {
  const records: { readonly [Name in LiveCollection]: Map<string, LiveRecords[Name]> } = {
    tasks: new Map(),
    demands: new Map(),
    tickets: new Map(),
    locations: new Map(),
  };
  let count = 0;
  let socket: FakeSocket | undefined;
  const publish = (collection: LiveCollection, records: readonly unknown[], gone: readonly string[]) =>
    socket?.emitRaw('live_change', { collection, records, gone });
  const fake: FakeLiveServer = {
    through: (given) => {
      socket = given;
    },
    key: () => `-N${String((count += 1)).padStart(6, '0')}`,
    put: (collection, record) => {
      records[collection].set(liveKeyOf[collection](record), record);
      publish(collection, [record], []);
    },
    drop: (collection, key) => {
      records[collection].delete(key);
      publish(collection, [], [key]);
    },
    failing: false,
    calls: [],
  };
  const list = <Name extends LiveCollection>(collection: Name) =>
    shown(records[collection].values(), liveRules[collection], Date.now());
  const answer = <T>(path: string, work: () => T): T | Response => {
    fake.calls.push(path);
    return fake.failing ? problem(503, 'internal') : work();
  };
  const remove = (collection: LiveCollection, key: string) =>
    answer(`delete ${collection}`, () => {
      if (!records[collection].has(key)) return problem(404, 'notFound');
      fake.drop(collection, key);
      return { affectedRows: 1 };
    });
  const handlers: ContractHandlers = {
    getLiveConfig: () => answer('config', () => ({ service: 'server' as const, firebase: null })),
    listTasks: () => answer('tasks', () => list('tasks')),
    listDemands: () => answer('demands', () => list('demands')),
    listTickets: () => answer('tickets', () => list('tickets')),
    listLocations: () => answer('locations', () => list('locations')),
    clearLocations: () =>
      answer('clear locations', () => {
        const keys = [...records.locations.keys()];
        for (const key of keys) fake.drop('locations', key);
        return { affectedRows: keys.length };
      }),
    createTask: ({ body: { status = 'on-hold', data, user = [] } }) =>
      answer('create', () => {
        const id = fake.key();
        fake.put('tasks', { id, status, data: { ...data, user: userId }, user });
        return { id };
      }),
    updateTask: ({ path, body: { data, ...change } }) =>
      answer('update', () => {
        const task = records.tasks.get(path.key);
        if (!task) return problem(404, 'notFound');
        fake.put('tasks', { ...task, ...change, ...(data && { data: { ...data, user: userId } }) });
        return { affectedRows: 1 };
      }),
    deleteTask: ({ path }) => remove('tasks', path.key),
    deleteDemand: ({ path }) => remove('demands', path.key),
    deleteTicket: ({ path }) => remove('tickets', path.key),
  };
  server.use(...contractHandlers(handlers));
  return fake;
}
