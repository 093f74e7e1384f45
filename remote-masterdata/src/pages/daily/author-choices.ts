import type { Choice } from '@navette/shared/ui-form';
import type { UserSummary } from '../../records/use-users-by-roles.ts';

/** Somebody who may be the author. */
export interface Author {
  readonly id: number;
  readonly name: string;
}

/** Who may be chosen as the author, by name: those who write reports, and, whatever their role, who is there already. */
export function authorChoices(users: readonly UserSummary[], present: readonly (Author | undefined)[]): Choice[] {
  const known = users.map(({ id, firstname, lastname }) => ({ value: id, label: `${firstname} ${lastname}` }));
  const others = present.flatMap((author) => (author && !known.some(({ value }) => value === author.id) ? [{ value: author.id, label: author.name }] : []));
  const once = others.filter(({ value }, index) => others.findIndex((other) => other.value === value) === index);
  return [...known, ...once].toSorted((left, right) => left.label.localeCompare(right.label));
}
