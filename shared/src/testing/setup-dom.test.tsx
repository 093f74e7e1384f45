import { describe, expect, it } from 'vitest';

describe('the browser stubs', () => {
  it('the browser stubs answer media queries, observers and scrolling without layout', () => {
    expect(window.matchMedia('(max-width: 10px)').matches).toBe(false);
    const observer = new ResizeObserver(() => {});
    observer.observe(document.body);
    expect(new IntersectionObserver(() => {}).takeRecords()).toEqual([]);
    expect(() => window.scrollTo(0, 10)).not.toThrow();
    expect(() => document.body.scrollIntoView()).not.toThrow();
  });

  it('escape a name for a CSS selector', () => {
    expect(CSS.escape('a:b')).toBe(String.raw`a\:b`);
  });
});
