import { failure, type FakeAnswer, type FakeCall, type FakePart } from './http-call.ts';
import { claimsOf, idToken } from './tokens.ts';

interface SignInOptions {
  readonly projectId: string;
  /** Whether a custom token is accepted, in place of a check of its signature. */
  readonly takes: (token: string) => boolean;
}

/** Fake of Identity Toolkit and Secure Token: signs in with custom tokens, renews them, looks users up. */
export function signInPart({ projectId, takes }: SignInOptions): FakePart {
  const tokensOf = (uid: string, claims: Readonly<Record<string, unknown>>) => ({
    id: idToken(projectId, uid, claims),
    refresh: Buffer.from(JSON.stringify({ uid, claims })).toString('base64url'),
  });

  function withCustomToken({ content }: FakeCall): FakeAnswer {
    const { token } = JSON.parse(content.toString());
    const payload = typeof token === 'string' && takes(token) ? claimsOf(token) : undefined;
    if (!payload || typeof payload.uid !== 'string') return failure(400, 'INVALID_CUSTOM_TOKEN');
    const { id, refresh } = tokensOf(payload.uid, asClaims(payload.claims));
    return {
      status: 200,
      body: {
        kind: 'identitytoolkit#VerifyCustomTokenResponse',
        idToken: id,
        refreshToken: refresh,
        expiresIn: '3600',
        isNewUser: false,
      },
    };
  }

  function renewed({ content }: FakeCall): FakeAnswer {
    const { uid, claims } = JSON.parse(
      Buffer.from(new URLSearchParams(content.toString()).get('refresh_token') ?? '', 'base64url').toString(),
    );
    const { id, refresh } = tokensOf(String(uid), asClaims(claims));
    return {
      status: 200,
      body: {
        access_token: id,
        id_token: id,
        refresh_token: refresh,
        expires_in: '3600',
        token_type: 'Bearer',
        user_id: uid,
        project_id: projectId,
      },
    };
  }

  return (call) => {
    const { pathname } = call.url;
    if (pathname.endsWith('/v1/accounts:signInWithCustomToken')) return withCustomToken(call);
    if (pathname.endsWith('/v1/accounts:lookup'))
      return {
        status: 200,
        body: { users: [{ localId: claimsOf(JSON.parse(call.content.toString()).idToken)?.sub, customAuth: true }] },
      };
    return pathname.endsWith('/securetoken.googleapis.com/v1/token') ? renewed(call) : undefined;
  };
}

const asClaims = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
