import type { FastifyInstance } from 'fastify';
import { LAST_ANSWERS_MS } from '#ending-times.ts';

/**
 * Lets a close finish: a connection that is busy is closed with its answer instead of being kept alive, and one that
 * is not answered in time (half a request, a mail server that does not answer) is cut.
 */
export function closeInTime(app: FastifyInstance): void {
  let isClosing = false;
  let cut: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isClosing = true;
    cut = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });
  app.addHook('onClose', async () => clearTimeout(cut));
}
