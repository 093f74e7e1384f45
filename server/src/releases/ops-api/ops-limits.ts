import { RateLimit } from '../../kernel/rate-limit.ts';

/** Limits of callers with a token of ops. Each process counts for itself. */
export class OpsLimits {
  /** Calls of a token: a pipeline that waits in a loop must not keep the registry busy. */
  readonly calls = new RateLimit({ burst: 120, perSecond: 1 });
  /** Wrong tokens of an address. */
  readonly wrong = new RateLimit({ burst: 10, perSecond: 1 / 6 });
}
