import { expect, it } from 'vitest';
import { signInAt, startIdentityFake } from './index.ts';

it('leads somebody who signs in back to the application with a code', async () => {
  const redirectUri = 'http://127.0.0.1:9/callback';
  const provider = await startIdentityFake({ id: 'app', secret: 'of-the-app', redirectUri });
  try {
    provider.people.set('ann', { email: 'ann@house.example' });
    const question = new URLSearchParams({
      client_id: 'app',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid',
      state: 'of-ann',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const back = new URL(await signInAt(`${provider.issuer}/auth?${question.toString()}`, 'ann'));
    expect(back.searchParams.get('state')).toBe('of-ann');
    expect(back.searchParams.get('code')).toBeTruthy();
  } finally {
    await provider.stop();
  }
});
