import type { FastifyReply, FastifyRequest } from 'fastify';

/** The raw value of a cookie. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

/** A cookie that scripts can't read, sent to one path of this server only. */
interface PrivateCookie {
  readonly name: string;
  readonly path: string;
  /** Seconds; 0 deletes it. */
  readonly maxAge: number;
}

/**
 * Sets a cookie whose value has no separators, such as base64url. `Lax`: it is sent when another site redirects back here, but with no other
 * cross-site request.
 */
export function setPrivateCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, path, maxAge }: PrivateCookie,
  value: string,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`);
}
