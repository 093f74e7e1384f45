import { describe, expect, it } from 'vitest';
import { messagesPart } from './messages-loader.mjs';

const messages = { 'menu.label': 'Menu', 'releases.title': 'Releases', 'releasesNot.title': 'Other' };

describe('a catalogue imported in part', () => {
  it('imports an area of a catalogue, or all but an area', () => {
    expect(Object.keys(messagesPart(messages, '?only=releases'))).toEqual(['releases.title']);
    expect(Object.keys(messagesPart(messages, '?without=releases'))).toEqual(['menu.label', 'releasesNot.title']);
    expect(Object.keys(messagesPart(messages, '?only=releases,menu.label'))).toEqual(['menu.label', 'releases.title']);
  });

  it('separates the texts of refusals from those that any call and the sign-in need', () => {
    const texts = Object.fromEntries(
      ['problem.network', 'problem.auth.wrongOtp', 'problem.booking.closed', 'validation.date'].map((key) => [key, '']),
    );
    expect(Object.keys(messagesPart(texts, '?only=refusals'))).toEqual(['problem.booking.closed', 'validation.date']);
    expect(Object.keys(messagesPart(texts, '?without=refusals'))).toEqual(['problem.network', 'problem.auth.wrongOtp']);
  });

  it('imports the whole catalogue without a query', () => {
    expect(messagesPart(messages, '')).toEqual(messages);
  });
});
