import { looksLikeEmail, type CareCenter } from '../../entities/care-center.tsx';
import type { Member } from './campaign-requests.ts';
import type { MemberStatus } from '@navette/openapi/enums';
import { messageKey } from '@navette/shared/i18n';
import type { StatusStyle } from '@navette/shared/ui';
import { CircleCheck, CircleDashed, CircleSlash, Hourglass, MailX } from 'lucide-react';

/** Subscription state of an address; `never`: not on the list. */
type ListState = Member['status'] | 'never';

/**
 * Address of the mailing list, or of a care center that is not on it. Care centers with the same address share one row, since they are one member.
 */
export interface ListRow {
  readonly key: string;
  /** Names of the care centers; for a member without one, the name in the mailing list. */
  readonly name: string;
  readonly email: string | null;
  readonly tel: string | null;
  readonly address: string | null;
  readonly state: ListState;
  /** Id at the mailing service; null if never subscribed. */
  readonly memberId: string | null;
  /** Ids of the care centers with this address; empty for a member without one. */
  readonly centerIds: readonly number[];
}

const known = (email: string): string => email.trim().toLowerCase();

/** Care centers grouped by address; each one without a valid address is its own group. */
function byAddress(centers: readonly CareCenter[]): ReadonlyMap<string, readonly CareCenter[]> {
  const groups = new Map<string, CareCenter[]>();
  for (const center of centers) {
    const email = center.email_address ?? '';
    const key = looksLikeEmail(email) ? known(email) : `center:${String(center.id)}`;
    groups.set(key, [...(groups.get(key) ?? []), center]);
  }
  return groups;
}

function rowOf(key: string, centers: readonly CareCenter[], member: Member | undefined): ListRow {
  const [first] = centers;
  const names = centers.map(({ name }) => name).join(' · ');
  return {
    key,
    name: names || member?.name || '',
    email: member?.email_address ?? first?.email_address ?? null,
    tel: first?.tel ?? null,
    address: first?.fullAddress ?? first?.address ?? null,
    state: member?.status ?? 'never',
    memberId: member?.id ?? null,
    centerIds: centers.map(({ id }) => id),
  };
}

/** Care centers with their subscription, followed by the members without a care center (specification/registers.md#campaign). */
export function listRows(centers: readonly CareCenter[], members: readonly Member[]): readonly ListRow[] {
  const groups = byAddress(centers);
  const ofList = new Map(members.map((member) => [known(member.email_address), member]));
  const others = [...ofList].filter(([email]) => !groups.has(email));
  return [
    ...[...groups].map(([key, group]) => rowOf(key, group, ofList.get(key))),
    ...others.map(([email, member]) => rowOf(email, [], member)),
  ];
}

/** Status styles of the states, in display order. */
export const stateStyles: Readonly<Record<ListState, StatusStyle>> = {
  subscribed: { tone: 'success', icon: CircleCheck, label: messageKey('campaign.state.subscribed') },
  pending: { tone: 'info', icon: Hourglass, label: messageKey('campaign.state.pending') },
  unsubscribed: { tone: 'warning', icon: CircleSlash, label: messageKey('campaign.state.unsubscribed') },
  cleaned: { tone: 'danger', icon: MailX, label: messageKey('campaign.state.cleaned') },
  never: { tone: 'muted', icon: CircleDashed, label: messageKey('campaign.state.never') },
};

export const MEMBER_STATES = [
  'subscribed',
  'pending',
  'unsubscribed',
  'cleaned',
] as const satisfies readonly MemberStatus[];

/** States of an address. */
export const LIST_STATES = [...MEMBER_STATES, 'never'] as const;
