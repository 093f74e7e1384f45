import type { LogEntry } from '../log-sentence.ts';

/** A line of the log for tests: Nadia Peeters changed a client. */
export const sampleLogEntry = (changes: Partial<LogEntry> = {}): LogEntry => ({
  id: 1,
  time: '2026-05-01T08:00:00.000Z',
  userId: 4,
  user_name: 'Nadia Peeters',
  role: 'dispatch',
  method: 'PUT',
  url: '/api/client/12',
  body: '{"firstname":"Éléonore"}',
  operation: null,
  subject: null,
  outcome: null,
  address: null,
  changes: [],
  ...changes,
});
