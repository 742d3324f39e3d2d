// A push service on this machine with many devices, in a separate process: it decrypts what it receives.
import { writeFileSync } from 'node:fs';
import { pushService } from '../../apps/server/src/test-support/push-service.ts';

const [file = '', count = '0'] = process.argv.slice(2);
const service = await pushService();
const devices = Array.from({ length: Number(count) }, (_, index) => service.device(`d${index}`));
writeFileSync(file, JSON.stringify({ host: service.host, ca: service.ca, devices }));
process.on('message', () => {
  process.send?.({
    received: service.received.length,
    texts: new Set(service.received.map(({ text }) => text)).size,
  });
  service.received.length = 0;
});
process.send?.('ready');
