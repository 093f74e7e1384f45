/** The sign-in page that leads back to this address. */
export function signInAddress({
  pathname,
  search,
  hash,
}: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): string {
  const target = `${pathname}${search}${hash}`;
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`;
}
