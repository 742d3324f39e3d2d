import fs from 'node:fs';
import { createLogger } from '#logging/logger.ts';
import { startFanOut } from '#push/fan-out.ts';
import { endpointPolicy, pushSender } from '#push/push-sender.ts';
import { vapidHeaders, vapidKeys } from '#push/vapid.ts';
import { openStore } from '#store/open-store.ts';

/** Serves the push queue until it is killed; only tests run it. */
const [databaseUrl = '', host = '', certificate = '', dataDirectory = 'unused'] = process.argv.slice(2);
const log = createLogger({ format: 'json', level: 'silent', write: () => undefined });
const store = await openStore({ databaseUrl: databaseUrl || undefined, databasePool: 4, dataDirectory, log });
const sender = pushSender({
  authorization: vapidHeaders(await vapidKeys(store), 'mailto:push@clinic.example', Date.now),
  isAllowed: endpointPolicy([host]),
  ca: fs.readFileSync(certificate, 'utf8'),
});
const options = { store, sender, log, serving: true, delivered: () => undefined };
const fanOut = await startFanOut({ ...options, pollingSeconds: 0.5, takeOverSeconds: 4 });
process.stdout.write('serving\n');
const looking = setInterval(() => {
  void store
    .query(`SELECT count(*)::int AS open FROM push_deliveries WHERE state IN ('queued', 'sending')`)
    .then(({ rows }) => {
      if (rows[0]?.open === 0) process.stdout.write('nothing is open\n');
    });
}, 500);
process.on('SIGTERM', () => {
  clearInterval(looking);
  void fanOut
    .close()
    .then(() => store.close())
    .then(() => process.exit(0));
});
