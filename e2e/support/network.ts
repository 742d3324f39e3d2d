import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as forward,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** One call of the browser, as visible to anyone in between. */
export type Exchange = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/**
 * How an answer fails: another status, half of its bytes, other bytes instead, or no answer; or its bytes after a
 * certain mark come late.
 */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'half' }
  | { kind: 'late'; from: string; until: Promise<unknown> }
  | { kind: 'replaced'; type: string; body: string }
  | { kind: 'dropped' };

type FaultOf = (call: Exchange) => Fault | undefined | Promise<Fault | undefined>;

/**
 * The network between the browser and the server. Everything the browser requests goes through it, including workers,
 * so that it can be recorded, broken or cut as on a ward's network.
 */
export class Network {
  readonly exchanges: Exchange[] = [];
  /** Since the last reset, so that the browser may have logged it. */
  wasBroken = false;
  #target: string;
  readonly #ownTarget: string;
  #port = 0;
  #fault: FaultOf = () => undefined;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((incoming, outgoing) => {
    void this.#carry(incoming, outgoing);
  });

  private constructor(target: string) {
    this.#target = target;
    this.#ownTarget = target;
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  static async start(target: string): Promise<Network> {
    const network = new Network(target);
    await network.#listen();
    return network;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** No connection any more: open connections break, and new ones are refused. */
  async cut(): Promise<void> {
    this.wasBroken = true;
    if (!this.#server.listening) return;
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async restore(): Promise<void> {
    if (!this.#server.listening) await this.#listen();
  }

  /** From now on another server answers at the same address. */
  leadTo(target: string): void {
    this.#target = target;
  }

  /** A promise delays the answer until it is settled. */
  breakAnswers(fault: FaultOf): void {
    this.wasBroken = true;
    this.#fault = fault;
  }

  async reset(): Promise<void> {
    this.#fault = () => undefined;
    this.#target = this.#ownTarget;
    this.exchanges.length = 0;
    this.wasBroken = false;
    await this.restore();
  }

  #listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#port, () => {
        this.#server.off('error', reject);
        this.#port = (this.#server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  async #carry(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    incoming.on('error', () => outgoing.destroy());
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = 'GET', url = '/', headers } = incoming;
    const call = { method, path: url, headers, body: body.toString('utf8') };
    this.exchanges.push(call);
    const fault = await this.#fault(call);
    if (fault?.kind === 'dropped') return void outgoing.destroy();
    if (fault?.kind === 'status') return void outgoing.writeHead(fault.status).end();
    if (fault?.kind === 'replaced') {
      return void outgoing.writeHead(200, { 'Content-Type': fault.type }).end(fault.body);
    }
    const { hostname, port } = new URL(this.#target);
    // A mark can only be found in uncompressed bytes.
    const asked = fault?.kind === 'late' ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const passedOn = forward({ hostname, port, method, path: url, headers: asked }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (fault?.kind !== 'half' && fault?.kind !== 'late') return void answer.pipe(outgoing);
      const all: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => all.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(all);
        if (fault.kind === 'late') {
          const at = bytes.indexOf(fault.from);
          outgoing.write(bytes.subarray(0, at));
          void fault.until.then(() => outgoing.end(bytes.subarray(at)));
          return;
        }
        outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => outgoing.destroy());
      });
    });
    passedOn.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passedOn.destroy());
    passedOn.end(body);
  }
}
