import { vehicleOf } from '@navette/shared/domain';
import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import { timelineTrip } from './timeline-trip.ts';
import { dragText } from './trip-text.ts';

const trip = timelineTrip(sampleBooking({ driverId: 3, pick_time: '09:13', ap_time: '10:00' }));
const say = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const lambert = { id: 9, firstname: 'Nadia', lastname: 'Lambert', active: true, vehicle: vehicleOf({}) };
const later = { start: trip.span.start + 30 * 60_000, end: trip.span.end + 30 * 60_000 };

describe('the label of a drag', () => {
  it('says that the time stays with another driver', () => {
    expect(dragText(trip, trip.span, lambert, say)).toMatch(/driver Lambert Nadia timeline.drag.sameTime 09:13–/);
  });

  it('says the new time and by how much it moves', () => {
    expect(dragText(trip, later, { ...lambert, id: 3 }, say)).toMatch(/^timeline.drag.newTime 09:43–\d\d:\d\d \+30$/);
    expect(dragText(trip, later, lambert, say)).toMatch(/driver Lambert Nadia timeline.drag.newTime 09:43/);
  });
});
