import { memberId } from '../ports/mailing/mailing-port.ts';
import type { NewRow } from '../db/types.ts';

/** Members of the mailing list: the subscribed care centers. */
export function makeMembers(centers: readonly NewRow<'carecenter'>[], changedAt: string): NewRow<'mailing_member'>[] {
  const members = centers.flatMap(({ name, email_address: email, tel: phone, fullAddress: address, subscribed_id }) =>
    subscribed_id && email
      ? [
          {
            id: memberId(email),
            email,
            name,
            phone: phone ?? null,
            address: address ?? null,
            status: 'subscribed' as const,
            changedAt,
          },
        ]
      : [],
  );
  return members.filter(({ id }, index) => members.findIndex((member) => member.id === id) === index);
}

const campaign = (id: string, title: string, sendTime: string | null): NewRow<'mailing_campaign'> => ({
  id,
  title,
  listName: 'Centres de soins',
  sent: sendTime !== null,
  sendTime: sendTime === null ? null : new Date(sendTime),
});

/** Campaigns sent, and one draft. */
export const demoCampaigns = (today: string): NewRow<'mailing_campaign'>[] => {
  const year = Number(today.slice(0, 4));
  return [
    campaign('horaires', `Horaires de fin d’année ${year - 1}`, `${year - 1}-12-01T09:00:00Z`),
    campaign('voeux', `Nos meilleurs vœux pour ${year}`, `${year}-01-05T08:30:00Z`),
    campaign('enquete', 'Enquête de satisfaction', null),
  ];
};

/** Templates of campaigns. */
export const demoTemplates: NewRow<'mailing_template'>[] = [
  { id: 'lettre', name: 'Lettre d’information', thumbnail: null },
  { id: 'annonce', name: 'Annonce aux centres de soins', thumbnail: null },
];
