import type { DocumentKind } from '@navette/openapi/enums';
import type { Generated } from 'kysely';
import type { Moment } from './column-types.ts';

/** A document of a client. */
export interface ClientDocumentTable {
  id: Generated<number>;
  clientId: number;
  /** Name of its file, as it was sent. */
  name: string;
  kind: DocumentKind;
  /** What the file port calls the file. */
  fileKey: string;
  contentType: 'application/pdf' | 'image/jpeg' | 'image/png';
  /** Bytes. */
  size: number;
  at: Moment;
  userId: number | null;
  userName: string;
}
