// Import this first: it patches LitElement, which the test library loads.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import { expect } from '@open-wc/testing';
import { cases, clearStage, defineEverything, mount, settled } from './fixture-kinds.ts';
import { afterEach, beforeEach, describe, it } from './mocha.ts';
import { until } from './until.ts';

await defineEverything();

const EVERY = 2000;
/** Timers of running slideshows, by their handles. */
const playing = new Map<number, () => void>();
const real = {
  setInterval: window.setInterval,
  clearInterval: window.clearInterval,
  matchMedia: window.matchMedia,
};
let prefersReducedMotion = false;
let isHidden = false;

/** Simulates a browser whose timers are stopped, and whose user can ask for less motion. */
function standStill(): void {
  let last = 0;
  window.setInterval = ((act: () => void, every: number) => {
    last += 1;
    if (every === EVERY) playing.set(last, act);
    return last;
  }) as typeof window.setInterval;
  window.clearInterval = ((id?: number) => void playing.delete(id ?? 0)) as typeof clearInterval;
  window.matchMedia = (query) =>
    prefersReducedMotion && query.includes('reduced-motion')
      ? ({ matches: query.includes('reduce)') } as MediaQueryList)
      : real.matchMedia.call(window, query);
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
}

function hide(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

const six = Array.from({ length: 6 }, (_, index) => ({ image: 'plate.svg', title: `${index}` }));
const players = {
  'talad-slideshow': { slides: six, autoplay: true, autoplaySpeed: EVERY },
  'talad-gallery': { galleries: six, slidesToShow: 3, autoplay: true, autoplaySpeed: EVERY },
} as const;

describe('autoplay', () => {
  beforeEach(standStill);
  afterEach(() => {
    clearStage();
    Object.assign(window, real);
    Reflect.deleteProperty(document, 'hidden');
    playing.clear();
    prefersReducedMotion = false;
    isHidden = false;
  });

  async function play(tag: keyof typeof players) {
    const element = mount(
      cases.find((one) => one.tag === tag)!,
      'th',
      'client',
    );
    element.parentElement!.style.width = '1000px';
    Object.assign(element, { props: players[tag] });
    await settled(element);
    return element;
  }

  for (const tag of Object.keys(players) as (keyof typeof players)[]) {
    it(`${tag} rests while its tab is hidden, and goes on when it is back`, async () => {
      await play(tag);
      await until(() => playing.size === 1);
      hide(true);
      expect(playing.size).to.equal(0);
      hide(false);
      expect(playing.size).to.equal(1);
    });

    it(`${tag} does not move for a visitor who wants no movement`, async () => {
      prefersReducedMotion = true;
      const element = await play(tag);
      // Waits for the module: if it had been needed, its request would have been sent by now.
      await import('../../../elements/parts/carousel/autoplay.ts');
      await settled(element);
      hide(false);
      expect(playing.size).to.equal(0);
    });
  }

  it('nothing plays on that has left the page', async () => {
    const element = await play('talad-slideshow');
    await until(() => playing.size === 1);
    clearStage();
    // Calls the observer's function as if the element had no width any more.
    Object.assign(element, { fits: 0 });
    await settled(element);
    expect(playing.size).to.equal(0);
  });

  it('a slideshow pauses while a visitor reads it or reaches for it', async () => {
    const element = await play('talad-slideshow');
    await until(() => playing.size === 1);
    const now = () => element.shadowRoot.querySelector('.now h2')?.textContent;
    const turn = async () => {
      for (const act of playing.values()) act();
      await settled(element);
    };
    element.shadowRoot.querySelector<HTMLElement>('.dots button')?.focus();
    await turn();
    expect(now()).to.equal('0');
    (document.activeElement as HTMLElement).blur();
    await turn();
    expect(now()).to.equal('1');
  });
});
