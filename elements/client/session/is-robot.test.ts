import { expect, it } from 'vitest';
import { isRobot } from './is-robot.ts';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Googlebot-Image/1.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/140.0.0.0',
  'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
  'Mozilla/5.0 (compatible; archive.org_bot)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'facebookexternalhit/1.1;line-poker/1.0',
  'WhatsApp/2.24',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Prerender (+https://github.com/prerender/prerender)',
  'Mozilla/5.0 (Linux; Android 11) Chrome/140.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'bot',
])('has no session: %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true);
});

it.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Mobile/15E148 Safari Line/15.14.0',
  'Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 50) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; CUBOT/KINGKONG) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
])('is a person: %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(false);
});
