import type { IncomingHttpHeaders } from 'node:http';
import type { FakeAnswer } from './fake-service.ts';

/** The only API key that the Google fakes accept. */
export const FAKE_GOOGLE_KEY = 'AIzaFakeKey0123456789';

/** An error in Google's format. */
export const googleError = (code: number, status: string, message: string, details: object[] = []): FakeAnswer => ({
  status: code,
  body: { error: { code, message, status, details } },
});

export const hasKey = (headers: IncomingHttpHeaders): boolean => headers['x-goog-api-key'] === FAKE_GOOGLE_KEY;

/** The error for any other key. */
export const wrongKey = googleError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
  { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
]);
