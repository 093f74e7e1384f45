import { transportDirection, type TransportDirection } from '@navette/shared/domain';
import { messageKey, type Translate } from '@navette/shared/i18n';
import type { TransportRow } from './transport-row.ts';

const WORDS: Readonly<Record<TransportDirection, string>> = {
  to: messageKey('transport.direction.to'),
  on: messageKey('transport.direction.on'),
  back: messageKey('transport.direction.back'),
};

/** Text of the direction of a part of a transport. */
export const directionText = (row: Pick<TransportRow, 'isReturn' | 'isOnward'>, t: Translate): string =>
  t(WORDS[transportDirection(row)]);
