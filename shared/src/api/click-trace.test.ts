import { beforeEach, expect, it } from 'vitest';
import { followClicks, type TraceOfCall } from './click-trace.ts';

let page: EventTarget;
let time: number;
let traceOfCall: TraceOfCall;
beforeEach(() => {
  page = new EventTarget();
  time = 0;
  traceOfCall = followClicks(page, () => time);
});

const traceId = () => traceOfCall().split('-')[1];

it('all requests that follow a click share one trace', () => {
  page.dispatchEvent(new Event('click'));
  const first = traceId();
  time = 4_000;
  expect(traceId()).toBe(first);
  page.dispatchEvent(new Event('click'));
  expect(traceId()).not.toBe(first);
});

it('a request without a recent click gets its own trace', () => {
  page.dispatchEvent(new Event('click'));
  const first = traceId();
  time = 6_000;
  expect(traceId()).not.toBe(first);
  expect(traceId()).not.toBe(traceId());
});

it('the trace header has the W3C Trace Context format, with its own parent id for each request', () => {
  const [one, other] = [traceOfCall(), traceOfCall()];
  for (const header of [one, other]) expect(header).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(one.split('-')[2]).not.toBe(other.split('-')[2]);
});
