import { parts } from '../../elements/parts/index.ts';
import { sectionTags } from '../../elements/sections/index.ts';
import { besideBox, closure, weigh } from '../embed/embed-weight.ts';
import { elementWeights, limitOf } from '../hydration/element-weights.ts';
import { measurePage } from '../hydration/measure-page.ts';
import { signedInState } from '../hydration/signed-in-state.ts';
import { buildEmbed } from '../support/build-embed.ts';
import { buildStorefront } from '../support/build-storefront.ts';
import { accounts, smallPassword } from '../support/fixture-market.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import { kilobytes, type BenchRow } from './bench-row.ts';

const islands = Object.entries({ ...parts, ...sectionTags })
  .filter(([, { hydrate }]) => hydrate === 'load' || hydrate === 'visible')
  .map(([tag]) => tag);

/** What a browser loads for a product page, with all on it working. */
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
      {
        what: 'product page: JavaScript in all',
        budget: '<= 30 kB br',
        measured: `${kilobytes(bytes.script)} in ${bytes.scripts} files`,
        within: bytes.script <= 30_000,
      },
      {
        what: 'product page: the same, signed in',
        budget: '<= 30 kB br',
        measured: `${kilobytes(signedIn.script)} in ${signedIn.scripts} files`,
        within: signedIn.script <= 30_000,
      },
      {
        what: 'product page: HTML with CSS',
        budget: '<= 60 kB br',
        measured: kilobytes(bytes.document),
        within: bytes.document <= 60_000,
      },
      ...(await benchFiles()),
    ];
  } finally {
    await browser.close();
  }
}

/** What was built, as it is sent. */
async function benchFiles(): Promise<readonly BenchRow[]> {
  await buildEmbed();
  await buildStorefront();
  const row = (what: string, bytes: number, limit: number): BenchRow => ({
    what,
    budget: `<= ${kilobytes(limit)} br`,
    measured: kilobytes(bytes),
    within: bytes <= limit,
  });
  const tag = weigh('one', closure('one', 'talad.js'));
  return [
    row('one-tag embed, product box + cart', tag, 10_500),
    row('embed: the loader', weigh('tags', ['loader.js']), 400),
    row('embed: a cart beside a product box', weigh('tags', besideBox('talad-cart.js')), 3000),
    row('embed: a product beside a box', weigh('tags', besideBox('talad-product.js')), 3000),
    ...elementWeights().map(([name, bytes]) => row(`shop: ${name}`, bytes, limitOf(name))),
  ];
}
