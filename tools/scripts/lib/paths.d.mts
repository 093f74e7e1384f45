/** The root of the repository. */
export declare const root: string;
/** Packages that are published as remotes: every folder `remote-*`. */
export declare const remotes: string[];
/** Where the data of this start lives: the database, the registry of remotes, the secret. */
export declare const dataDir: string;
