import type { IncomingHttpHeaders } from 'node:http';
import type { FakeAnswer } from './fake-service.ts';

/** The only key that stand-ins of Google's interfaces know. */
export const FAKE_GOOGLE_KEY = 'AIzaFakeKey0123456789';

/** An error as the service sends it. */
export const googleError = (code: number, status: string, message: string, details: object[] = []): FakeAnswer => ({
  status: code,
  body: { error: { code, message, status, details } },
});

export const hasKey = (headers: IncomingHttpHeaders): boolean => headers['x-goog-api-key'] === FAKE_GOOGLE_KEY;

/** What it answers to any other key. */
export const wrongKey = googleError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
  { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
]);
