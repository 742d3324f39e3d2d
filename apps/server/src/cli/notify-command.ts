import { parseArgs } from 'node:util';
import {
  type NotificationAdministration,
  notificationAdministration,
} from '#administration/notification-administration.ts';
import { remoteNotifications } from '#administration/remote-administration.ts';
import type { Config } from '#config.ts';
import { createLogger } from '#logging/logger.ts';
import { startFanOut } from '#push/fan-out.ts';
import { type NewNotification, newNotificationSchema } from '#push/notifications.ts';
import { UsageError } from './usage.ts';
import { withAdministration } from './with-administration.ts';

const USAGE = `Commands of the notifications:
  send --title TEXT --text TEXT            shows what would be sent to how many devices
      --link URL  --image URL              a page of this site (/…) or an https address
      --tags adults,paediatrics,metabolics only devices with one of these; otherwise all
      --country uk|roi                     only devices of this country; otherwise both
      --yes                                really send it
  list                                     what was sent, and what became of it
  subscriptions                            how many devices there are, by country and tag`;

type Say = (line: string) => void;

export async function notifyCommand(args: string[], config: Config, say: Say): Promise<number> {
  const { command, notification, yes } = readArguments(args);
  const work = (administration: NotificationAdministration) =>
    run(administration, { command, notification, yes }, say);
  return withAdministration(config, {
    remote: (call) => work(remoteNotifications(call)),
    local: async (store) => {
      const log = createLogger({ format: 'text', level: 'warn', write: say });
      // Only fills the queue: the servers on this database, or the next one to start, deliver.
      const sender = { send: async () => 'failed' as const, close: () => undefined };
      const fanOut = await startFanOut({ store, sender, log, serving: false, delivered: () => undefined });
      try {
        return await work(notificationAdministration(store, fanOut));
      } finally {
        await fanOut.close();
      }
    },
  });
}

type Given = { command: string; notification: NewNotification | undefined; yes: boolean };

function readArguments(args: string[]): Given {
  const parsed = parse(args);
  const [command = ''] = parsed.positionals;
  if (!['send', 'list', 'subscriptions'].includes(command)) throw new UsageError(USAGE);
  if (command !== 'send') return { command, notification: undefined, yes: false };
  const { yes = false, tags, ...rest } = parsed.values;
  const read = newNotificationSchema.safeParse({ ...rest, tags: tags?.split(',').filter(Boolean) });
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `  --${issue.path.join('.')}: ${issue.message}`);
    throw new UsageError(`${problems.join('\n')}\n\n${USAGE}`);
  }
  return { command, notification: read.data, yes };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    title: text,
    text,
    link: text,
    image: text,
    tags: text,
    country: text,
    yes: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function run(administration: NotificationAdministration, given: Given, say: Say): Promise<number> {
  if (given.command === 'list') {
    for (const record of await administration.list(20)) {
      const { queued, sending, sent, failed, expired } = record.deliveries;
      // A device that is being sent to stays queued until the outcome is known.
      const outcomes = `${queued + sending} queued, ${sent} sent, ${failed} failed, ${expired} gone`;
      say(`${record.created.slice(0, 16).replace('T', ' ')}  ${record.title}  (${outcomes})  ${record.id}`);
    }
    return 0;
  }
  if (given.command === 'subscriptions') {
    for (const { country, devices, ...tags } of await administration.subscriptions()) {
      say(
        `${country}: ${devices} devices (${Object.entries(tags)
          .map(([tag, count]) => `${tag} ${count}`)
          .join(', ')})`,
      );
    }
    return 0;
  }
  if (!given.notification) throw new UsageError(USAGE);
  const { message, tags, country, devices } = await administration.preview(given.notification);
  say(`Title:   ${message.title}`);
  say(`Text:    ${message.text}`);
  if (message.link) say(`Link:    ${message.link}`);
  if (message.image) say(`Image:   ${message.image}`);
  say(`To:      ${devices} devices (${tags.join(' or ') || 'all tags'}, ${country ?? 'both countries'})`);
  if (!given.yes) {
    say('Nothing was sent. Repeat with --yes to send it.');
    return 0;
  }
  const sent = await administration.send(given.notification);
  say(`Queued for ${sent.devices} devices as ${sent.id}.`);
  return 0;
}
