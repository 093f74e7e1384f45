import { describe, expect, it } from 'vitest';
import type { OutgoingSms, SmsPort } from './sms-port.ts';

/** Adapter under test, with its surroundings. */
export interface SmsStage {
  readonly port: SmsPort;
  /** The texts with that key as the other side has them. */
  received(id: string): Promise<readonly OutgoingSms[]>;
}

/** A text for tests. */
export const testSms = (id: string, text = 'Été: "prise en charge" à 9:10\n{to} & Cie €'): OutgoingSms => ({
  id,
  to: '+32470123456',
  text,
});

/** Contract tests of every adapter of the port of texts to phones; call it in the adapter's test file. */
export function describeSmsPort(name: string, stage: () => SmsStage): void {
  describe(`port of texts to phones: ${name}`, () => {
    it('sends number and text, character for character', async () => {
      await stage().port.send(testSms('whole'));
      expect(await stage().received('whole')).toEqual([testSms('whole')]);
    });

    it('has a key once, however often it is sent', async () => {
      await stage().port.send(testSms('twice'));
      await stage().port.send(testSms('twice'));
      expect(await stage().received('twice')).toHaveLength(1);
    });
  });
}
