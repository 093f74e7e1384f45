import type { BookedMatch } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { BadgeCheck, CheckCheck, CircleCheck, CircleHelp } from 'lucide-react';
import type { TransportRow } from '../../entities/transport/transport-row.ts';

const STYLES: Readonly<Record<BookedMatch, StatusStyle>> = {
  certain: { tone: 'success', icon: BadgeCheck, label: messageKey('booked.certain') },
  booked: { tone: 'info', icon: CircleCheck, label: messageKey('booked.booked') },
  probable: { tone: 'warning', icon: CircleHelp, label: messageKey('booked.probable') },
};
const DONE: StatusStyle = { tone: 'muted', icon: CheckCheck, label: messageKey('booked.done') };

/** Style of a booked transport's row, by certainty: certain by its id, by national number, probable by birthday (specification/booqit.md#booked-already). */
export const bookedStyle = ({ booked }: TransportRow): StatusStyle | undefined =>
  booked && (booked.isDone && booked.match !== 'probable' ? DONE : STYLES[booked.match]);
