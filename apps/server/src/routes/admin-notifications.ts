import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { NotificationAdministration } from '#administration/notification-administration.ts';
import { newNotificationSchema } from '#push/notifications.ts';
import { withTimeout } from '#security/timeout.ts';

/** Sending to all devices, its preview and its log; registered behind the administrator's token. */
export async function adminNotificationRoutes(
  instance: FastifyInstance,
  administration: NotificationAdministration,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    method: 'POST',
    url: '/admin/notifications/preview',
    schema: { body: newNotificationSchema },
    handler: (request) => withTimeout(administration.preview(request.body)),
  });

  app.route({
    method: 'POST',
    url: '/admin/notifications',
    schema: { body: newNotificationSchema },
    // Always awaited: an operator who saw a failure would send it again.
    handler: (request) => administration.send(request.body),
  });

  app.route({
    method: 'GET',
    url: '/admin/notifications',
    schema: { querystring: z.object({ limit: z.coerce.number().int().min(1).max(200).default(20) }) },
    handler: (request) => withTimeout(administration.list(request.query.limit)),
  });

  app.get('/admin/subscriptions', () => withTimeout(administration.subscriptions()));
}
