import {
  COUNTRIES,
  NOTIFICATION_APP_ID,
  NOTIFICATION_FEED_PATH,
  PUSH_KEY_PATH,
  PUSH_SUBSCRIPTION_PATH,
  PUSH_TAGS_PATH,
} from '@dietetic/contract';
import {
  notificationFeedSchema,
  pushEndpointSchema,
  pushKeySchema,
  pushSubscriptionSchema,
  pushTagsSchema,
} from '@dietetic/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { notificationFeed } from '#push/notifications.ts';
import { isPublicKey, removeSubscription, saveSubscription, subscriptionTags } from '#push/subscriptions.ts';
import { protectedCall } from '#security/anti-forgery.ts';
import { ApiError } from '#security/api-error.ts';
import { withTimeout } from '#security/timeout.ts';
import { addressKey, type Limits } from '#security/limits.ts';
import type { Store } from '#store/open-store.ts';

const CALLS = { points: 120, seconds: 600 };

type Dependencies = {
  store: Store;
  limits: Limits;
  publicUrl: string | undefined;
  push: { publicKey: string; isAllowed: (endpoint: string) => boolean };
};

export async function pushRoutes(instance: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { store, limits, publicUrl, push } = dependencies;
  const guarded = protectedCall(publicUrl);
  const limited = (request: FastifyRequest) =>
    withTimeout(limits.take('push', CALLS, addressKey(request.ip)));

  app.route({
    method: 'GET',
    url: PUSH_KEY_PATH,
    schema: { response: { 200: pushKeySchema } },
    handler: async (_request, reply) =>
      reply.header('Cache-Control', 'no-cache').send({ publicKey: push.publicKey }),
  });

  app.route({
    method: 'PUT',
    url: PUSH_SUBSCRIPTION_PATH,
    ...guarded,
    schema: { body: pushSubscriptionSchema },
    handler: async (request, reply) => {
      if (!push.isAllowed(request.body.endpoint)) throw new ApiError('invalid', 'Not a known push service.');
      if (!isPublicKey(request.body.keys.p256dh)) throw new ApiError('invalid', 'Not a key of a browser.');
      await limited(request);
      await withTimeout(saveSubscription(store, request.body));
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'DELETE',
    url: PUSH_SUBSCRIPTION_PATH,
    ...guarded,
    schema: { body: pushEndpointSchema },
    handler: async (request, reply) => {
      await limited(request);
      await withTimeout(removeSubscription(store, request.body.endpoint));
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'POST',
    url: PUSH_TAGS_PATH,
    ...guarded,
    schema: { body: pushEndpointSchema, response: { 200: pushTagsSchema } },
    handler: async (request) => {
      await limited(request);
      const tags = await withTimeout(subscriptionTags(store, request.body.endpoint));
      if (!tags) throw new ApiError('not-found', 'This device is not subscribed.');
      return tags;
    },
  });

  app.route({
    method: 'GET',
    url: NOTIFICATION_FEED_PATH,
    schema: {
      querystring: z.object({
        app_id: z.literal(NOTIFICATION_APP_ID),
        limit: z.coerce.number().int().min(1).max(50).default(50),
        offset: z.coerce.number().int().min(0).max(10_000).default(0),
        country: z.enum(COUNTRIES).optional(),
      }),
      response: { 200: notificationFeedSchema },
    },
    handler: async (request, reply) => {
      const { limit, offset, country } = request.query;
      reply.header('Cache-Control', 'no-cache');
      return withTimeout(notificationFeed(store, { limit, offset, country }));
    },
  });
}
