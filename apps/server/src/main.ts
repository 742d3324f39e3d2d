import { readConfig } from './config.ts';
import { createLogger, describeError } from './logging/logger.ts';
import { describeFailure } from './describe-failure.ts';
import { END_WITHIN_MS } from './ending-times.ts';
import { startServer } from './server.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

// Files are readable only by the user the server runs as.
process.umask(0o077);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger({ format: config.logFormat, level: config.logLevel, write: say });
  const tell =
    config.logFormat === 'text' ? (line: string) => say(`  ${line}`) : (line: string) => log.info(line);

  // Node would write the whole error, and one of the database or of a mail quotes what was sent.
  process.on('uncaughtException', (error) => {
    log.error('the process ends because of a fault that nothing caught', describeError(error));
    process.exit(1);
  });

  // Handled from the start: a server that is still opening its database can be stopped, too.
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  let closing = false;
  const stop = (signal: string) => {
    if (closing) return;
    closing = true;
    tell(`Closing (${signal})`);
    // Abandoned work finds its database closed: that is not a failed shutdown.
    process.on('unhandledRejection', (error) =>
      log.debug('unfinished work at shutdown', describeError(error)),
    );
    setTimeout(() => {
      log.warn('closing took too long and was given up');
      process.exit(1);
    }, END_WITHIN_MS);
    void starting
      .then(() => server?.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('closing failed', describeError(error));
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const starting = startServer(config, log, tell).then((started) => {
    server = started;
  });
  await starting;
  if (!closing && server) tell(`The Dietetic App is at ${server.address}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error, 'The server could not start')}\n`);
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
