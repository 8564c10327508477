import type { Lang } from '../../db/schema.ts';
import { text } from '../../locales/text.ts';

/**
 * The first match counts, because most browsers also call themselves Chrome and Safari. No package: bowser 2.15.0
 * (34 kB) reports the browsers inside LINE, Facebook, Instagram and TikTok as Safari or Chrome, and most customers
 * in Thailand use them; these rules would be needed in any case.
 */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bLine\//, 'LINE'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\b(BytedanceWebview|musical_ly|TikTok)/, 'TikTok'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns a name such as `Chrome on Android`; "an unknown device" if the user agent is unknown. */
export function deviceName(lang: Lang, userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return text(lang, 'security.device', { browser, system });
  return browser ?? system ?? text(lang, 'security.device.unknown');
}

/** Returns `203.0.113.*` for `203.0.113.0/24`: only the network is stored. */
export function placeName(network: string | null): string {
  return network?.replace(/\.0\/24$/, '.*').replace(/::\/48$/, ':*') ?? '';
}

function nameIn(list: readonly (readonly [RegExp, string])[], userAgent: string | null) {
  return list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
}
