import type { TestMail } from '../../ports/mail/mail-port.contract.ts';

/** A mail as Gmail stores it. */
export interface StoredMail extends TestMail {
  readonly id: string;
  readonly labels: Set<string>;
}
