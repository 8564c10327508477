import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** Settings of one process, from the environment; each is listed with its default in `settings`. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Connections to the database that requests and jobs share; each listener has its own. */
  readonly databasePool: number;
  /** Origin of the platform: marketplace, accounts, checkout, back office. No trailing slash. */
  readonly publicUrl: string;
  /** Shops live at {shopname}.{shopDomain}. */
  readonly shopDomain: string;
  /** DNS resolvers that check shops' own domains; if empty, those of the machine. */
  readonly dnsServers: readonly string[];
  /** PUBLIC_URL is on this machine: demo accounts may log in, mail may stay in the local mailbox. */
  readonly isLocal: boolean;
  /** Cookies are `__Host-` and Secure. */
  readonly isHttps: boolean;
  readonly operatorPort: number | undefined;
  readonly trustProxy: boolean;
  readonly accountIssuer: string | undefined;
  readonly accountClientId: string | undefined;
  readonly accountClientSecret: string | undefined;
  /** Providers for sign-in in addition to a password at the embedded account service. */
  readonly upstream: Readonly<Record<'google' | 'line', UpstreamSettings | undefined>>;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly mediaUrl: string | undefined;
  /** Address to which errors of server and browsers are sent as JSON. */
  readonly errorReportUrl: string | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Interfaces of the providers of card and wallet payments. */
  readonly paymentApis: Readonly<Record<'omise' | 'stripe', URL>>;
  /** Interfaces of the services that verify transfer slips. */
  readonly slipApis: Readonly<Record<'easyslip' | 'slipok', URL>>;
  /** Baht that one point is worth, until an operator saves a rule (decision 446). */
  readonly pointValue: number;
  /** Baht of products that give one point, until then; 0 means that orders give none. */
  readonly bahtPerPoint: number;
  /** The cart's key in a browser's storage is `{cartPrefix}-sync-cart` (spec §9). */
  readonly cartPrefix: string;
  readonly slowQueryMs: number;
  readonly rateLimitFactor: number;
  /** `npm run dev`: Vite serves the browser's modules and reloads what changes. */
  readonly dev: boolean;
}

export interface UpstreamSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

interface Setting {
  readonly name: string;
  readonly fallback: string;
  readonly help: string;
}

const GOOGLE = 'https://accounts.google.com';
const LINE = 'https://access.line.me';
const OMISE = 'https://api.omise.co';
const STRIPE = 'https://api.stripe.com';
const EASYSLIP = 'https://api.easyslip.com';
const SLIPOK = 'https://api.slipok.com';

/** Settings listed by `--help` and the README. */
export const settings: readonly Setting[] = [
  { name: 'PORT', fallback: '4000', help: 'port of the storefront, API and back office' },
  { name: 'HOST', fallback: '127.0.0.1', help: 'address to listen on' },
  { name: 'DATA_DIR', fallback: '.talad', help: 'database, media, secrets and backups' },
  {
    name: 'DATABASE_URL',
    fallback: '',
    help: 'PostgreSQL 15 or later instead of the embedded one',
  },
  {
    name: 'DATABASE_POOL',
    fallback: '10',
    help: 'connections that requests and jobs share, 2 to 200',
  },
  { name: 'PUBLIC_URL', fallback: 'http://localhost:{PORT}', help: 'origin that visitors type' },
  {
    name: 'SHOP_DOMAIN',
    fallback: 'talad.localhost, or the host of PUBLIC_URL',
    help: 'shops are at {shopname}.SHOP_DOMAIN',
  },
  {
    name: 'DNS_SERVERS',
    fallback: '',
    help: 'resolvers that check own domains of shops, as 9.9.9.9,1.1.1.1:53',
  },
  {
    name: 'OPERATOR_PORT',
    fallback: '',
    help: 'loopback port of /admin and /devadmin where the main listener is public',
  },
  { name: 'TRUST_PROXY', fallback: '0', help: '1: believe X-Forwarded-* of the proxy in front' },
  {
    name: 'ACCOUNT_ISSUER',
    fallback: '',
    help: 'OpenID Connect issuer instead of the embedded account service',
  },
  { name: 'ACCOUNT_CLIENT_ID', fallback: '', help: 'client id at ACCOUNT_ISSUER' },
  { name: 'ACCOUNT_CLIENT_SECRET', fallback: '', help: 'client secret at ACCOUNT_ISSUER' },
  { name: 'GOOGLE_CLIENT_ID', fallback: '', help: 'client id: lets visitors sign in with Google' },
  { name: 'GOOGLE_CLIENT_SECRET', fallback: '', help: 'client secret at Google' },
  { name: 'GOOGLE_ISSUER', fallback: GOOGLE, help: 'another issuer in its place, for tests' },
  { name: 'LINE_CHANNEL_ID', fallback: '', help: 'channel id: lets visitors sign in with LINE' },
  { name: 'LINE_CHANNEL_SECRET', fallback: '', help: 'channel secret at LINE' },
  { name: 'LINE_ISSUER', fallback: LINE, help: 'another issuer in its place, for tests' },
  { name: 'OMISE_API', fallback: OMISE, help: 'another server in its place, for tests' },
  { name: 'STRIPE_API', fallback: STRIPE, help: 'another server in its place, for tests' },
  { name: 'EASYSLIP_API', fallback: EASYSLIP, help: 'another server in its place, for tests' },
  { name: 'SLIPOK_API', fallback: SLIPOK, help: 'another server in its place, for tests' },
  {
    name: 'SMTP_URL',
    fallback: '',
    help: 'smtp(s)://user:password@host:port; without it mail is kept in the local mailbox',
  },
  { name: 'MAIL_FROM', fallback: 'Talad <no-reply@{host of PUBLIC_URL}>', help: 'sender of mails' },
  {
    name: 'MEDIA_URL',
    fallback: '',
    help: 's3(s)://key:secret@host/bucket instead of DATA_DIR/media',
  },
  {
    name: 'ERROR_REPORT_URL',
    fallback: '',
    help: 'address that errors of server and browsers are posted to as JSON',
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'info',
    help: 'fatal, error, warn, info, debug (every request) or silent',
  },
  {
    name: 'RATE_LIMIT_FACTOR',
    fallback: '1',
    help: 'multiplies every rate limit, for load tests from one machine',
  },
  {
    name: 'POINT_VALUE',
    fallback: '0.01',
    help: 'baht that one point is worth until /admin/points has a rule; 0: points are not spent',
  },
  {
    name: 'BAHT_PER_POINT',
    fallback: '1',
    help: 'baht of products that give one point, until /admin/points has a rule; 0: none',
  },
  {
    name: 'CART_KEY_PREFIX',
    fallback: 'talad',
    help: 'browsers store the cart as {prefix}-sync-cart',
  },
  {
    name: 'SLOW_QUERY_MS',
    fallback: '200',
    help: 'queries slower than this are logged, and requests five times slower',
  },
];

