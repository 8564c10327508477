// Import this first: it patches LitElement, which the test library loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import { TALL_THAI } from '../fixtures.ts';
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

await defineEverything();

const caseOf = (tag: string): (typeof cases)[0] => cases.find((one) => one.tag === tag)!;
const all = (element: Element, selector: string): readonly HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const press = (element: MountedElement, label: string): void =>
  all(element, `[aria-label="${label}"]`)[0]!.click();
const slides = Array.from({ length: 6 }, (_, index) => ({
  image: index % 2 ? 'kiln.svg' : 'plate.svg',
  title: `สไลด์ ${index + 1}`,
}));

/** Renders the slideshow of the fixtures with other props, `width` px wide. */
async function slideshow(
  props: Readonly<Record<string, unknown>>,
  width = 1000,
  kind: (typeof kinds)[number] = 'client',
): Promise<MountedElement> {
  const show = mount(caseOf('talad-slideshow'), 'th', kind);
  show.parentElement!.style.width = `${width}px`;
  await settled(show);
  Object.assign(show, { props: { slides, autoplay: false, ...props } });
  await settled(show);
  return show;
}
const shown = (show: Element): readonly number[] =>
  all(show, '[part=slide]').flatMap((slide, index) => (slide.inert ? [] : [index + 1]));

for (const kind of kinds) {
  describe(`slideshow (${kind})`, () => {
    afterEach(clearStage);

    it('moves as many at a time as its owner says', async () => {
      const show = await slideshow({ slidesToShow: 3, slidesToScroll: 2, dots: true }, 1000, kind);
      await until(() => all(show, '.dots button').length === 4);
      expect(shown(show)).to.deep.equal([1, 2, 3]);
      press(show, 'ภาพถัดไป');
      await settled(show);
      expect(shown(show)).to.deep.equal([3, 4, 5]);
    });

    it('moves one by one where only one has room, so that none is skipped', async () => {
      const show = await slideshow({ slidesToShow: 3, slidesToScroll: 3 }, 360, kind);
      await until(() => all(show, '.dots button').length === 6);
      expect(shown(show)).to.deep.equal([1]);
      press(show, 'ภาพถัดไป');
      await settled(show);
      expect(shown(show)).to.deep.equal([2]);
    });

    it('plays at the speed that its owner says', async () => {
      const intervals: (number | undefined)[] = [];
      const real = window.setInterval.bind(window);
      window.setInterval = ((act: () => void, every?: number) => {
        intervals.push(every);
        return real(act, every);
      }) as typeof window.setInterval;
      try {
        const show = await slideshow({ autoplay: true, autoplaySpeed: 7000 }, 1000, kind);
        await until(() => intervals.includes(7000));
        Object.assign(show, { props: { slides, autoplay: true, autoplaySpeed: 2500 } });
        await until(() => intervals.at(-1) === 2500);
      } finally {
        window.setInterval = real;
      }
    });
  });
}

describe('slides', () => {
  afterEach(clearStage);

  it('keep every word within the picture, however long and however narrow', async () => {
    const long = {
      image: 'kiln.svg',
      title: TALL_THAI.repeat(4),
      desc: `${TALL_THAI} `.repeat(9),
      button: TALL_THAI,
      buttonLink: '/',
    };
    for (const width of [240, 375, 768, 1280]) {
      for (const props of [{}, { fade: true }, { slidesToShow: 3 }, { isFullScreen: false }]) {
        const show = await slideshow({ slides: [long, long, long], ...props }, width);
        const [slide] = all(show, '[part=slide]');
        const box = slide!.getBoundingClientRect();
        for (const word of slide!.querySelectorAll('h2, p, .button')) {
          const { top, bottom, left, right } = word.getBoundingClientRect();
          const seen = top >= box.top && bottom <= box.bottom && left >= box.left - 1;
          expect(seen && right <= box.right + 1, `${width} ${JSON.stringify(props)}`).to.equal(
            true,
          );
        }
        clearStage();
      }
    }
  });

  it('have the next picture before it is needed', async () => {
    const show = await slideshow({});
    const images = (): readonly string[] =>
      all(show, 'img').map((image) => (image as HTMLImageElement).loading);
    expect(images().slice(1, 3)).to.deep.equal(['eager', 'lazy']);
    press(show, 'ภาพถัดไป');
    await until(() => images()[2] === 'eager');
  });
});

describe('a row', () => {
  afterEach(clearStage);

  async function row(width: number, change: Readonly<Record<string, string>> = {}) {
    const element = mount(caseOf('talad-carousel'), 'en', 'hydrated');
    await settled(element);
    for (const [name, value] of Object.entries(change)) element.setAttribute(name, value);
    element.style.width = `${width}px`;
    await settled(element);
    return element;
  }
  const controls = (element: Element): boolean =>
    all(element, '.controls').some((one) => one.checkVisibility());

  it('can be moved wherever it is longer than its ground, and has no arrows where it is not', async () => {
    expect(controls(await row(1200, { show: '6' }))).to.equal(false);
    expect(controls(await row(700, { show: '6' }))).to.equal(true);
    expect(controls(await row(360, { show: '6' }))).to.equal(true);
  });

  it('moves by the visible width, not by more', async () => {
    const narrow = await row(700, { show: '4', step: '4', speed: '0' });
    await until(() => all(narrow, '.dots button').length === 4);
    all(narrow, '[aria-label="Next"]')[0]!.click();
    const [, next] = all(narrow, '.arrows button') as HTMLButtonElement[];
    await until(() => next!.disabled);
    expect(all(narrow, '.dots [aria-current]').length).to.equal(1);
  });
});

describe('messages', () => {
  it('are as far above the lower edge as the page asks', async () => {
    const toast = document.createElement('talad-toast');
    document.body.append(toast);
    await settled(toast);
    const bottom = (): string => getComputedStyle(all(toast, '.base')[0]!).insetBlockEnd;
    const before = bottom();
    document.body.style.setProperty('--talad-toast-bottom', '80px');
    expect(innerWidth < 750 || (before === '24px' && bottom() === '80px')).to.equal(true);
    document.body.style.removeProperty('--talad-toast-bottom');
    toast.remove();
  });
});
