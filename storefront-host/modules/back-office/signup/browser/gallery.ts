/** Width in px of the screen that the wide preview shows. */
const DESKTOP = 1280;

/** Serves the choice of a look: by trade, on a phone or a desktop, and next to another one. */
export function startGallery(form: HTMLFormElement, frame: HTMLIFrameElement): void {
  filterByTrade(form);
  const aside = frame.closest<HTMLElement>('.preview');
  const tools = aside?.querySelector<HTMLElement>('.tools');
  const kept = aside?.querySelector<HTMLElement>('.kept');
  if (!aside || !tools || !kept) return;
  tools.hidden = false;
  const fit = (): void => {
    for (const one of aside.querySelectorAll('iframe')) fitFrame(one, aside);
  };
  new ResizeObserver(fit).observe(aside);
  const screens = [...tools.querySelectorAll<HTMLButtonElement>('[data-screen]')];
  for (const button of screens) {
    button.addEventListener('click', () => {
      aside.classList.toggle('desktop', button.dataset['screen'] === 'desktop');
      for (const one of screens) one.ariaPressed = String(one === button);
      fit();
    });
  }
  tools.querySelector('[data-keep]')?.addEventListener('click', () => {
    keep(form, frame, kept);
    fit();
  });
  kept.querySelector('button')?.addEventListener('click', () => {
    const radio = form.querySelector<HTMLInputElement>(
      `[name="look"][value="${CSS.escape(kept.dataset['look'] ?? '')}"]`,
    );
    radio?.click();
  });
}

function filterByTrade(form: HTMLFormElement): void {
  const select = form.querySelector<HTMLSelectElement>('#trade');
  if (!select?.parentElement) return;
  select.parentElement.hidden = false;
  form.addEventListener('input', () => {
    for (const label of form.querySelectorAll<HTMLElement>('[data-trades]')) {
      const suits = (label.dataset['trades'] ?? '').split(' ').includes(select.value);
      // The chosen look stays visible, because it is what the form sends.
      label.hidden = select.value !== '' && !suits && !label.querySelector(':checked');
    }
  });
}

/** Shows the present look in the second frame too, where it stays while others are tried. */
function keep(form: HTMLFormElement, frame: HTMLIFrameElement, kept: HTMLElement): void {
  const chosen = form.querySelector<HTMLInputElement>('[name="look"]:checked');
  const other = kept.querySelector('iframe');
  const name = kept.querySelector('span');
  if (!other || !name) return;
  const [first] = form.querySelectorAll<HTMLInputElement>('[name="look"]');
  const look = chosen ?? first;
  other.src = frame.src;
  kept.dataset['look'] = look?.value ?? '';
  name.textContent = look?.closest('label')?.textContent?.trim() ?? '';
  kept.hidden = false;
}

/** Scales a page of a desktop's width down to its place. */
function fitFrame(frame: HTMLIFrameElement, aside: HTMLElement): void {
  const { clientWidth, clientHeight } = frame.parentElement ?? frame;
  const scale = aside.classList.contains('desktop') ? clientWidth / DESKTOP : 1;
  const isWide = scale > 0 && scale < 1;
  frame.style.width = isWide ? `${DESKTOP}px` : '';
  frame.style.height = isWide ? `${clientHeight / scale}px` : '';
  frame.style.scale = isWide ? String(scale) : '';
}
