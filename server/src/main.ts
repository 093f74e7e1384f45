import { readConfig } from './app/config.ts';
import { startServer } from './app/start-server.ts';
import { createLogger } from './platform/logger.ts';
import { stopOnSignals } from './platform/shutdown.ts';

const config = readConfig();
const logger = createLogger(config.logLevel);

try {
  const server = await startServer(config, logger);
  stopOnSignals(server.stop, logger);
} catch (error) {
  logger.fatal({ err: error }, 'the server cannot start');
  process.exitCode = 1;
}
