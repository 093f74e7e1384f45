import { expect, it } from 'vitest';
import { channelOf } from '../people/invoice-channel.ts';
import { sendingProblem } from './sending.ts';

it('sends by the chosen channel, else by mail where there is an address, else by post', () => {
  expect([channelOf(null, 'zoe@example.be'), channelOf(null, ' '), channelOf(null, null)]).toEqual([
    'mail',
    'post',
    'post',
  ]);
  expect([channelOf('post', 'zoe@example.be'), channelOf('mail', null), channelOf('none', 'zoe@example.be')]).toEqual([
    'post',
    'mail',
    'none',
  ]);
});

it('names what keeps a document from its payer', () => {
  const able = { cancelled: false, email: 'zoe@example.be', address: 'Rue Neuve 3' };
  expect([sendingProblem('mail', able), sendingProblem('post', able), sendingProblem('none', able)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(sendingProblem('mail', { ...able, email: '' })).toBe('noMailAddress');
  expect(sendingProblem('post', { ...able, address: null })).toBe('noPostalAddress');
  expect(sendingProblem('mail', { ...able, cancelled: true })).toBe('cancelled');
});
