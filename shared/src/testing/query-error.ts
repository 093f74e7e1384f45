import { prettyDOM } from '@testing-library/react';

/**
 * Error of a query that finds nothing, which prints the page when its message is read. A query that waits throws one at each look at the page and shows
 * the last alone: printing all of them was 4 % of the time of component tests.
 */
export function queryError(problem: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const message = () =>
    [problem, 'Ignored nodes: comments, script, style', prettyDOM(container)].join('\n\n').trimStart();
  return Object.defineProperty(error, 'message', { get: message, configurable: true });
}
