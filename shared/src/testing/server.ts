import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { contractHandlers } from './contract-handlers.ts';

/**
 * The fake server of the tests: it refuses calls that no handler answers and forgets its handlers after each test. Give it handlers with
 * `server.use(...contractHandlers({ … }))`, or through `renderWithHost`.
 */
export const server = setupServer(
  // Every map that is close enough asks for streets; without the address register there are none.
  ...contractHandlers({ streetsOfTile: () => ({ streets: [], attributions: [] }) }),
);

/** Starts the fake server for the tests of one file; `setup-dom` does so for every file that runs in a DOM. */
export function startServerForFile(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}
