/** Keys in a registry. Remotes and sets never change once written; `current`, the small JSON files beside it and the logs do. */
export const keys = {
  remote: (name: string, version: string): string => `${name}/${version}`,
  /** One line for each time a version of the remote was published. */
  versions: (name: string): string => `${name}/versions.jsonl`,
  sets: 'sets',
  set: (id: string): string => `sets/${id}.json`,
  /** `{ "set": "<id>" }` */
  current: 'current',
  staged: 'staged.json',
  history: 'history.jsonl',
  policy: 'policy.json',
  overrides: 'overrides.json',
  /** Tokens of callers, without their secrets. */
  tokens: 'tokens.json',
  /** Result of the last prune. */
  pruned: 'pruned.json',
  /** Reports of what was verified, one for each content. */
  verification: (fingerprint: string): string => `verifications/${fingerprint}.json`,
  signaturesOfVersion: (name: string, version: string): string => `signatures/versions/${name}@${version}.json`,
  signaturesOfSet: (id: string): string => `signatures/sets/${id}.json`,
  lock: '.lock',
  /** The change in progress, for recovery after a crash. */
  pending: '.pending',
  /** Room for a command on a full disk. */
  reserve: '.reserve',
} as const;

/** Folder of the published builds of the host, which are kept as versions of a remote are. */
export const HOST = 'host';

/** Folders of a registry that are not a remote's. */
export const RESERVED_FOLDERS: readonly string[] = ['sets', 'verifications', 'signatures', 'damaged', HOST];
