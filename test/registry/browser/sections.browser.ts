// Import this first: it patches LitElement, which the test library loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import {
  cases,
  clearStage,
  defineEverything,
  kinds,
  mount,
  settled,
  type MountedElement,
} from './fixture-kinds.ts';
import { afterEach, describe, it } from './mocha.ts';
import { until } from './until.ts';

localStorage.clear();
await defineEverything();

const caseOf = (tag: string): (typeof cases)[0] => cases.find((one) => one.tag === tag)!;
const inside = <T extends Element = HTMLElement>(element: Element, selector: string): T =>
  element.shadowRoot!.querySelector<T>(selector)!;
const all = (element: Element, selector: string): readonly HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const words = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const press = (element: Element, key: string): boolean =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

for (const kind of kinds) {
  describe(`sections (${kind})`, () => {
    afterEach(() => {
      clearStage();
      document.querySelector('talad-lightbox')?.remove();
    });

    it('product tab: arrows move between tabs, and a tab loads its products once', async () => {
      const tab = mount(caseOf('talad-product-tab'), 'th', kind);
      await settled(tab);
      const [first, second] = all(tab, '[role=tab]');
      expect(all(tab, '[role=tab]').map((one) => one.tabIndex)).to.deep.equal([0, -1]);
      expect(all(tab, 'talad-product-box').length).to.equal(4);
      press(first!, 'ArrowRight');
      await settled(tab);
      expect(tab.shadowRoot.activeElement).to.equal(second);
      await until(() => all(tab, 'talad-product-box').length === 2);
      await until(() => all(tab, 'talad-product-box[loading]').length === 0);
      expect(inside(tab, '.foot a').getAttribute('href')).to.equal('/showroom/new');
      press(second!, 'Home');
      await settled(tab);
      expect(all(tab, 'talad-product-box').length).to.equal(4);
    });

    it('product tab: says that a tab could not be loaded, and tries again', async () => {
      const tab = mount(caseOf('talad-product-tab'), 'th', kind);
      await settled(tab);
      Object.assign(tab, {
        data: {
          tabs: [
            { title: 'ก', url: '/a', filter: {} },
            { title: 'ข', url: '/b', filter: { keyword: 'broken' } },
          ],
        },
      });
      await settled(tab);
      expect(words(inside(tab, '.empty'))).to.equal('ขณะนี้ยังไม่มีสินค้าในกลุ่มนี้');
      all(tab, '[role=tab]')[1]!.click();
      await until(() => tab.shadowRoot.querySelector('.empty button') !== null);
      expect(words(inside(tab, '.empty'))).to.equal('โหลดสินค้าไม่สำเร็จ ลองอีกครั้ง');
    });

    it('carousel: arrows move the row and stop at its ends; the dots follow', async () => {
      const row = mount(caseOf('talad-carousel'), 'en', kind);
      row.style.width = '900px';
      row.setAttribute('speed', '0');
      await settled(row);
      const [previous, next] = all(row, '.arrows button') as HTMLButtonElement[];
      expect(previous!.disabled).to.equal(true);
      next!.click();
      await until(() => !previous!.disabled);
      expect(all(row, '.dots [aria-current]').length).to.equal(1);
      expect(inside(row, '.dots [aria-current]').getAttribute('aria-label')).to.equal(
        'Slide 2 of 4',
      );
      all(row, '.dots button')[3]!.click();
      await until(() => next!.disabled);
      inside(row, '[aria-label="Pause slideshow"]').click();
      await settled(row);
      expect(inside(row, '[aria-label="Play slideshow"]')).to.not.equal(null);
    });

    it('gallery: a press opens the picture large, the back button closes it', async () => {
      const gallery = mount(caseOf('talad-gallery'), 'th', kind);
      await settled(gallery);
      const [, second] = all(gallery, 'a[data-full]');
      second!.click();
      await until(() => document.querySelector('talad-lightbox') !== null);
      const box = document.querySelector<MountedElement>('talad-lightbox')!;
      await settled(box);
      expect(inside<HTMLDialogElement>(box, 'dialog').open).to.equal(true);
      expect(location.hash).to.equal('#modal-Gallery_2');
      press(inside(box, 'dialog'), 'ArrowRight');
      await settled(box);
      expect(words(inside(box, 'figcaption'))).to.equal('เตา 3 / 6');
      history.back();
      await until(() => document.querySelector('talad-lightbox') === null);
      expect(location.hash).to.equal('');
    });

    it('slideshow: fades to the next and opens large where the owner wants it', async () => {
      const show = mount(caseOf('talad-slideshow'), 'th', kind);
      await settled(show);
      const { slides, ...props } = (show as unknown as { props: Record<string, unknown> }).props;
      const bare = (slides as Record<string, unknown>[]).map(({ image, title }) => ({
        image,
        title,
      }));
      Object.assign(show, { props: { ...props, slides: bare, fade: true, modalClick: true } });
      await settled(show);
      inside(show, '[aria-label="ภาพถัดไป"]').click();
      await settled(show);
      expect(all(show, 'li').map((one) => one.matches('.now'))).to.deep.equal([false, true]);
      expect(getComputedStyle(inside(show, 'li.now')).visibility).to.equal('visible');
      all(show, 'a.whole')[1]!.click();
      await until(() => location.hash === '#modal-GalleryBanner_2');
      const box = document.querySelector<MountedElement>('talad-lightbox')!;
      inside(box, '.close').click();
      await until(() => location.hash === '' && document.querySelector('talad-lightbox') === null);
    });

    it('coupons: a code is copied and says so', async () => {
      const copy = mount(caseOf('talad-copy'), 'th', kind);
      const written: string[] = [];
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: async (text: string) => void written.push(text) },
      });
      await settled(copy);
      inside(copy, 'button').click();
      await until(() => words(inside(copy, '[role=status]')) === 'คัดลอกแล้ว');
      expect(written).to.deep.equal(['KILN50']);
    });

    it('links: an app opens a tab of its own, a telephone is a plain anchor', async () => {
      const feature = mount(caseOf('talad-feature'), 'th', kind);
      const banner = mount(caseOf('talad-banner'), 'th', kind);
      await Promise.all([settled(feature), settled(banner)]);
      const app = all(feature, 'a').find((one) => one.getAttribute('href')?.includes('/app/'));
      expect([app?.getAttribute('target'), app?.getAttribute('rel')]).to.deep.equal([
        '_blank',
        'noopener',
      ]);
      const call = all(banner, 'a').find((one) => one.getAttribute('href') === 'tel:044000000');
      expect(call?.hasAttribute('target')).to.equal(false);
    });
  });
}

describe('sections on narrow and wide grounds', () => {
  afterEach(clearStage);
  for (const one of cases.filter(({ key }) => key.startsWith('section:'))) {
    it(`${one.tag} overflows neither 240 nor 1600 px, in either direction of writing`, async () => {
      for (const dir of ['ltr', 'rtl']) {
        const element = mount(one, 'th', 'client');
        const stage = element.parentElement!;
        stage.dir = dir;
        for (const width of [240, 1600]) {
          stage.style.width = `${width}px`;
          await settled(element);
          const base = inside(element, '.base');
          expect(base.scrollWidth, `${dir} ${width}`).to.be.at.most(width + 1);
        }
        clearStage();
      }
    });
  }
});
