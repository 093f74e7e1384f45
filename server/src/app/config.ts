import { resolve } from 'node:path';

/** What the environment decides. Everything has a default that serves one machine. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Photos of receipts and the like. */
  filesDir: string;
  /** A PostgreSQL of one's own instead of the embedded one. */
  databaseUrl: string | undefined;
  /** Published remotes and release sets. */
  registryDir: string;
  /** Built shell. */
  hostDir: string;
  demo: boolean;
  /** Address of the first user, who is created with the role super when the database has no users. */
  firstUser: string | undefined;
  logLevel: string;
  /** Proxies in front of us whose X-Forwarded-For is believed, as Fastify's trustProxy takes them. */
  trustProxy: string | boolean;
  /** An answer that breaks the contract is a failure, in tests and development; elsewhere it is a line in the log. */
  strictAnswers: boolean;
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const dataDir = resolve(env.DATA_DIR || 'data');
  return {
    port: portOf(env.PORT || '8080'),
    host: env.HOST || '0.0.0.0',
    dataDir,
    filesDir: resolve(dataDir, 'files'),
    databaseUrl: env.DATABASE_URL || undefined,
    registryDir: resolve(env.REGISTRY_DIR || `${dataDir}/registry`),
    hostDir: resolve(env.HOST_DIR || 'host/dist'),
    demo: env.NAVETTE_DEMO === '1',
    firstUser: env.FIRST_USER || undefined,
    logLevel: env.LOG_LEVEL || 'info',
    trustProxy: env.TRUST_PROXY || false,
    strictAnswers: env.NODE_ENV === 'test' || env.NODE_ENV === 'development',
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is not a port number: ${text}`);
  return port;
}
