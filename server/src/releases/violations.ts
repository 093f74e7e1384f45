/** Properties of a violation of the content security policy that are read. Addresses may hold anything: they are never logged. */
interface Violation {
  /** File whose code asked for it; empty when the browser does not say. */
  source: string;
  /** Refused resource: an address or a word such as `inline`. */
  blocked: string;
  /** The part of the policy: `script-src-elem`. Empty when it is not the name of one. */
  directive: string;
}

/** A browser sends several at once; more than this is not looked at. */
const most = 20;

/**
 * Violations in a report of a browser: one in `csp-report`, as `report-uri` has it, or a list of reports of which some are
 * violations, as `report-to` has it. What is neither holds none.
 */
export function readViolations(body: unknown): Violation[] {
  if (Array.isArray(body))
    return body
      .slice(0, most)
      .flatMap((report: unknown) =>
        isRecord(report) && report.type === 'csp-violation' ? violation(report.body) : [],
      );
  return isRecord(body) ? violation(body['csp-report']) : [];
}

function violation(report: unknown): Violation[] {
  if (!isRecord(report)) return [];
  const directive =
    text(report['effective-directive'] ?? report.effectiveDirective ?? report['violated-directive']).split(' ')[0] ??
    '';
  return [
    {
      source: text(report['source-file'] ?? report.sourceFile),
      blocked: text(report['blocked-uri'] ?? report.blockedURL),
      directive: /^[a-z-]{1,40}$/.test(directive) ? directive : '',
    },
  ];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export interface RemoteFile {
  remote: string;
  version: string;
}

/** Violations by extensions of the browser are not ours. */
const extension = /^(?:\w+-)?(?:extension|web-extension)(?::|$)/;

/** Whether an extension of the browser is the cause, not the page. */
export const isOfExtension = ({ source, blocked }: Violation): boolean =>
  extension.test(source) || extension.test(blocked);

/** The remote whose code was refused something, or which was refused itself; undefined when no address is one of a remote. */
export const remoteOfViolation = ({ source, blocked }: Violation, cdn?: string): RemoteFile | undefined =>
  remoteOfAddress(source, cdn) ?? remoteOfAddress(blocked, cdn);

function remoteOfAddress(address: string, cdn: string | undefined): RemoteFile | undefined {
  if (!URL.canParse(address)) return undefined;
  const { href, pathname } = new URL(address);
  const path = (cdn && href.startsWith(cdn) ? `/registry/${href.slice(cdn.length)}` : pathname).replaceAll(
    /%2b/gi,
    '+',
  );
  const [, remote, version] =
    /^\/registry\/([a-z][a-z\d-]{0,40})\/(\d+\.\d+\.\d+(?:\+[\da-f]{12})?)\//.exec(path) ?? [];
  return remote !== undefined && version !== undefined && version.length <= 60 ? { remote, version } : undefined;
}
