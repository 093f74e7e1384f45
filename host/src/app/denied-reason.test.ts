import { expect, it } from 'vitest';
import { deniedReason } from './addresses.ts';

it('the denied page has its own text for a missing position', () => {
  expect(deniedReason('?error=location')).toEqual({ key: 'denied.location' });
});

it.each([
  ['?error=other', 'other'],
  ['?msg=%3Cb%3Ex', '<b>x'],
])('the denied page shows the message %s unchanged', (search, text) => {
  expect(deniedReason(search)).toEqual({ text });
});

it.each([
  ['?msg=Error 403', 'Error 403', 'problem.forbidden', 'denied.todo.forbidden'],
  ['?msg=Error+500', 'Error 500', 'problem.internal', 'denied.todo.internal'],
])('the denied page explains the message %s and says what to do', (search, text, meaning, todo) => {
  expect(deniedReason(search)).toEqual({ text, meaning, todo });
});

it('the denied page has a default text without a reason', () => {
  expect(deniedReason('')).toEqual({ key: 'denied.unknown' });
  expect(deniedReason('?msg=%20')).toEqual({ key: 'denied.unknown' });
});
