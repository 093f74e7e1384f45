import type { Deprecation } from '../release/deprecations.mjs';

/** The deployed host and API, against which a set is checked. */
export interface Deployed {
  readonly host: DeployedHost;
  /** The API's own document, `/openapi.json`. */
  readonly openapi: unknown;
}

/** The deployed host, as its `host.json` says. */
export interface DeployedHost {
  readonly version: string;
  /** The version of the host contract it keeps. */
  readonly contract: string;
  /** Fingerprint of its build; distinguishes two builds of one version. */
  readonly build?: string | undefined;
  /** Shared module → the version it provides. Without it, those versions can't be checked, and the report says so. */
  readonly shared?: Readonly<Record<string, string>> | undefined;
  /** Dialogs and slots that go away. */
  readonly deprecated?: Readonly<Record<'dialogs' | 'slots', Readonly<Record<string, Deprecation>>>> | undefined;
}
