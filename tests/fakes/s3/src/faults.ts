/**
 * Faults: `error` answers 500; `cut` breaks the connection in the middle of an upload, of which nothing is stored; `lost` executes the request
 * and breaks the connection before the answer; `unconditional` ignores If-Match and If-None-Match, as some stores do; `unsupported` answers them 501;
 * `unquoted` compares the tag of If-Match without its quotes, as Ceph does; `portal` answers 200 with a web page, as a proxy that wants a sign-in does;
 * `endless` answers listings that say they go on, and not where.
 */
export type FaultKind = 'error' | 'cut' | 'lost' | 'unconditional' | 'unsupported' | 'unquoted' | 'portal' | 'endless';

export interface Fault {
  readonly kind: FaultKind;
  /** Requests it applies to; all by default. */
  readonly when?: (method: string, key: string) => boolean;
  /** Number of requests; all by default. */
  readonly times?: number;
}

export class Faults {
  readonly #on: { fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#on.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#on.length = 0;
  }

  /** Whether a fault applies to this request; counts it as used. */
  meets(kind: FaultKind, method: string, key: string): boolean {
    const found = this.#on.find(
      ({ fault, left }) => left > 0 && fault.kind === kind && (fault.when?.(method, key) ?? true),
    );
    if (found) found.left--;
    return found !== undefined;
  }
}
