import { once } from 'node:events';
import { createServer } from 'node:net';

/** The port is in use, or not permitted. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/** Checks before anything else: a start that fails at the port must not have touched the data. */
export async function refuseTakenPort({ port, host }: { port: number; host: string }): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    await new Promise((resolve) => probe.close(resolve));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new PortTakenError(
      isTaken(error)
        ? `Port ${port} of ${host} is taken by another program: stop that one, or give another port in PORT`
        : `Nobody can listen on port ${port} of ${host} (${reason}): give others in PORT and HOST`,
    );
  }
}

/** Whether a start failed because the port is in use. */
export const isTaken = (error: unknown): boolean =>
  error instanceof PortTakenError || (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
