import type { components } from '@navette/openapi/types';
import type { PlatformTag } from '@navette/shared/domain';

/** A part of a transport, as the contract describes it (S3 §3). */
export type TransportPart = components['schemas']['Transport'];
/** An invoice of the platform. */
export type PlatformInvoice = components['schemas']['BooqitInvoice'];

/** A record of the platform that does not fit its schema: which one, and the first field that is wrong. */
export interface RejectedRecord {
  /** Transport id or invoice number; null where even that is missing. */
  readonly id: string | null;
  readonly field: string;
}

/** Records of the platform that fit their schema, and those that do not: one wrong transport does not hide the others. */
export interface PlatformList<Item> {
  readonly items: readonly Item[];
  readonly rejected: readonly RejectedRecord[];
}

/** Which transports: a list of the platform, or those of a period with all of the tags (S3 §4). */
export interface TransportsWanted {
  readonly view: 'trips' | 'inbox' | 'series' | 'transports';
  readonly start: Date;
  readonly end: Date;
  readonly tags?: readonly PlatformTag[];
}

/** The external platform (DECISIONS 11): transports that hospitals and insurers order there, and its invoices. */
export interface PlatformPort {
  /**
   * Transports, each with its parts, outbound first.
   * @throws {ServiceError} when the platform does not answer, refuses the token or answers something else
   */
  transports(wanted: TransportsWanted): Promise<PlatformList<readonly TransportPart[]>>;
  /** The parts of one transport; none when it is unknown. @throws {ServiceError} */
  transport(id: string): Promise<PlatformList<readonly TransportPart[]>>;
  /** Its invoices, all of them. @throws {ServiceError} */
  invoices(): Promise<PlatformList<PlatformInvoice>>;
}

/** How the platform does. */
export interface PlatformState {
  /** An address and a token are configured. */
  readonly configured: boolean;
  /** Page that shows a transport to people; null when none is configured. */
  readonly webUrl: string | null;
  /** First of the calls that have failed since the last that did not; null while it answers. */
  readonly unreachableSince: Date | null;
  /** What did not fit its schema in the last answer of each call. */
  readonly rejected: readonly RejectedRecord[];
}

/** The platform as it is configured, with what is known of its state. */
export interface Platform extends PlatformPort {
  state(): PlatformState;
}
