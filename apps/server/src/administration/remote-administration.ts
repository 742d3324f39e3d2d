import type { CatalogueDifference } from '@dietetic/catalogue';
import { apiFailureSchema } from '@dietetic/contract/schemas';
import type { ImportReport } from '#catalogue/import/import-catalogue.ts';
import type { CatalogueAdministration, QuarantineItem, VersionSummary } from './catalogue-administration.ts';
import type { Counts, Period } from '#counts/counts.ts';
import type { NotificationRecord } from '#push/notifications.ts';
import type { SubscriptionCount } from '#push/subscriptions.ts';
import { submitFiles } from './incoming-files.ts';
import type { NotificationAdministration, NotificationPreview } from './notification-administration.ts';

export type AdminCall = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Response>;

export class RemoteError extends Error {
  override name = 'RemoteError';
}

/** Calls a running server with the administrator's token; its refusals come back as sentences. */
export function adminCall(address: string, token: string): AdminCall {
  return async (method, path, body) => {
    const answer = await ask(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: JSON.stringify(body),
    });
    if (answer.ok) return answer;
    const failure = apiFailureSchema.safeParse(await answer.json().catch(() => undefined));
    throw new RemoteError(
      failure.success ? failure.data.message : `The running server answered ${answer.status}.`,
    );
  };
}

async function ask(address: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, options);
  } catch (cause) {
    throw new RemoteError(
      'The running server ended, or the connection to it, before it answered. See what it has ("catalogue versions", "notify list") before trying again.',
      { cause },
    );
  }
}

const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;

function queryOf(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** The same commands through the server that holds the embedded database. */
export function remoteCatalogue(call: AdminCall, dataDirectory: string): CatalogueAdministration {
  return {
    import: async (request) =>
      json<ImportReport>(
        call('POST', '/admin/catalogue/import', {
          ...request,
          from: await submitFiles(dataDirectory, request.from),
        }),
      ),
    versions: () => json<VersionSummary[]>(call('GET', '/admin/catalogue/versions')),
    quarantine: (version) =>
      json<QuarantineItem[]>(call('GET', `/admin/catalogue/quarantine${queryOf({ version })}`)),
    difference: (version, against) =>
      json<CatalogueDifference>(call('GET', `/admin/catalogue/difference${queryOf({ version, against })}`)),
    restore: (version) =>
      json<{ version: number; difference: CatalogueDifference }>(
        call('POST', '/admin/catalogue/restore', { version }),
      ),
    export: async (format, version) =>
      (await call('GET', `/admin/catalogue/export${queryOf({ format, version })}`)).text(),
  };
}

export const remoteCounts = (call: AdminCall, period: Period) =>
  json<Counts>(call('GET', `/admin/counts/figures${queryOf(period)}`));

export function remoteNotifications(call: AdminCall): NotificationAdministration {
  return {
    preview: (notification) =>
      json<NotificationPreview>(call('POST', '/admin/notifications/preview', notification)),
    send: (notification) =>
      json<{ id: string; devices: number }>(call('POST', '/admin/notifications', notification)),
    list: (limit) => json<NotificationRecord[]>(call('GET', `/admin/notifications${queryOf({ limit })}`)),
    subscriptions: () => json<SubscriptionCount[]>(call('GET', '/admin/subscriptions')),
  };
}
