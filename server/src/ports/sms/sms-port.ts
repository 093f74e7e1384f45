/** A text for one phone. */
export interface OutgoingSms {
  /** Key of this sending: a service that knows such keys sends it once. */
  readonly id: string;
  /** Number in E.164. */
  readonly to: string;
  readonly text: string;
}

/**
 * Sends texts to phones. Every adapter passes sms-port.contract.ts. `send` resolves once the service has accepted the text, with the
 * number that the service gave it or null, and rejects with a ServiceError within a bounded time: `unavailable` when it was certainly not sent and may be tried again, `refused` for this text or number,
 * `settings` for our key, and `unexpected` when it is not known whether it was sent.
 */
export interface SmsPort {
  /** Whether texts leave the product; false: they are kept in it, because no gateway is configured. */
  readonly delivers: boolean;
  send(sms: OutgoingSms): Promise<string | null>;
}
