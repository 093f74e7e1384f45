import { expect, it } from 'vitest';
import { ReadResponse } from './read-response.ts';

const text = '{"name":"Éléonore → Ixelles"}';
const bytes = new TextEncoder().encode(text).buffer;
const init = { status: 201, statusText: 'Created', headers: { 'Content-Type': 'application/json', ETag: '"3"' } };

it.each([
  ['a text', text],
  ['bytes', bytes],
])('reads as the response that its body came with: %s', async (_, body) => {
  const [ours, plain] = [new ReadResponse(body, init), new Response(body, init)];
  expect(await ours.text()).toBe(await plain.clone().text());
  expect(await ours.json()).toEqual(await plain.clone().json());
  expect(new Uint8Array(await ours.arrayBuffer())).toEqual(new Uint8Array(await plain.clone().arrayBuffer()));
  const [blob, expected] = [await ours.blob(), await plain.clone().blob()];
  expect([blob.type, await blob.text()]).toEqual([expected.type, await expected.text()]);
  expect([ours.status, ours.ok, ours.headers.get('ETag')]).toEqual([plain.status, plain.ok, plain.headers.get('ETag')]);
});

it.each([
  ['a text', text],
  ['bytes', bytes],
])('is read again: %s', async (_, body) => {
  const response = new ReadResponse(body, init);
  new Uint8Array(await response.arrayBuffer()).fill(0);
  expect(await response.json()).toEqual({ name: 'Éléonore → Ixelles' });
});