/** A wrong setting: its message is the one clear line that the process ends with. */
export class SettingError extends Error {
  override name = 'SettingError';
}

type Env = Readonly<Record<string, string | undefined>>;

/** @throws SettingError naming the setting and its allowed values. */
export function readConfig(env: Env): Config {
  const port = portOf(env, 'PORT') ?? 4000;
  const operatorPort = portOf(env, 'OPERATOR_PORT');
  if (operatorPort !== undefined && operatorPort === port && port !== 0) {
    throw new SettingError(`OPERATOR_PORT and PORT must differ, both are ${port}`);
  }
  const publicUrl = originOf(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  const url = new URL(publicUrl);
  const isLocal = isLoopbackName(url.hostname);
  const smtpUrl = urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (!isLocal && !smtpUrl) {
    throw new SettingError(
      'SMTP_URL is missing: a public PUBLIC_URL needs a mail server (smtp://user:password@host:587)',
    );
  }
  if (!isLocal && url.protocol !== 'https:') {
    throw new SettingError(`PUBLIC_URL must be https:// unless it is local, got '${publicUrl}'`);
  }
  const issuer = urlOf(env, 'ACCOUNT_ISSUER', ['https:', 'http:']);
  if (issuer && !env['ACCOUNT_CLIENT_ID']) {
    throw new SettingError('ACCOUNT_CLIENT_ID is missing: ACCOUNT_ISSUER needs it');
  }
  return {
    port,
    host: listenAddress(env) ?? '127.0.0.1',
    dataDir: resolve(text(env, 'DATA_DIR') ?? '.talad'),
    databaseUrl: urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePool: poolOf(env),
    publicUrl,
    shopDomain: domainOf(env, 'SHOP_DOMAIN') ?? (isLocal ? 'talad.localhost' : url.hostname),
    dnsServers: dnsServersOf(env),
    isLocal,
    isHttps: url.protocol === 'https:',
    operatorPort,
    trustProxy: flag(env, 'TRUST_PROXY'),
    accountIssuer: issuer,
    accountClientId: text(env, 'ACCOUNT_CLIENT_ID'),
    accountClientSecret: text(env, 'ACCOUNT_CLIENT_SECRET'),
    upstream: {
      google: upstreamOf(env, 'GOOGLE', 'CLIENT', GOOGLE),
      line: upstreamOf(env, 'LINE', 'CHANNEL', LINE),
    },
    smtpUrl,
    mailFrom: text(env, 'MAIL_FROM') ?? `Talad <no-reply@${url.hostname}>`,
    mediaUrl: urlOf(env, 'MEDIA_URL', ['s3:', 's3s:']),
    errorReportUrl: urlOf(env, 'ERROR_REPORT_URL', ['https:', 'http:']),
    logLevel: oneOf(
      env,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'info',
    ),
    paymentApis: {
      omise: new URL(urlOf(env, 'OMISE_API', ['https:', 'http:']) ?? OMISE),
      stripe: new URL(urlOf(env, 'STRIPE_API', ['https:', 'http:']) ?? STRIPE),
    },
    slipApis: {
      easyslip: new URL(urlOf(env, 'EASYSLIP_API', ['https:', 'http:']) ?? EASYSLIP),
      slipok: new URL(urlOf(env, 'SLIPOK_API', ['https:', 'http:']) ?? SLIPOK),
    },
    pointValue: baht(env, 'POINT_VALUE', 0.01),
    bahtPerPoint: baht(env, 'BAHT_PER_POINT', 1),
    cartPrefix: keyPrefix(env, 'CART_KEY_PREFIX', 'talad'),
    slowQueryMs: whole(env, 'SLOW_QUERY_MS', 200),
    rateLimitFactor: whole(env, 'RATE_LIMIT_FACTOR', 1),
    dev: flag(env, 'TALAD_DEV'),
  };
}

export function isLoopbackName(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}

function dnsServersOf(env: Env): readonly string[] {
  const servers = text(env, 'DNS_SERVERS')?.split(',') ?? [];
  for (const server of servers) {
    const address = server.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
    if (isIP(address) === 0) {
      throw new SettingError(`DNS_SERVERS must be addresses with commas, got '${server}'`);
    }
  }
  return servers;
}

function upstreamOf(
  env: Env,
  name: 'GOOGLE' | 'LINE',
  word: 'CLIENT' | 'CHANNEL',
  issuer: string,
): UpstreamSettings | undefined {
  const clientId = text(env, `${name}_${word}_ID`);
  const clientSecret = text(env, `${name}_${word}_SECRET`);
  if (clientId === undefined) return undefined;
  if (clientSecret === undefined) {
    throw new SettingError(`${name}_${word}_SECRET is missing: ${name}_${word}_ID needs it`);
  }
  if (text(env, 'ACCOUNT_ISSUER') !== undefined) {
    throw new SettingError(
      `${name}_${word}_ID belongs to the embedded account service: ACCOUNT_ISSUER takes its place`,
    );
  }
  return {
    issuer: urlOf(env, `${name}_ISSUER`, ['https:', 'http:']) ?? issuer,
    clientId,
    clientSecret,
  };
}

function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value ? value : undefined;
}

