import { parts } from '../../elements/parts/index.ts';
import { sectionTags } from '../../elements/sections/index.ts';
import { measurePage } from '../hydration/measure-page.ts';
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
    return [
      {
        what: 'product page: JavaScript in all',
        budget: '<= 30 kB br',
        measured: `${kilobytes(bytes.script)} in ${bytes.scripts} files`,
        within: bytes.script <= 30_000,
      },
      {
        what: 'product page: HTML with CSS',
        budget: '<= 60 kB br',
        measured: kilobytes(bytes.document),
        within: bytes.document <= 60_000,
      },
    ];
  } finally {
    await browser.close();
  }
}
