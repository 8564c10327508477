// Import this first: it patches LitElement, which the test library loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import { cases, clearStage, defineEverything, mount, settled } from './fixture-kinds.ts';
import { afterEach, describe, it } from './mocha.ts';

await defineEverything();

type Props = Readonly<Record<string, unknown>>;

/**
 * Renders a section of the fixtures with other props, `width` px wide; returns its parts by
 * `selector`.
 */
async function lay(
  tag: string,
  width: number,
  change: { readonly props?: Props; readonly data?: Props },
  selector: string,
): Promise<readonly DOMRect[]> {
  const section = mount(
    cases.find((one) => one.tag === tag)!,
    'th',
    'client',
  );
  section.parentElement!.style.width = `${width}px`;
  await settled(section);
  Object.assign(section, change);
  await settled(section);
  return [...section.shadowRoot.querySelectorAll(selector)].map((one) =>
    one.getBoundingClientRect(),
  );
}

const features = [1, 2, 3].map((n) => ({ image: 'cup.svg', title: `ข้อ ${n}` }));
const list = cases.find(({ tag }) => tag === 'talad-products')?.properties?.['data'] as {
  readonly products: readonly Props[];
};
const products = Array.from({ length: 12 }, (_, index) => ({
  ...list.products[0],
  product_uuid: `018f0000-0000-7000-8000-0000000004${String(index).padStart(2, '0')}`,
}));
const rowsOf = (boxes: readonly DOMRect[]): readonly number[] =>
  [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()].map((row) => row.length);

describe('how sections are laid out', () => {
  afterEach(clearStage);

  it('three features on a phone: two, and one as wide as both', async () => {
    const props = { features, perRow: 3, perRowMobile: 2 };
    const [first, second, third] = await lay('talad-feature', 375, { props }, '[part=feature]');
    expect(second?.top).to.equal(first?.top);
    expect(third!.width).to.be.greaterThan(first!.width * 2);
  });

  it('a gallery of one or two in a row is never taller than it is wide', async () => {
    const galleries = ['cup.svg', 'plate.svg', 'kiln.svg'].map((image) => ({ image }));
    for (const slidesToShow of [1, 2]) {
      const props = { galleries, slidesToShow };
      const [frame] = await lay('talad-gallery', 1200, { props }, '.frame');
      expect(frame!.height, `${slidesToShow}`).to.be.lessThan(frame!.width);
    }
  });

  it('three products fill their row, six too', async () => {
    for (const count of [3, 6]) {
      const props = { productNumber: 12, slidesToShow: 0 };
      const data = { products: products.slice(0, count) };
      const boxes = await lay('talad-products', 1200, { props, data }, '.grid > li');
      expect(rowsOf(boxes)).to.deep.equal([count]);
      expect(boxes.at(-1)!.right).to.be.greaterThan(1150);
      clearStage();
    }
  });

  it('a tab with few products has boxes as large as a full one', async () => {
    const widths = [];
    for (const count of [4, 3]) {
      const tabs = [{ title: 'แก้ว', url: '/category/4', filter: { category_id: 4 } }];
      const data = { tabs, products: products.slice(0, count) };
      const boxes = await lay('talad-product-tab', 1200, { data }, '.grid > li');
      widths.push(Math.round(boxes[0]!.width));
      clearStage();
    }
    expect(widths[1]).to.equal(widths[0]);
  });

  it('nine products on a phone show the products, not buttons', async () => {
    const props = { layout: 'highlight' };
    const [box] = await lay('talad-products', 375, { props, data: { products } }, '.nine');
    expect(box!.width).to.be.lessThan(376);
    const adds = [...document.querySelectorAll('talad-products')].flatMap((section) =>
      [...section.shadowRoot!.querySelectorAll('talad-product-box')].flatMap((one) =>
        [...one.shadowRoot!.querySelectorAll('.add')].filter((add) => add.checkVisibility()),
      ),
    );
    expect(adds.length).to.equal(0);
  });

  it('a coupon over the whole width is torn at its side', async () => {
    const props = { slidesToShow: 1 };
    const [off] = await lay('talad-coupons', 1200, { props }, '.off');
    const [words] = await lay('talad-coupons', 1200, { props }, '.text');
    expect(off!.right).to.be.at.most(words!.left + 1);
    const [narrow] = await lay('talad-coupons', 375, { props }, '.off');
    expect(narrow!.width).to.be.greaterThan(250);
  });
});

it('the shop’s description has a row of its own in the footer, until all fits in one row', async () => {
  const columns = ['เลือกซื้อ', 'สำหรับคุณ', 'ติดต่อเรา'].map((title) => ({
    title,
    links: [{ title: 'ลิงก์', link: '/help' }],
  }));
  const footer = mount(
    cases.find(({ tag }) => tag === 'talad-footer')!,
    'th',
    'client',
  );
  Object.assign(footer, { footer: { title: 'หางกับใบ', slogan: 'ของหมา ของแมว', columns } });
  for (const [width, rows] of [
    [640, [1, 3]],
    [1200, [4]],
  ] as const) {
    footer.parentElement!.style.width = `${width}px`;
    await settled(footer);
    const panes = [...footer.shadowRoot.querySelectorAll('.about, [part=column]')];
    expect(rowsOf(panes.map((one) => one.getBoundingClientRect()))).to.deep.equal(rows);
  }
  clearStage();
});
