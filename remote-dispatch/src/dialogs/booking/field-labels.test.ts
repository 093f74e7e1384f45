import { BOOKING_FIELD_NAMES } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import fr from '../../../messages/fr.json';
import { newValues } from './booking-values.ts';
import { fieldLabelKey, isNamedField, isShownInHistory } from './field-value.tsx';

const FORM = Object.keys(newValues({}, '2026-03-02'));
/** Labels of the form beside those of its fields: the return time while it is a guess. */
const OTHER_LABELS = ['returnGuess'];
/** Chosen with the days, in a panel with words of its own. */
const UNLABELLED = ['seriesUntil', 'seriesWeekdays'];

describe('labels of the fields of a booking', () => {
  it('labels of the fields of a booking exist for every field of the form and of the history, and for no other', () => {
    const fields = new Set([...FORM, ...BOOKING_FIELD_NAMES.filter(isNamedField), ...OTHER_LABELS]);
    for (const field of [...UNLABELLED, 'distance']) fields.delete(field);
    const labels = Object.keys(fr).filter((key) => key.startsWith('booking.field.'));
    expect(labels).toEqual([...fields].map(fieldLabelKey).toSorted());
  });
});

describe('shown changes in the history', () => {
  it.each([
    ['price', null, 20, true],
    ['price', null, null, false],
    ['factuur', null, false, false],
    ['seriesId', null, 4, true],
    ['distance', null, '{}', false],
    ['nonReimbursed', null, '{}', false],
    ['archivedAt', '2026-03-02T10:00:00Z', null, true],
  ])('of %s from %s to %s: %s', (field, old, next, isShown) => {
    expect(isShownInHistory({ field, old, new: next })).toBe(isShown);
  });
});
