import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/**
 * The fake server of a test file: it starts with the file's first test, forgets its handlers after each test, and refuses calls that no
 * handler answers. Give it handlers with `server.use(...contractHandlers({ … }))`, or through `renderWithHost`.
 */
export const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
