/**
 * Script of the offline page, inlined because nothing can be fetched there. It shows data of this
 * browser, never a price, and continues automatically once the shop answers again.
 */
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 30_000;
const LINES = 5;

function showCart(): void {
  const place = document.querySelector<HTMLElement>('[data-cart]');
  const list = place?.querySelector('ul');
  if (!place || !list) return;
  const lines = storedLines();
  for (const [title, quantity] of lines.slice(0, LINES)) {
    const line = document.createElement('li');
    const count = document.createElement('span');
    line.textContent = title;
    count.textContent = `× ${quantity}`;
    line.append(count);
    list.append(line);
  }
  const rest = place.querySelector<HTMLElement>('[data-rest]');
  if (rest) rest.hidden = lines.length <= LINES;
  place.hidden = lines.length === 0;
}

/** Returns the lines of the stored cart (cart-storage.ts); invalid ones are left out. */
function storedLines(): readonly (readonly [string, number])[] {
  try {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=talad-cart-prefix]');
    const key = `${meta?.content || 'talad'}-sync-cart`;
    const { products, product_data: data } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return Object.entries<{ qty: unknown }>(products ?? {}).flatMap(([uuid, { qty }]) => {
      const title: unknown = data?.[uuid]?.title;
      return typeof title === 'string' && typeof qty === 'number' ? [[title, qty] as const] : [];
    });
  } catch {
    return [];
  }
}

let pause = FIRST_PAUSE_MS;

/** A network connection does not prove that the shop is reachable; only its answer does. */
async function tryAgain(): Promise<void> {
  try {
    const answer = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' });
    if (answer.ok) return location.reload();
  } catch {
    // The shop is still not reachable.
  }
  later();
  pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5);
}

function later(): void {
  setTimeout(() => void tryAgain(), pause);
}

showCart();
addEventListener('online', () => void tryAgain());
later();
