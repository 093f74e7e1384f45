import type { MessageValues } from '../../i18n/index.ts';

/** User message of a failure. */
export interface Fault {
  /** A key of the shared catalogue. */
  readonly messageKey: string;
  /** Parameters of the message. */
  readonly params?: MessageValues;
  /** Short code to quote to support: the problem's code, or the name of the exception. */
  readonly code: string;
  readonly incidentId?: string;
}

/**
 * User message of any thrown value. An API problem (see `ApiProblem`) has a message key, a code and an incident id; it is duck-typed, because it may
 * be an instance of another copy of the class.
 */
export function describeFault(error: unknown): Fault {
  const messageKey = textOf(error, 'messageKey');
  const incidentId = textOf(error, 'incidentId');
  const params: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'params') : undefined;
  return {
    messageKey: messageKey ?? 'problem.internal',
    ...(isValues(params) ? { params } : {}),
    code: textOf(error, 'code') ?? textOf(error, 'name') ?? 'unknown',
    ...(incidentId === undefined ? {} : { incidentId }),
  };
}

function textOf(error: unknown, name: string): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const isValues = (value: unknown): value is MessageValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