function whole(env: Env, name: string, fallback: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (!/^\d{1,9}$/.test(value))
    throw new SettingError(`${name} must be a whole number, got '${value}'`);
  return Number(value);
}

/** With one connection a request that needs two at once would wait for ever. */
function poolOf(env: Env): number {
  const size = whole(env, 'DATABASE_POOL', 10);
  if (size < 2 || size > 200)
    throw new SettingError(`DATABASE_POOL must be from 2 to 200, got '${size}'`);
  return size;
}

function baht(env: Env, name: string, fallback: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(value))
    throw new SettingError(`${name} must be baht such as 0.01, got '${value}'`);
  return Number(value);
}

function keyPrefix(env: Env, name: string, fallback: string): string {
  const value = text(env, name) ?? fallback;
  if (!/^[\w.-]{1,40}$/.test(value))
    throw new SettingError(`${name} must be letters, digits, '.', '_' and '-', got '${value}'`);
  return value;
}

function portOf(env: Env, name: string): number | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : -1;
  if (port < 0 || port > 65_535)
    throw new SettingError(`${name} must be a port from 0 to 65535, got '${value}'`);
  return port;
}

/** An IP address or a host name; `999.1.1.1` would be looked up in DNS for seconds. */
function listenAddress(env: Env): string | undefined {
  const value = text(env, 'HOST');
  const isAddress = value === undefined || isIP(value) !== 0;
  if (isAddress || (isDomain(value) && !/^[\d.]+$/.test(value))) return value;
  throw new SettingError(`HOST must be an address such as 127.0.0.1 or 0.0.0.0, got '${value}'`);
}

function domainOf(env: Env, name: string): string | undefined {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined || isDomain(value)) return value;
  throw new SettingError(`${name} must be a domain such as shops.example.com, got '${value}'`);
}

function isDomain(value: string): boolean {
  return (
    value.length <= 253 &&
    /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?)(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i.test(value)
  );
}

function flag(env: Env, name: string): boolean {
  return oneOf(env, name, ['0', '1'], '0') === '1';
}

function oneOf<const T extends string>(
  env: Env,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new SettingError(`${name} must be one of ${allowed.join(', ')}, got '${value}'`);
  return found;
}

function urlOf(env: Env, name: string, protocols: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new SettingError(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
  }
  return value;
}

function originOf(env: Env, name: string): string | undefined {
  const value = urlOf(env, name, ['https:', 'http:']);
  if (value === undefined) return undefined;
  const url = new URL(value);
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new SettingError(`${name} must be an origin without a path, got '${value}'`);
  }
  return url.origin;
}
