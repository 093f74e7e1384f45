import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailingPort, memberId, type NewMember } from './mailing-port.ts';

/** Adapter under test, with its surroundings. */
export interface MailingStage {
  readonly port: MailingPort;
  /** Empties list, campaigns and templates. */
  empty(): Promise<void>;
  addCampaign(campaign: {
    id: string;
    title: string;
    listName: string;
    sendTime: Date | null;
    sent: boolean;
  }): Promise<void>;
  addTemplate(template: { id: string; name: string; thumbnail: string | null }): Promise<void>;
}

/** Contract tests of every adapter of the mailing port; call it in the adapter's test file. */
export function describeMailingPort(name: string, open: () => Promise<MailingStage>): void {
  describe(`mailing port: ${name}`, () => {
    let stage: MailingStage;
    let port: MailingPort;
    beforeAll(async () => {
      stage = await open();
      port = stage.port;
    });
    beforeEach(() => stage.empty());
    const email = 'Accueil@Clinique.example';
    const id = memberId(email);
    const clinic = (more: Partial<NewMember> = {}): NewMember => ({
      email,
      status: 'subscribed',
      name: 'Clinique',
      phone: '+3225123456',
      address: 'rue Haute 1, 1000 Bruxelles',
      ...more,
    });
    const statusOf = async () => (await port.members()).map(({ status }) => status);

    it('subscribes an address under the MD5 of its lower case form', async () => {
      expect(await port.subscribe(clinic(), 'person')).toEqual({ id, status: 'subscribed' });
      expect(await port.members()).toEqual([{ id, email, name: 'Clinique', status: 'subscribed' }]);
    });

    it('subscribes an address once, in any spelling, with its latest name', async () => {
      await port.subscribe(clinic(), 'person');
      expect(
        (await port.subscribe(clinic({ email: ' accueil@clinique.EXAMPLE ', name: 'Clinique du Parc' }), 'person')).id,
      ).toBe(id);
      expect(await port.members()).toMatchObject([{ id, name: 'Clinique du Parc' }]);
    });

    it('keeps a member pending until the confirmation', async () => {
      expect(await port.subscribe(clinic({ status: 'pending' }), 'person')).toEqual({ id, status: 'pending' });
    });

    it('takes members without a name', async () => {
      await port.subscribe(clinic({ name: null, phone: null, address: null }), 'person');
      expect(await port.members()).toMatchObject([{ name: null }]);
    });

    it('unsubscribes idempotently, and reports an unknown member', async () => {
      await port.subscribe(clinic(), 'person');
      expect([await port.unsubscribe(id), await port.unsubscribe(id)]).toEqual([true, true]);
      expect(await statusOf()).toEqual(['unsubscribed']);
      expect(await port.unsubscribe(memberId('nobody@x.example'))).toBe(false);
    });

    it('never lets an import subscribe a former member again, but a user may', async () => {
      expect(await port.subscribe(clinic(), 'import')).toEqual({ id, status: 'subscribed' });
      await port.unsubscribe(id);
      expect(await port.subscribe(clinic({ name: 'Renamed' }), 'import')).toEqual({ id, status: 'unsubscribed' });
      expect(await statusOf()).toEqual(['unsubscribed']);
      expect(await port.subscribe(clinic(), 'person')).toMatchObject({ status: 'subscribed' });
    });

    it('lists members by address', async () => {
      for (const name of ['c', 'a', 'b']) await port.subscribe(clinic({ email: `${name}@x.example` }), 'person');
      expect((await port.members()).map((member) => member.email)).toEqual([
        'a@x.example',
        'b@x.example',
        'c@x.example',
      ]);
    });

    it('lists campaigns and templates, and has one by its id', async () => {
      const sendTime = new Date('2026-03-01T09:00:00.000Z');
      await stage.addCampaign({ id: 'spring', title: 'Printemps', listName: 'Centres', sendTime, sent: true });
      await stage.addCampaign({ id: 'draft', title: 'Brouillon', listName: 'Centres', sendTime: null, sent: false });
      await stage.addTemplate({ id: '42', name: 'Lettre', thumbnail: 'https://img.example/42.png' });
      const spring = { id: 'spring', title: 'Printemps', listName: 'Centres', sent: true, sendTime, thumbnail: null };
      const campaigns = await port.items('campaigns');
      expect(campaigns).toHaveLength(2);
      expect(campaigns).toEqual(
        expect.arrayContaining([
          spring,
          { id: 'draft', title: 'Brouillon', listName: 'Centres', sent: false, sendTime: null, thumbnail: null },
        ]),
      );
      expect(await port.items('templates')).toEqual([
        {
          id: '42',
          title: 'Lettre',
          listName: null,
          sent: null,
          sendTime: null,
          thumbnail: 'https://img.example/42.png',
        },
      ]);
      expect(await port.item('campaigns', 'spring')).toEqual(spring);
      expect(await port.item('templates', '42')).toMatchObject({ title: 'Lettre' });
      expect(await port.item('campaigns', 'nothing/../here?')).toBeUndefined();
    });
  });
}
