import { parts } from '../../elements/parts/index.ts';
import { sectionTags } from '../../elements/sections/index.ts';
import { closure, weigh } from '../embed/embed-weight.ts';
import { measurePage } from '../hydration/measure-page.ts';
import { signedInState } from '../hydration/signed-in-state.ts';
import { buildEmbed } from '../support/builds/build-embed.ts';
import { accounts, smallPassword } from '../support/fixture-market.ts';
import { launchChromium } from '../support/browser/launch-chromium.ts';
import { kilobytes, type BenchRow } from './bench-row.ts';

const islands = Object.entries({ ...parts, ...sectionTags })
  .filter(([, { hydrate }]) => hydrate === 'load' || hydrate === 'visible')
  .map(([tag]) => tag);

/** Measures the bytes that a browser loads for a product page, with all its elements hydrated. */
export async function benchBytes(url: string): Promise<readonly BenchRow[]> {
  const browser = await launchChromium();
  try {
    const bytes = await measurePage(browser, url, islands);
    const state = await signedInState(browser, url, {
      email: accounts.shopper.email,
      password: smallPassword,
    });
    const signedIn = await measurePage(browser, url, islands, state);
    return [
      row('product page: JavaScript in all', bytes.script, 32_000, `in ${bytes.scripts} files`),
      row(
        'product page: the same, signed in',
        signedIn.script,
        32_000,
        `in ${signedIn.scripts} files`,
      ),
      row('product page: HTML with CSS', bytes.document, 60_000),
      ...(await benchFiles()),
    ];
  } finally {
    await browser.close();
  }
}

/** Measures built files as they are sent. */
async function benchFiles(): Promise<readonly BenchRow[]> {
  await buildEmbed();
  const tag = weigh('one', closure('one', 'talad.js'));
  return [
    row('one-tag embed, product box + cart', tag, 12_500),
    row('embed: the loader', weigh('tags', ['loader.js']), 400),
  ];
}

function row(what: string, bytes: number, limit: number, more = ''): BenchRow {
  return {
    what,
    budget: `<= ${kilobytes(limit)} br`,
    measured: `${kilobytes(bytes)} ${more}`.trim(),
    within: bytes <= limit,
  };
}
