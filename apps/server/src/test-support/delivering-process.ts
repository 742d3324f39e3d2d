import fs from 'node:fs';
import { createLogger } from '#logging/logger.ts';
import { startFanOut } from '#push/fan-out.ts';
import { endpointPolicy, pushSender } from '#push/push-sender.ts';
import { vapidHeaders, vapidKeys } from '#push/vapid.ts';
import { openStore } from '#store/open-store.ts';

/** Serves the push queue until it is killed: run by the test of that, never by the server. */
const [databaseUrl = '', host = '', certificate = ''] = process.argv.slice(2);
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const store = await openStore({ databaseUrl, databasePool: 4, dataDirectory: 'unused', log });
const sender = pushSender({
  authorization: vapidHeaders(await vapidKeys(store), 'mailto:push@clinic.example', Date.now),
  isAllowed: endpointPolicy([host]),
  ca: fs.readFileSync(certificate, 'utf8'),
});
const options = { store, sender, log, serving: true, delivered: () => undefined };
await startFanOut({ ...options, pollingSeconds: 0.5, takeOverSeconds: 4 });
process.stdout.write('serving\n');
