/** URL of the sign-in page, with this address as the return target. */
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
