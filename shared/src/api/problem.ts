import type { components } from '@navette/openapi/types';
import { isOnLine } from './online.ts';

type Problem = components['schemas']['Problem'];

/** One field that the server refuses, with the key of its message in the catalogue and the values the message names. */
export type ProblemField = components['schemas']['ProblemField'];

/**
 * A call that did not succeed, in the contract's one shape. Failures in transport have codes of their own:
 * - `network`: no answer (status 0); the message says whether this computer has no network or the connection to the server broke off
 * - `timeout`: no answer in time (status 0)
 * - `unavailable`: a proxy answered instead of the server (502, 503, 504)
 * - `unexpected`: an answer that is not in the server's shape
 *
 * `messageKey` always has a text in the shared catalogue.
 */
export class ApiProblem extends Error implements Problem {
  override readonly name = 'ApiProblem';
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Machine-readable code: `validation`, `booking.duplicate`, `network` … */
  readonly code: string;
  /** Key of the message in the shared catalogue. */
  readonly messageKey: string;
  /** Values that the message names. */
  readonly params?: NonNullable<Problem['params']>;
  /** Refused fields; empty when the refusal is about no field. */
  readonly fields: ProblemField[];
  /** Incident id of the server's log; empty when the answer is not the server's. */
  readonly incidentId: string;

  constructor({ status, code, messageKey, params, fields, incidentId }: Problem, options?: ErrorOptions) {
    super(`${status} ${code}${incidentId === '' ? '' : ` (${incidentId})`}`, options);
    this.status = status;
    this.code = code;
    this.messageKey = messageKey;
    if (params) this.params = params;
    this.fields = fields;
    this.incidentId = incidentId;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Transport error: the response is missing or not the server's. */
export const transportProblem = (
  code: 'network' | 'timeout' | 'unavailable' | 'unexpected',
  status = 0,
  cause?: unknown,
): ApiProblem => {
  // The body limit of a proxy may be lower than the server's; its 413 has no problem body.
  const known = status === 413 ? 'problem.tooLarge' : `problem.${code}`;
  const messageKey = code === 'network' && isOnLine() ? 'problem.connection' : known;
  return new ApiProblem({ status, code, messageKey, fields: [], incidentId: '' }, { cause });
};

/** The problem in the body of an error response; `unavailable` or `unexpected` when it has none. */
export async function problemOfResponse(response: Response): Promise<ApiProblem> {
  const text = await response.text();
  const body = parsed(text);
  if (isProblem(body)) return new ApiProblem({ ...body, status: response.status });
  return transportProblem(
    [502, 503, 504].includes(response.status) ? 'unavailable' : 'unexpected',
    response.status,
    text.slice(0, 200),
  );
}

/** The refused fields of any error; none when it is not a problem, or about no field. */
export const problemFields = (error: unknown): readonly ProblemField[] =>
  error instanceof ApiProblem ? error.fields : [];

/** Whether an error is an abort (navigation, further typing, a newer call), which is not shown to anybody. */
export const isAbort = (error: unknown): boolean => isObject(error) && error.name === 'AbortError';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isParams = (value: unknown): value is Problem['params'] =>
  value === undefined ||
  (isObject(value) && Object.values(value).every((item) => typeof item === 'string' || typeof item === 'number'));

const isField = (value: unknown): value is ProblemField =>
  isObject(value) && typeof value.field === 'string' && typeof value.messageKey === 'string' && isParams(value.params);

const isProblem = (value: unknown): value is Problem =>
  isObject(value) &&
  Number.isInteger(value.status) &&
  typeof value.code === 'string' &&
  typeof value.messageKey === 'string' &&
  typeof value.incidentId === 'string' &&
  isParams(value.params) &&
  Array.isArray(value.fields) &&
  value.fields.every(isField);
