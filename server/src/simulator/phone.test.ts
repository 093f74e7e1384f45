import { APP_ACTIONS } from '@navette/shared/domain';
import { expect, it } from 'vitest';
import { createPhone } from './phone.ts';

const at = new Date('2026-03-10T08:00:00Z');
const here = { latitude: 50.85, longitude: 4.35, speed: 0, activity: 'still' } as const;

it.each(APP_ACTIONS)('answers %s', (action) => {
  const phone = createPhone(1);
  phone.moved(here, at);
  expect(phone.answer({ action, data: null })).toMatchObject({ done: true, reason: null });
});

it('reports its position once it is permitted', () => {
  const phone = createPhone(5);
  phone.moved(here, at);
  expect(phone.info()).toMatchObject({ permission: 'prompt', position: null });
  expect(phone.answer({ action: 'getLocation', data: null }).info?.position).toEqual({
    latitude: 50.85,
    longitude: 4.35,
    accuracy: 12,
    time: at.toISOString(),
  });
});

it('a simulated phone reports no position without a permission or a position', () => {
  expect(createPhone(11).answer({ action: 'getLocation', data: null })).toMatchObject({
    done: false,
    reason: 'denied',
  });
  expect(createPhone(1).answer({ action: 'getLocation', data: null })).toMatchObject({ done: false, reason: 'failed' });
});

it('a simulated phone is inactive between setInActive and setEnabled', () => {
  const phone = createPhone(1);
  phone.answer({ action: 'setInActive', data: true });
  expect(phone.isActive()).toBe(false);
  phone.answer({ action: 'setEnabled', data: true });
  expect(phone.isActive()).toBe(true);
});

it('runs the announced version', () => {
  const phone = createPhone(1);
  phone.answer({ action: 'appUpdated', data: '2.4.0' });
  expect(phone.info().version).toBe('2.4.0');
});
