import { expect, test } from 'vitest';
import { deviceName, placeName } from './device-name.ts';
import { networkOf } from './device.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [`${IPHONE} ${WEBKIT} Version/18.4 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} ${WEBKIT} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${IPHONE} ${WEBKIT} Mobile/15E148 Safari Line/15.1.0`, 'LINE on iPhone'],
  [`${ANDROID} ${BLINK} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${ANDROID} ${BLINK} Version/4.0 Chrome/140.0 Mobile Safari/537.36 Line/15.1.0/IAB`,
    'LINE on Android',
  ],
  [
    `${ANDROID} ${BLINK} Version/4.0 Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0;]`,
    'Facebook on Android',
  ],
  [
    `${ANDROID} ${BLINK} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `${ANDROID} ${BLINK} Version/4.0 Chrome/140.0 Mobile Safari/537.36 trill_400 BytedanceWebview/d8a21c6`,
    'TikTok on Android',
  ],
  [
    `${ANDROID} ${BLINK} Version/4.0 Chrome/109.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.4`,
    'Mi Browser on Android',
  ],
  [
    `${ANDROID} ${BLINK} Chrome/114.0 HuaweiBrowser/15.0 Mobile Safari/537.36`,
    'Huawei Browser on Android',
  ],
  [`${WINDOWS} ${BLINK} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`${WINDOWS} ${BLINK} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
  [`${MAC} ${WEBKIT} Version/18.4 Safari/605.1.15`, 'Safari on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0 Safari/537.36', 'Chrome on ChromeOS'],
  ['curl/8.5.0', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is "%s"', (userAgent, name) => {
  expect(deviceName('en', userAgent)).toBe(name);
});

test('a device is named in the reader’s language', () => {
  expect(deviceName('th', `${ANDROID} ${BLINK} Chrome/140.0 Safari/537.36`)).toBe(
    'Chrome บน Android',
  );
});

test.each([
  ['203.0.113.77', '203.0.113.0/24', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.*'],
  ['2001:db8:12:34::1', '2001:db8:12::/48', '2001:db8:12:*'],
  ['2001:db8:0:1::9', '2001:db8::/48', '2001:db8:*'],
  ['fe80::1%eth0', 'fe80::/48', 'fe80:*'],
  ['::1', '::/48', ':*'],
  ['not an address', null, ''],
])('of %s the network is kept, %s', (ip, network, shown) => {
  expect(networkOf(ip)).toBe(network);
  expect(placeName(network)).toBe(shown);
});
