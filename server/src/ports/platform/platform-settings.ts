import { keyOf, serviceUrl } from '../http/service-settings.ts';

/** Where the external platform is, and who we are there. */
export interface PlatformSettings {
  /** Address of its HTTP API, without a slash at the end. */
  readonly url: string;
  readonly token: string;
  /** Page that shows a transport to people; undefined when none is configured. */
  readonly webUrl?: string | undefined;
}

/**
 * The platform that BOOQIT_URL and BOOQIT_TOKEN name, and BOOQIT_WEB_URL for people; undefined when none is configured.
 * @throws when one of them is missing or wrong
 */
export function platformOf({
  BOOQIT_URL: url,
  BOOQIT_TOKEN: token,
  BOOQIT_WEB_URL: web,
}: NodeJS.ProcessEnv): PlatformSettings | undefined {
  if (!url && !token) return undefined;
  if (!url || !token) throw new Error('BOOQIT_URL and BOOQIT_TOKEN are set together or not at all');
  return {
    url: serviceUrl('BOOQIT_URL', url),
    token: keyOf('BOOQIT_TOKEN', token),
    ...(web && { webUrl: serviceUrl('BOOQIT_WEB_URL', web) }),
  };
}
