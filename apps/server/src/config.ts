import path from 'node:path';
import * as z from 'zod';

/** Where the repository's folders are, seen from `src/` and from the bundled `dist/`. */
const APPS = path.resolve(import.meta.dirname, '../..');

const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'])
  .transform((value) => value === 'true' || value === '1' || value === 'yes');
const port = z.coerce.number().int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));
const list = z.string().transform((value) => value.split(/[\s,]+/).filter(Boolean));
/** Every address in the app begins at the root of its host. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`, {
    error: 'must be the address of a host alone, as https://dietetic.hospital.example',
  })
  .transform((value) => new URL(value).origin);
const proxy = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);
/** As Fastify takes it. */
const trustProxy = z.union(
  [
    z.enum(['false', '0']).transform(() => false as const),
    z.string().regex(/^\d+$/).transform(Number),
    list.pipe(z.array(proxy).min(1)),
  ],
  { error: 'must be the number of proxies or their addresses; "true" would believe anyone' },
);
const sender = z
  .string()
  .regex(
    /^(?:[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must have an address, as Dietetic App <no-reply@hospital.example>',
  );
/** They stand in the content policy, where another character would begin another rule. */
const origins = list.pipe(
  z.array(
    z.string().regex(/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/, 'must be origins, as https://a.example'),
  ),
);

const environmentSchema = z.object({
  MODE: z.enum(['development', 'production']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: trustProxy.default(false),
  WEB_DIR: z.string().default(path.join(APPS, 'web/dist')),
  DATA_DIR: z.string().default(path.resolve(APPS, '../.data')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.default('Dietetic App <no-reply@dietetic.example>'),
  ADMIN_TOKEN: z.string().min(24, 'needs at least 24 characters').optional(),
  LOG_FORMAT: z.enum(['text', 'json']).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  IMAGE_ORIGINS: origins.default([]),
  TRUSTED_TYPES: z.string().default('dietetic-app'),
  PUSH_ENABLED: flag.default(true),
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, 'must be mailto: with an address, or https://')
    .optional(),
  PUSH_ENDPOINT_HOSTS: list.default([
    'fcm.googleapis.com',
    '*.push.services.mozilla.com',
    '*.notify.windows.com',
    '*.push.apple.com',
  ]),
  RECONSTITUTION_FILE: z.string().min(1).optional(),
  COMMERCE_AUTH_URL: address.optional(),
  COMMERCE_API_URL: address.optional(),
  COMMERCE_PROJECT_KEY: z.string().min(1).optional(),
  COMMERCE_CLIENT_ID: z.string().min(1).optional(),
  COMMERCE_CLIENT_SECRET: z.string().min(1).optional(),
  COMMERCE_SCOPES: list.default([]),
  COMMERCE_EVERY_MINUTES: z.coerce.number().int().min(0).max(10_080).default(60),
});

export type CommerceSource = {
  authUrl: string;
  apiUrl: string;
  projectKey: string;
  clientId: string;
  clientSecret: string;
  /** Requested with the token; none means everything that the client was granted. */
  scopes: string[];
  /** 0 turns the schedule off; an import on demand still works. */
  everyMinutes: number;
};

export type Config = {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string | undefined;
  /** In Fastify's format: false, a number of proxies, or a list of their addresses. */
  trustProxy: false | number | string[];
  webDirectory: string;
  dataDirectory: string;
  databaseUrl: string | undefined;
  databasePool: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  adminToken: string | undefined;
  logFormat: 'text' | 'json';
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  imageOrigins: string[];
  /** Policy names that the page may create, or undefined if Trusted Types are off. */
  trustedTypes: string[] | undefined;
  push: { enabled: boolean; contact: string; endpointHosts: string[] };
  /** Path of the file on how powders are made up, for every import; absolute. */
  reconstitutionFile: string | undefined;
  commerce: CommerceSource | undefined;
};

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment once. Reports every problem at once, with its variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable is how compose files say "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new ConfigError(`The configuration has ${problems.length} problem(s):\n${problems.join('\n')}`);
  }
  const env = parsed.data;
  if (env.MODE === 'production' && env.PUSH_ENABLED && env.PUSH_CONTACT === undefined) {
    throw new ConfigError(
      'PUSH_CONTACT: push services want an address to write to, as mailto:someone@hospital.example; set it, or PUSH_ENABLED=false',
    );
  }
  return {
    production: env.MODE === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    webDirectory: path.resolve(env.WEB_DIR),
    dataDirectory: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    adminToken: env.ADMIN_TOKEN,
    logFormat: env.LOG_FORMAT ?? (env.MODE === 'production' ? 'json' : 'text'),
    logLevel: env.LOG_LEVEL ?? (env.MODE === 'production' ? 'info' : 'warn'),
    imageOrigins: env.IMAGE_ORIGINS,
    trustedTypes: env.TRUSTED_TYPES === 'off' ? undefined : env.TRUSTED_TYPES.split(/[\s,]+/).filter(Boolean),
    push: {
      enabled: env.PUSH_ENABLED,
      contact: env.PUSH_CONTACT ?? 'mailto:no-reply@dietetic.example',
      endpointHosts: env.PUSH_ENDPOINT_HOSTS,
    },
    reconstitutionFile:
      env.RECONSTITUTION_FILE === undefined ? undefined : path.resolve(env.RECONSTITUTION_FILE),
    commerce: readCommerce(env),
  };
}

function readCommerce(env: z.infer<typeof environmentSchema>): CommerceSource | undefined {
  const names = [
    'COMMERCE_AUTH_URL',
    'COMMERCE_API_URL',
    'COMMERCE_PROJECT_KEY',
    'COMMERCE_CLIENT_ID',
    'COMMERCE_CLIENT_SECRET',
  ] as const;
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return undefined;
  const [authUrl, apiUrl, projectKey, clientId, clientSecret] = names.map((name) => env[name]);
  if (!authUrl || !apiUrl || !projectKey || !clientId || !clientSecret) {
    throw new ConfigError(`A commerce project needs all of its variables; missing: ${missing.join(', ')}`);
  }
  return {
    authUrl,
    apiUrl,
    projectKey,
    clientId,
    clientSecret,
    scopes: env.COMMERCE_SCOPES,
    everyMinutes: env.COMMERCE_EVERY_MINUTES,
  };
}
