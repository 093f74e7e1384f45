import { expect, it } from 'vitest';
import { containerSource } from './plugin.mjs';

const made = { container: 'navette_x_1_0_0', federation: 911, chunk: 'x35' };

const script = `var navette_x_1_0_0;(()=>{
var modules={911(){return "navette_x_1_0_0:1.0.0"}},installed={x35:0},need=(id)=>modules[id]();
(globalThis.forget||={}).navette_x_1_0_0=()=>installed;
navette_x_1_0_0={build:need(911),file:({7:"0123456789"})[7],queue:globalThis["navetteChunks"]="navetteChunks",at:document.currentScript.src,other:911};
})()
//# sourceMappingURL=remoteEntry.js.map`;

it('makes a container of its name, version, hashes and the script of its entry', () => {
  const { code, hashes } = containerSource(script, made, new Set(['0123456789']));
  expect(hashes).toEqual(['0123456789']);
  expect(code).not.toMatch(/navette_x|1\.0\.0|0123456789/);
  const element = /** @type {Record<string, any>} */ ({ src: '/kept/runtime.js' });
  const global = /** @type {Record<string, any>} */ ({});
  // oxlint-disable-next-line no-implied-eval -- What is made is a script.
  new Function('globalThis', 'document', code)(global, { currentScript: element });
  expect(element.make('navette_x_2_0_0', '2.0.0', ['abc'], { src: '/x/2.0.0/remoteEntry.js' })).toEqual({
    build: 'navette_x_2_0_0:2.0.0',
    file: 'abc',
    queue: 'navetteChunksnavette_x_2_0_0',
    at: '/x/2.0.0/remoteEntry.js',
    other: 911,
  });
  expect(global).toHaveProperty('navetteChunksnavette_x_2_0_0');
  expect(Object.keys(global.forget)).toEqual(['navette_x_2_0_0']);
});

it('the entry is the same for two versions without other differences', () => {
  const next = script
    .replaceAll('navette_x_1_0_0', 'navette_x_2_0_0')
    .replaceAll('1.0.0', '2.0.0')
    .replace('911(){', '912(){')
    .replace('need(911)', 'need(912)')
    .replace('{x35:0}', '{x36:0}')
    .replace('0123456789', '9876543210');
  const [one, other] = [
    containerSource(script, made, new Set(['0123456789'])),
    containerSource(next, { container: 'navette_x_2_0_0', federation: 912, chunk: 'x36' }, new Set(['9876543210'])),
  ];
  expect(other.code).toBe(one.code);
});

it('keeps a chunk that has the same number as the module of the federation runtime', () => {
  const chunks = 'var navette_x_1_0_0={names:{911:"pages"},hashes:{911:7},load:(need)=>need.e(911)}';
  const { code } = containerSource(chunks, made, new Set());
  expect(code).not.toContain('federation');
  expect(code.match(/911/g)).toHaveLength(3);
});

it('refuses an unreadable script', () => {
  expect(() => containerSource('var navette_x_1_0_0;({"navette_x_1_0_0":1})', made, new Set())).toThrow(/xpected/);
});
