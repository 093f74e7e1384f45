import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Role } from '@navette/shared/domain';
import { createStaff } from './staff.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const start = new Date('2026-03-03T08:00:00Z');
const password = 'correct horse battery';
const email = 'ada@navette.example';

/** A server with a clock of its own for tests of the second factor; emptied before each test of the file. */
export function secondFactorStage() {
  let now = start;
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ now: () => now });
  });
  beforeEach(async () => {
    now = start;
    for (const table of ['sign_in_attempt', 'app_user', 'setting', 'log'] as const)
      await app.db.deleteFrom(table).execute();
  });
  afterAll(() => app.close());

  const server = () => app;
  const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
  const codeAt = (secret: string, seconds = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + seconds * 1000 });
  const signIn = (otp?: string) => app.call(undefined, 'signIn', { email, password, ...(otp && { otp }) });
  const begin = (otp?: string) => app.call(undefined, 'startSecondFactor', { email, password, ...(otp && { otp }) });
  const confirm = (enrolment: string, otp: string) =>
    app.call(undefined, 'confirmSecondFactor', { email, password, enrolment, otp });
  /** A user with a second factor, one period after it was set up. */
  const enrolled = async (role: Role = 'dispatch') => {
    const id = await createStaff(app.db, { email, password, role });
    const { secret, enrolment } = (await begin()).body;
    const { body } = await confirm(enrolment, codeAt(secret));
    later(60);
    return { id, secret, codes: body.recoveryCodes, token: body.token };
  };
  /** Operation, outcome and user of each line of the log. */
  const logged = async () =>
    (await app.db.selectFrom('log').select(['operation', 'details', 'userId']).orderBy('id').execute()).map(
      ({ operation, details, userId }) => [operation, details?.outcome ?? null, userId],
    );
  return { start, password, email, server, now: () => now, later, codeAt, signIn, begin, confirm, enrolled, logged };
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Sets up a second factor at a server that runs, as the sign-in form does. @returns the token of the session that begins with it */
export async function enrol(origin: string, credentials: Credentials): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    return answer.json();
  };
  const { enrolment, secret } = await post('/auth/secondfactor/start', credentials);
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { token } = await post('/auth/secondfactor/confirm', { ...credentials, enrolment, otp });
  return token;
}
