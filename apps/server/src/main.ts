import { ConfigError, readConfig } from './config.ts';
import { createLogger, describeError } from './logging/logger.ts';
import { startServer } from './server.ts';
import { DirectoryInUseError } from './store/directory-lock.ts';
import { DatabaseError } from './store/open-store.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger({ format: config.logFormat, level: config.logLevel, write: say });
  const tell =
    config.logFormat === 'text' ? (line: string) => say(`  ${line}`) : (line: string) => log.info(line);
  const server = await startServer(config, log, tell);
  tell(`The Dietetic App is at ${server.address}`);

  let closing = false;
  const stop = (signal: string) => {
    if (closing) return;
    closing = true;
    tell(`Closing (${signal})`);
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('closing failed', describeError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  const known =
    error instanceof ConfigError ||
    error instanceof DirectoryInUseError ||
    error instanceof DatabaseError ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  process.stderr.write(
    `${known && error instanceof Error ? error.message : `${String(error instanceof Error ? error.stack : error)}${cause}`}\n`,
  );
  process.exitCode = 1;
});
