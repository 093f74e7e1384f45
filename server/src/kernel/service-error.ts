/**
 * What is wrong with a call of an outside service.
 * - `unavailable`: it does not answer, is overloaded or broken.
 * - `settings`: it refuses our key or does not know what we ask for.
 * - `unexpected`: it answers something else than its interface describes.
 * - `refused`: it is well and refuses this one question.
 */
export type ServiceFault = 'unavailable' | 'settings' | 'unexpected' | 'refused';

interface Details {
  /** Seconds after which it wants to be asked again. */
  readonly retryAfter?: number | undefined;
}

/** A call of an outside service that failed. Never holds a key. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** Name of the service, as it is configured. */
  readonly service: string;
  readonly fault: ServiceFault;
  readonly retryAfter: number | undefined;

  constructor(service: string, fault: ServiceFault, detail: string, { retryAfter }: Details = {}) {
    super(`${service} ${detail}`);
    this.service = service;
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}
