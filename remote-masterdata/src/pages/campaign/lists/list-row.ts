import { looksLikeEmail } from '../../../carecenters/looks-like-email.ts';
import type { CareCenter } from '../../../carecenters/use-care-centers.ts';
import type { Member } from '../requests/use-members.ts';

/** How an address stands with the mailing list; `never`: it is not on it. */
export type ListState = Member['status'] | 'never';

/** One address of the mailing list, or of a care center that is not on it. Centers that share an address are one row, for letters reach them together. */
export interface ListRow {
  readonly key: string;
  /** Of the care centers; of a member who is none, as the list has it. */
  readonly name: string;
  readonly email: string | null;
  readonly tel: string | null;
  readonly address: string | null;
  readonly state: ListState;
  /** Number at the mailing service; null while never subscribed. */
  readonly memberId: string | null;
  /** The care centers with this address; none: a member who is no care center. */
  readonly centerIds: readonly number[];
}

const known = (email: string): string => email.trim().toLowerCase();

/** The care centers by their address; each of those without one that anybody could write to stands alone. */
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

/** The care centers as a mailing list, and behind them the members who are none (S2). */
export function listRows(centers: readonly CareCenter[], members: readonly Member[]): readonly ListRow[] {
  const groups = byAddress(centers);
  const ofList = new Map(members.map((member) => [known(member.email_address), member]));
  const others = [...ofList].filter(([email]) => !groups.has(email));
  return [
    ...[...groups].map(([key, group]) => rowOf(key, group, ofList.get(key))),
    ...others.map(([email, member]) => rowOf(email, [], member)),
  ];
}
