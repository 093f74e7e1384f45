export declare const root: string;
/** Packages that are published as remotes: every folder `remote-*`. */
export declare const remotes: string[];
/** Data folder of this start: database, registry, secrets. */
export declare const dataDir: string;
