import type { FastifyReply, FastifyRequest } from 'fastify';

/** The value of a cookie, as it was sent. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

/** A cookie that no program in the page reads, sent to one path of this server alone. */
interface PrivateCookie {
  readonly name: string;
  readonly path: string;
  /** Seconds; 0 removes it. */
  readonly maxAge: number;
}

/** Sets a cookie of a value without separators, as base64url is. `Lax`: it comes along when another site leads back here, and with no other request of another site. */
export function setPrivateCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, path, maxAge }: PrivateCookie,
  value: string,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`);
}
