/**
 * Kind of failure of an external service.
 * - `unavailable`: it does not answer, is overloaded or broken.
 * - `settings`: it refuses our key or does not know the requested resource.
 * - `unexpected`: its answer differs from its documented interface.
 * - `refused`: it works and refuses this one request.
 */
export type ServiceFault = 'unavailable' | 'settings' | 'unexpected' | 'refused';

interface Details {
  /** Seconds after which it may be called again. */
  readonly retryAfter?: number | undefined;
}

/** A failed call of an external service. Never contains a key. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** Configured name of the service. */
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
