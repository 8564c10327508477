/**
 * Disables parts of Chromium's own window. A headless window is complete: for each one, Chromium
 * loads two pages of its address bar in a separate renderer, and prepares a spare renderer. That
 * was half of the CPU time of a test that opens a page: 1.2 s instead of 0.6.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/** Added to Playwright's own list, because Chromium reads only the last switch of a name. */
export const PLAYWRIGHT_FEATURES: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Returns the switches for a Chromium that Playwright starts, also for root in a container. */
export const chromiumSwitches: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${[...PLAYWRIGHT_FEATURES, ...UNUSED_FEATURES].join(',')}`,
];

/**
 * Leaves hot code to the interpreter, for tests but not for benches: a test leaves a page before
 * optimised code repays its compilation, which took a tenth of the CPU time of Chromium.
 */
export const withoutOptimisers = '--js-flags=--no-maglev --no-opt';
