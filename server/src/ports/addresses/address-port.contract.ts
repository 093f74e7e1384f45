import { beforeAll, describe, expect, it } from 'vitest';
import type { AddressPort } from './address-port.ts';

/** Contract tests of every adapter of the address port; call it in the adapter's test file. */
export function describeAddressPort(name: string, open: () => Promise<AddressPort>): void {
  describe(`address port: ${name}`, () => {
    let port: AddressPort;
    beforeAll(async () => {
      port = await open();
    });

    it('completes a typed street and number of Brussels', async () => {
      const [first] = await port.suggest({ q: 'rue de la loi 16 1000', limit: 5 });
      expect(first).toMatchObject({ houseNumber: '16', zip: '1000', complete: true });
      expect(first?.fullAddress).toContain('1000');
      expect(first?.latitude).toBeCloseTo(50.845, 1);
      expect(first?.longitude).toBeCloseTo(4.37, 1);
    });

    it('marks an incomplete address', async () => {
      const [first] = await port.suggest({ q: '1070 Anderlecht', limit: 5 });
      expect(first).toMatchObject({ zip: '1070', houseNumber: null, complete: false });
    });

    it('answers no more than the limit, each address once', async () => {
      const answer = await port.suggest({ q: 'chaussée', limit: 3 });
      expect(answer.length).toBeLessThanOrEqual(3);
      expect(new Set(answer.map(({ label }) => label)).size).toBe(answer.length);
    });

    it('answers nothing for meaningless input', async () => {
      expect(await port.suggest({ q: 'qqqq zzzz', limit: 5 })).toEqual([]);
      expect(await port.geocode('qqqq zzzz')).toBeNull();
    });

    it('finds the place of a whole address', async () => {
      const place = await port.geocode('Route de Lennik 808, 1070 Anderlecht');
      expect(place?.latitude).toBeCloseTo(50.813, 1);
      expect(place?.longitude).toBeCloseTo(4.266, 1);
    });
  });
}
