import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { Gate } from './gate.ts';

/** The program took too long, used too much memory, or crashed: its input can't be processed. */
export class ProgramFault extends Error {
  override readonly name = 'ProgramFault';
}

interface Limits {
  /** Maximum processes. */
  readonly mostAtOnce: number;
  /** Maximum queued calls; more are refused. */
  readonly mostWaiting: number;
  /** Milliseconds per call. */
  readonly mostTime: number;
  /** Heap limit of a process in megabytes. */
  readonly mostHeap: number;
}

/** Milliseconds after which an idle process ends. */
const IDLE = 30_000;

/**
 * Runs a program in separate processes, for untrusted input: long running times, crashes and memory exhaustion there don't affect the server, which
 * kills the process. The processes have the lowest priority and no environment, start on demand, and take one message at a time.
 * @param file of the program: it answers each message with one
 * @returns the answer to a message; it rejects with {@link ProgramFault}, and with 503 when the queue is full
 */
export function isolatedProgram(file: string, limits: Limits): (message: object) => Promise<unknown> {
  const idle: { readonly child: ChildProcess; readonly timer: NodeJS.Timeout }[] = [];
  const gate = new Gate(limits.mostAtOnce, limits.mostWaiting);

  const take = (): ChildProcess => {
    for (let free = idle.pop(); free; free = idle.pop()) {
      clearTimeout(free.timer);
      if (free.child.connected) return free.child;
    }
    return started(file, limits.mostHeap);
  };
  const release = (child: ChildProcess): void => {
    if (!child.connected) return;
    child.unref();
    child.channel?.unref();
    idle.push({ child, timer: setTimeout(() => child.kill('SIGKILL'), IDLE).unref() });
  };

  return async (message) => {
    const leave = await gate.enter();
    const child = take();
    try {
      return await answerOf(child, message, limits.mostTime);
    } finally {
      release(child);
      leave();
    }
  };
}

function started(file: string, mostHeap: number): ChildProcess {
  const child = fork(file, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${mostHeap}`],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => child.kill('SIGKILL'));
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, which its answer reports.
  }
  return child;
}

/** Sends a message and waits for the answer; a process that does not answer is killed. */
function answerOf(child: ChildProcess, message: object, mostTime: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.ref();
    child.channel?.ref();
    const end = () => {
      clearTimeout(timer);
      child.off('message', answered).off('exit', broke).off('error', broke);
    };
    const answered = (answer: unknown) => {
      end();
      resolve(answer);
    };
    const broke = (cause: unknown) => {
      end();
      if (child.connected) child.disconnect();
      child.kill('SIGKILL');
      reject(new ProgramFault('the process ended', { cause }));
    };
    const timer = setTimeout(broke, mostTime, new Error(`no answer within ${mostTime} ms`));
    child.on('message', answered).on('exit', broke).on('error', broke);
    child.send(message, (error) => error && broke(error));
  });
}
