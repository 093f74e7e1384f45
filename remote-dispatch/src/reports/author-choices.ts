import { personName } from '@navette/shared/domain';
import type { Choice } from '@navette/shared/ui-form';
import type { UserSummary } from '../people/use-users-by-roles.ts';

/** Possible author of a report. */
export interface Author {
  readonly id: number;
  readonly name: string;
}

/** Choices of the author, by name: users who write reports, and the present author whatever the role. */
export function authorChoices(users: readonly UserSummary[], present: Author | null): Choice[] {
  const known = users.map((user) => ({ value: user.id, label: personName(user, 'list') }));
  const all =
    present && !known.some(({ value }) => value === present.id)
      ? [...known, { value: present.id, label: present.name }]
      : known;
  return all.toSorted((left, right) => left.label.localeCompare(right.label));
}
