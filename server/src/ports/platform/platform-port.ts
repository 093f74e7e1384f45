import type { PracticeChange } from '@navette/openapi/enums';
import type { components } from '@navette/openapi/types';
import type { PlatformTag } from '@navette/shared/domain';

/** A part of a transport, as in the contract (specification/booqit.md#transport-fields). */
export type TransportPart = components['schemas']['Transport'];
/** An invoice of the platform. */
export type PlatformInvoice = components['schemas']['BooqitInvoice'];

/** A record of the platform that does not match its schema: its id, and the first invalid field. */
export interface RejectedRecord {
  /** Transport id or invoice number; null when it is missing. */
  readonly id: string | null;
  readonly field: string;
}

/** Valid records of the platform, and invalid ones: one wrong transport does not hide the others. */
export interface PlatformList<Item> {
  readonly items: readonly Item[];
  readonly rejected: readonly RejectedRecord[];
}

/** Filter for transports: a list of the platform, or a period with all of the tags (specification/booqit.md#tags). */
export interface TransportsWanted {
  readonly view: 'trips' | 'inbox' | 'series' | 'transports';
  readonly start: Date;
  readonly end: Date;
  readonly tags?: readonly PlatformTag[];
}

/** The external platform (specification/shell.md#external-services): transports ordered by hospitals and insurers, and its invoices. */
export interface PlatformPort {
  /**
   * Transports, each with its parts, outbound first.
   * @throws {ServiceError} when the platform does not answer, refuses the token or answers anything else
   */
  transports(wanted: TransportsWanted): Promise<PlatformList<readonly TransportPart[]>>;
  /** The parts of one transport; none when it is unknown. @throws {ServiceError} */
  transport(id: string): Promise<PlatformList<readonly TransportPart[]>>;
  /** All its invoices. @throws {ServiceError} */
  invoices(): Promise<PlatformList<PlatformInvoice>>;
}

/** State of the platform. */
export interface PlatformState {
  /** A URL and a token are configured. */
  readonly configured: boolean;
  /** Web page of a transport; null when none is configured. */
  readonly webUrl: string | null;
  /** It is a sandbox, whose transports can be changed for practice. */
  readonly practice: boolean;
  /** Time of the first failed call since the last success; null while it answers. */
  readonly unreachableSince: Date | null;
  /** Invalid records in the last answer of each call. */
  readonly rejected: readonly RejectedRecord[];
}

/** The configured platform with its state. */
export interface Platform extends PlatformPort {
  /** Changes a transport of the sandbox; undefined for a real platform. @throws {ServiceError} */
  readonly practise?: ((transportId: string, change: PracticeChange) => Promise<void>) | undefined;
  state(): PlatformState;
}
