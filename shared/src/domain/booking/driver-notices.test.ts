import { describe, expect, it } from 'vitest';
import { driverNotices } from './driver-notices.ts';

const trip = { driverId: 3, accepted: 2, status: 0, ap_date: '2026-03-10', ap_time: '10:00', pick_time: '09:13' };
const notices = (after: Partial<typeof trip> | null, before: Partial<typeof trip> = {}, today = '2026-03-10') =>
  driverNotices({ ...trip, ...before }, after && { ...trip, ...before, ...after }, today);

describe('drivers to notify of a change', () => {
  it('notifies the driver of a trip that is deleted or cancelled', () => {
    expect(notices(null)).toEqual([{ driverId: 3, occasion: 'cancel' }]);
    expect(notices({ status: 3 })).toEqual([{ driverId: 3, occasion: 'cancel' }]);
  });

  it.each([{ ap_time: '10:30' }, { pick_time: '09:00' }, { ap_date: '2026-03-11' }])(
    'notifies the driver of a trip that gets another time: %o',
    (after) => expect(notices(after)).toEqual([{ driverId: 3, occasion: 'edit' }]),
  );

  it('notifies the former and the new driver of a trip that changes its driver', () => {
    expect(notices({ driverId: 9, accepted: 1, ap_time: '10:30' })).toEqual([
      { driverId: 3, occasion: 'cancel' },
      { driverId: 9, occasion: 'ask' },
    ]);
  });

  it('notifies the driver who accepted a trip that is to be assigned again', () => {
    expect(notices({ accepted: 0 })).toEqual([{ driverId: 3, occasion: 'cancel' }]);
    expect(notices({ accepted: 0 }, { accepted: 1 })).toEqual([]);
  });

  it.each([0, 3])('notifies nobody when the driver was not asked or refused: answer %d', (accepted) => {
    expect(notices(null, { accepted })).toEqual([]);
    expect(notices({ status: 3 }, { accepted })).toEqual([]);
    expect(notices({ driverId: 9 }, { accepted })).toEqual([]);
  });

  it('notifies a driver who has not answered only of a deleted or cancelled trip', () => {
    expect(notices(null, { accepted: 1 })).toEqual([{ driverId: 3, occasion: 'cancel' }]);
    expect(notices({ status: 3 }, { accepted: 1 })).toEqual([{ driverId: 3, occasion: 'cancel' }]);
    expect(notices({ driverId: 9 }, { accepted: 1 })).toEqual([]);
    expect(notices({ ap_time: '10:30' }, { accepted: 1 })).toEqual([]);
  });

  it('notifies a driver who scheduled the trip', () => {
    expect(notices(null, { accepted: 4 })).toHaveLength(1);
  });

  it('notifies nobody of a trip that is closed or past, or when time and driver stay', () => {
    expect(notices(null, { status: 1 })).toEqual([]);
    expect(notices(null, {}, '2026-03-11')).toEqual([]);
    expect(notices({ ap_date: '2026-03-12' }, {}, '2026-03-11')).toEqual([{ driverId: 3, occasion: 'edit' }]);
    expect(notices({})).toEqual([]);
    expect(notices({ status: 1 })).toEqual([]);
  });
});
