import { expect, it } from 'vitest';
import { incidentIds } from './build-app.ts';

it('an incident id is one word of letters and digits for any random bytes', () => {
  for (const byte of [0x00, 0x7f, 0xf8, 0xfb, 0xff]) {
    const next = incidentIds(Buffer.alloc(6, byte));
    expect(next()).toMatch(/^[0-9a-z]{16}$/u);
  }
});

it('incident ids are unique, within a process and between processes', () => {
  const [one, other] = [incidentIds(), incidentIds()];
  expect(new Set([one(), one(), other(), other()]).size).toBe(4);
});
