import { once } from 'node:events';
import net from 'node:net';

/** Of this machine, at this moment. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
