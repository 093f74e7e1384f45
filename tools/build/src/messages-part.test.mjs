import { describe, expect, it } from 'vitest';
import { messagesPart } from './messages-loader.mjs';

const messages = { 'menu.label': 'Menu', 'releases.title': 'Releases', 'releasesNot.title': 'Other' };

describe('a catalogue imported in part', () => {
  it('imports an area of a catalogue, or all but an area', () => {
    expect(Object.keys(messagesPart(messages, '?only=releases'))).toEqual(['releases.title']);
    expect(Object.keys(messagesPart(messages, '?without=releases'))).toEqual(['menu.label', 'releasesNot.title']);
    expect(Object.keys(messagesPart(messages, '?only=releases,menu.label'))).toEqual(['menu.label', 'releases.title']);
  });

  it('imports the whole catalogue without a query', () => {
    expect(messagesPart(messages, '')).toEqual(messages);
  });
});
