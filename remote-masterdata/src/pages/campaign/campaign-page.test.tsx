import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../../testing/forms.ts';
import { sampleCareCenter } from '../../testing/samples.ts';
import CampaignPage from './index.tsx';
import type { CampaignItem, Member } from './campaign-requests.ts';

const member = (id: string, status: Member['status']): Member => ({
  id,
  email_address: `${id}@asbl.example`,
  name: `Member ${id}`,
  status,
  carecenterId: null,
});
const item = (id: string, changes: Partial<CampaignItem> = {}): CampaignItem => ({
  id,
  title: `Letter ${id}`,
  list_name: null,
  sent: null,
  send_time: null,
  thumbnail: null,
  ...changes,
});

const members = [
  member('a', 'subscribed'),
  member('b', 'subscribed'),
  member('c', 'unsubscribed'),
  member('d', 'cleaned'),
];
const campaigns = [
  item('1', { list_name: 'Care centres', sent: true, send_time: '2026-01-05T08:30:00Z' }),
  item('2', { list_name: 'Care centres', sent: false }),
];

const show = (options: HostOptions = {}) =>
  renderWithHost(<CampaignPage />, {
    user: testUser('super'),
    route: '/campaign',
    messages,
    ...options,
    handlers: {
      listCareCenters: () => [sampleCareCenter()],
      listCampaignMembers: () => members,
      listCampaignData: ({ path }) => (path.kind === 'campaigns' ? campaigns : []),
      ...options.handlers,
    },
  });

const rows = () => screen.getAllByRole('row').slice(1);

describe('the campaign page', () => {
  it('the campaign page has four tabs, kept in the URL', async () => {
    const { user, address } = show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Reports',
      'Lists',
      'Campaigns',
      'Templates',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Templates' }));
    await screen.findByText('There are no templates yet.');
    expect(address()).toBe('/campaign?tab=templates');
  });

  it.each([
    ['reports', 2],
    ['lists', 1],
    ['campaigns', 1],
    ['templates', 1],
  ] as const)('says in %s that the mailing service is down, and tries again', async (tab, places) => {
    let isDown = true;
    const down = () => problem(429, 'mailing.unavailable');
    const { user } = show({
      route: `/campaign?tab=${tab}`,
      handlers: {
        listCampaignMembers: () => (isDown ? down() : members),
        listCampaignData: ({ path }) => (isDown ? down() : path.kind === 'campaigns' ? campaigns : [item('9')]),
      },
    });
    await waitFor(() => expect(screen.getAllByText(/mailing service/)).not.toHaveLength(0));
    const retries = await screen.findAllByRole('button', { name: 'Retry' });
    expect(retries).toHaveLength(places);
    isDown = false;
    for (const retry of retries) await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    expect(screen.getByRole('tabpanel').textContent).toMatch(/4 members|Member a|Letter 1|Letter 9/);
  });
});

describe('the reports', () => {
  it('counts members and campaigns by state, shows what is not measured, and links to the counted lists', async () => {
    const { user, address } = show();
    await screen.findByText('4 members');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Subscribed',
      'To be confirmed',
      'Unsubscribed',
      'Undeliverable',
      'Sent',
      'Not sent yet',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2',
      '0',
      '1',
      '1',
      '1',
      '1',
    ]);
    expect(screen.getByText('Openings and clicks are not measured here.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Subscribed: 2, show' }));
    await screen.findByText('Member a');
    expect(address()).toBe('/campaign?tab=lists&state=subscribed');
    expect(rows()).toHaveLength(2);
  });
});

describe('the campaigns', () => {
  it('shows title, list and state of each campaign', async () => {
    const { user, address } = show({ route: '/campaign?tab=campaigns' });
    await screen.findByText('Letter 1');
    const texts = rows().map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Letter 1Care centresSent');
    expect(texts[1]).toContain('Letter 2Care centresNot sent yet');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Not sent yet');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(address()).toBe('/campaign?tab=campaigns&state=waiting');
  });
});

describe('the templates', () => {
  it('shows templates as pictures, with a drawing for a missing, broken or foreign picture and a link to the foreign one', async () => {
    const templates = [
      item('1', { thumbnail: '/pictures/one.png' }),
      item('2'),
      item('3', { thumbnail: 'https://mailing.example/three.png' }),
    ];
    show({ route: '/campaign?tab=templates', handlers: { listCampaignData: () => templates } });
    const list = within(await screen.findByRole('list', { name: 'Templates' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    expect(list.getByRole('img', { name: 'Preview of the template Letter 1' }).getAttribute('src')).toBe(
      '/pictures/one.png',
    );
    expect(list.getByRole('img', { name: 'No preview of the template Letter 2' }).tagName).toBe('DIV');
    expect(list.getByRole('img', { name: 'No preview of the template Letter 3' }).tagName).toBe('DIV');
    expect(list.getByRole('link', { name: /Letter 3/ }).getAttribute('href')).toBe('https://mailing.example/three.png');
    list.getByRole('img', { name: 'Preview of the template Letter 1' }).dispatchEvent(new Event('error'));
    await list.findByRole('img', { name: 'No preview of the template Letter 1' });
  });
});
