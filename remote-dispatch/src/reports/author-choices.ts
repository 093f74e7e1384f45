import type { Choice } from '@navette/shared/ui-form';
import type { UserSummary } from '../people/use-users-by-roles.ts';

/** Somebody who may be the author. */
export interface Author {
  readonly id: number;
  readonly name: string;
}

/** Who may be chosen as the author, by name: those who write reports, and, whatever their role, who is there already. */
export function authorChoices(users: readonly UserSummary[], present: Author | null): Choice[] {
  const known = users.map(({ id, firstname, lastname }) => ({ value: id, label: `${firstname} ${lastname}` }));
  const all =
    present && !known.some(({ value }) => value === present.id)
      ? [...known, { value: present.id, label: present.name }]
      : known;
  return all.toSorted((left, right) => left.label.localeCompare(right.label));
}
