import { keyOf, serviceUrl } from '../http/service-settings.ts';
import type { Environment } from '../../kernel/settings.ts';

/** URL and credentials of the external platform. */
export interface PlatformSettings {
  /** URL of its HTTP API, without a trailing slash. */
  readonly url: string;
  readonly token: string;
  /** Web page of a transport; undefined when none is configured. */
  readonly webUrl?: string | undefined;
}

/**
 * The platform configured by BOOQIT_URL and BOOQIT_TOKEN, with BOOQIT_WEB_URL for its web pages; undefined when none is configured.
 * @throws when one of them is missing or invalid
 */
export function platformOf({
  BOOQIT_URL: url,
  BOOQIT_TOKEN: token,
  BOOQIT_WEB_URL: web,
}: Environment): PlatformSettings | undefined {
  if (!url && !token) return undefined;
  if (!url || !token) throw new Error('BOOQIT_URL and BOOQIT_TOKEN are set together or not at all');
  return {
    url: serviceUrl('BOOQIT_URL', url),
    token: keyOf('BOOQIT_TOKEN', token),
    ...(web && { webUrl: serviceUrl('BOOQIT_WEB_URL', web) }),
  };
}
