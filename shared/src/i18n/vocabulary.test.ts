import { describe, expect, it } from 'vitest';
import en from '../../messages/en.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };
import nl from '../../messages/nl.json' with { type: 'json' };
import { PAGES } from '../domain/access/pages.ts';
import { ROLES } from '../domain/access/roles.ts';
import { ACCEPTED_VALUES, BOOKING_STATUSES, BOOKING_TYPES, MOBILITIES, MOTIVES } from '../domain/booking/enums.ts';
import { vocabulary } from './vocabulary.ts';

const named = [
  ...[...PAGES, 'todo' as const, 'daily' as const, 'denied' as const].map(vocabulary.page),
  ...ROLES.map(vocabulary.role),
  ...BOOKING_TYPES.map(vocabulary.bookingType),
  ...BOOKING_STATUSES.map(vocabulary.bookingStatus),
  ...ACCEPTED_VALUES.map(vocabulary.accepted),
  ...MOBILITIES.map(vocabulary.mobility),
  ...MOTIVES.map(vocabulary.motive),
].toSorted();

describe.each(Object.entries({ fr, nl, en }))('the vocabulary in %s', (_, messages) => {
  it('names every page, role, type, status, answer, mobility and motive of the domain, and nothing else', () => {
    const keys = Object.keys(messages).filter((key) =>
      /^(page|role)\.|^booking\.(type|status|accepted|mobility|motive)\./u.test(key),
    );
    expect(keys.toSorted()).toEqual(named);
  });
});
