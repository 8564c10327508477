import { watchCount } from '@talad/elements/client/cart/cart-count';
import { recordView } from '@talad/elements/client/personal-storage';
import { watchClicks } from '@talad/elements/client/watch-clicks';

const modals = () => import('@talad/elements/parts/modal/open-modal');
const counting = () => import('@talad/elements/client/report-visit');
const keeping = () => import('@talad/elements/parts/favourites/toggle-items');

/** Features of the page in addition to the islands; the code of each is loaded on demand. */
export function startHooks(): void {
  watchClicks({
    modal: (opener) => modals().then(({ openFrom }) => openFrom(opener)),
    keep: (button) => keeping().then(({ toggleItem }) => toggleItem(button)),
    // The sign-in returns to this page; without JavaScript, the link leads to "my account".
    signIn: async (link) => {
      const { origin } = new URL(link.getAttribute('href') ?? '/', location.href);
      location.assign(`${origin}/login?continue=${encodeURIComponent(location.href)}`);
    },
  });

  hideWhileScrolling();

  // On a wide screen, a filter applies at once; on a phone, its sheet has a button.
  addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form.filters') : null;
    if (form && matchMedia('(width >= 1000px)').matches) form.requestSubmit();
  });

  // Only the server renders the bar of phones; its number comes from the cart.
  const bar = document.querySelector('talad-bottom-menu');
  if (bar) {
    watchCount({ api: '/api/v1', base: '' }, (count) => bar.setAttribute('count', `${count}`));
  }

  if (document.querySelector('.cart-also')) {
    later(
      import('@talad/elements/parts/cart/hide-chosen').then(({ hideChosen }) =>
        hideChosen({ api: '/api/v1', base: '' }),
      ),
    );
  }

  const linked = (): void => {
    if (location.hash.startsWith('#modal-')) {
      later(modals().then(({ openLinked }) => openLinked()));
    }
  };
  addEventListener('popstate', linked);
  linked();

  document.addEventListener('talad-cart-add', ({ uuid, refusal }) => {
    if (!refusal) later(counting().then(({ reportCart }) => reportCart(uuid)));
  });

  const unhandled = (event: PromiseRejectionEvent | ErrorEvent): void => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    if (error)
      later(
        import('@talad/elements/parts/toast/report-error').then(({ reportError }) =>
          reportError(error),
        ),
      );
  };
  addEventListener('unhandledrejection', unhandled);
  addEventListener('error', unhandled);

  // A prerendered page was not visited yet. The event fires at the document, not at the window.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', visit, { once: true });
  else visit();
}

/**
 * Hides floating buttons while the reader scrolls down, and shows them on the way up. On a phone,
 * the first screen of a product belongs to its price, sale and coupons.
 */
function hideWhileScrolling(): void {
  const isBuying = document.querySelector('talad-product') !== null;
  const first = isBuying && matchMedia('(width < 750px)').matches ? innerHeight / 4 : 0;
  let before = scrollY;
  const update = (): void => {
    const isHidden = scrollY > before || scrollY < first;
    if (scrollY !== before || isHidden) {
      document.documentElement.toggleAttribute('data-scrolling', isHidden);
    }
    before = scrollY;
  };
  addEventListener('scroll', update);
  update();
}

function visit(): void {
  const { seen, dropship } = document.querySelector<HTMLElement>('[data-seen]')?.dataset ?? {};
  if (seen) {
    recordView(seen, Date.now(), dropship !== undefined);
  }
  if (document.querySelector('main[data-cut]')) {
    later(import('@talad/elements/parts/toast/load-rest').then(({ loadRest }) => loadRest()));
  }
  const areas = document.querySelector<HTMLElement>('[data-areas]');
  if (areas) {
    const picker = import('@talad/elements/parts/address/area-picker');
    later(picker.then(({ startAreaPicker }) => startAreaPicker(areas)));
  }
  if (document.querySelector('[data-typed],[ordered]')) {
    later(
      import('@talad/elements/client/typed-form').then(({ startTypedForm }) => startTypedForm()),
    );
  }
  // The editor's frame has no session.
  if (parent === window) {
    whenIdle(() => later(import('./page-session.ts').then(({ startPage }) => startPage())));
  }
  if (wasFetchedAhead() && parent === window) {
    later(counting().then(({ reportPage }) => reportPage()));
  }
  if (keepsSomething()) later(keeping().then(({ startFavourites }) => startFavourites()));
  const measure = document.querySelector<HTMLMetaElement>('meta[name=talad-measure]');
  // The editor's frame counts no visits.
  if (measure && parent === window) {
    const measuring = import('@talad/elements/parts/consent/start-measuring');
    later(measuring.then(({ startMeasuring }) => startMeasuring(JSON.parse(measure.content))));
  }
}

/**
 * The speculation rules prefetched or prerendered the page, so the server did not count the visit.
 */
function wasFetchedAhead(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  if (!load) return false;
  const isPrerendered = 'activationStart' in load && Number(load.activationStart) > 0;
  return isPrerendered || ('deliveryType' in load && load.deliveryType === 'navigational-prefetch');
}

/** The session is not urgent: the cached page is the same for all visitors. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/** The page is complete without it. */
function later(work: Promise<unknown>): void {
  work.catch(() => undefined);
}

function keepsSomething(): boolean {
  try {
    // A signed-in shopper may have saved favourites on another device.
    const names = [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return /talad-(token=|fav|comp|cart)/.test(names.join());
  } catch {
    return false;
  }
}
